/** Quarto in the console: given code. */
package tabuleiro.console.quarto;
