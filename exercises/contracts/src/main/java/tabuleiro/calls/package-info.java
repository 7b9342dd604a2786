/**
 * How values are written and read of which only the declared type is known, and methods called by their numbers:
 * between judge and submission, and in the files of recorded calls that students get.
 */
package tabuleiro.calls;
