/** What the text-mode front ends of all games share, which play any engine: given code. */
package tabuleiro.console;
