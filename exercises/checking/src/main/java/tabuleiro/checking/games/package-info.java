/** Plays recorded games with an engine, and says where it returns something else than is right. */
package tabuleiro.checking.games;
