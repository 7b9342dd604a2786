/** Puts mistakes into a compiled program, and sees whether the program's own contracts stop them. */
package tabuleiro.contracts;
