/** Text-mode front ends that play any engine: given code. */
package tabuleiro.console;
