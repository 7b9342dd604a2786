/** Connect Four in the terminal: given code. */
package tabuleiro.console.connectfour;
