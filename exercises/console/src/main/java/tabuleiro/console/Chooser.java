package tabuleiro.console;

import java.util.Optional;

/**
 * A player that is not a person: an agent, or a program at the other end of a connection.
 *
 * @param <M> the type of the game
 */
@FunctionalInterface
public interface Chooser<M extends PlayedGame> {

    /**
     * Returns the next step in a game that is not over, as it could be typed. It may take long, and it may end the game
     * with an {@link EngineFailure} or an {@link OpponentFailure}.
     */
    String choose(M match);

    /** Returns an agent that does any of the legal steps, each as likely as any other. */
    static <M extends PlayedGame> Chooser<M> random(long seed) {
        final Chance chance = new Chance(seed);
        return match -> chance.any(match.legalSteps());
    }

    /** Returns what the players are told while this player chooses; nothing if that takes no time. */
    default Optional<Message> waiting() {
        return Optional.empty();
    }

    /** Returns what another player is told at each question, such as the time left; nothing if there is nothing. */
    default Optional<Message> hint() {
        return Optional.empty();
    }

    /** Returns what the steps that may be done now are worth, for a hint (CO-23); nothing if the player cannot tell. */
    default Optional<Message> worth(M match) {
        return Optional.empty();
    }

    /** Returns by which step a game that is over was lost; nothing if it was not, or if this player cannot tell. */
    default Optional<Message> mistake(M match) {
        return Optional.empty();
    }

    /** Follows a step of another player that has been done. */
    default void follow(M match, String notation) {
        // An agent looks at the game when it chooses.
    }
}
