package tabuleiro.console.qwirkle;

/** A player that is not a person. */
@FunctionalInterface
interface Agent {

    /** Returns the next step, in its notation. */
    String choose(Seen seen);
}
