/** Plays recorded calls again with a changed program, in the process that runs it; needs nothing but Java itself. */
package tabuleiro.contracts.replay;
