/** Quarto in the terminal: given code. */
package tabuleiro.console.quarto;
