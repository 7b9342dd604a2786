/** The parts of the consoles that are not yet converted to the shared program: to be deleted with the last of them. */
package tabuleiro.console.former;
