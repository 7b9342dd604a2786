/** Which games there are, and what each says of itself beside its rules. */
package tabuleiro.games;
