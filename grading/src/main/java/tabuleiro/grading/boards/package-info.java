/** Makes the wrong boards by which contracts are tried: of calls of the reference, and what can be wrong then. */
package tabuleiro.grading.boards;
