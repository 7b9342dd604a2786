/** The console of a game that adds none of its own: what is asked, read and drawn follows from its types. */
package tabuleiro.console.any;
