package tabuleiro.contracts.replay;

import java.util.function.Supplier;

/**
 * A program whose contracts are tried.
 *
 * @param loader      loads its classes, which call {@link Watch}, for a play
 * @param provider    the name of the one that is called first
 * @param before      is done before each play, so that the program finds nothing of the one before
 * @param isCollected whether assertions that fail are noted, and do not stop the program
 */
record Program(Supplier<Loader> loader, String provider, Runnable before, boolean isCollected) {
}
