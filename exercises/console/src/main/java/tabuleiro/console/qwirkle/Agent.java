package tabuleiro.console.qwirkle;

import tabuleiro.console.Chance;

/** A player that is not a person. */
@FunctionalInterface
interface Agent {

    /** Returns the next step, in its notation. */
    String choose(Seen seen);

    /** Returns an agent that does any of the steps that it considers. */
    static Agent random(long seed) {
        final Chance chance = new Chance(seed);
        return seen -> chance.any(seen.steps());
    }
}
