/** Plays recorded calls again with a changed program, in the process in which it runs; needs nothing but Java itself. */
package tabuleiro.contracts.replay;
