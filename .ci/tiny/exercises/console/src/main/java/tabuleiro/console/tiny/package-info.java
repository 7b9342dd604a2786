/** Tiny in the console: given code. */
package tabuleiro.console.tiny;
