/** Chess in the console: given code. */
package tabuleiro.console.chess;
