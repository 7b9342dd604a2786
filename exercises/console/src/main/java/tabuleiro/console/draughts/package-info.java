/** Draughts in the console: given code. */
package tabuleiro.console.draughts;
