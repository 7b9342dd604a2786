/** Qwirkle in the terminal: given code. */
package tabuleiro.console.qwirkle;
