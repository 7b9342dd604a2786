/** Connect Four in the console: given code. */
package tabuleiro.console.connectfour;
