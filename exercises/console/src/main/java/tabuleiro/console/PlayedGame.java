package tabuleiro.console;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.notation.PortableGame;

/**
 * A game that is being played, as the console sees it. It changes step by step; a step is the smallest thing that a
 * player does, such as choosing a piece. Several steps may make one turn.
 */
public interface PlayedGame {

    /**
     * A step that may be done now.
     *
     * @param notation what is saved and read again, in every language
     * @param action   does the step, and returns what the players are told about it
     */
    record Step(String notation, Supplier<List<Message>> action) {
    }

    /** Returns the index of the player who does the next step; after the end, of any player. */
    int player();

    /** Returns what this player is asked. */
    Message question();

    /** Returns why an empty line is no step, as a clause without a full stop. */
    default Message whyNotNothing() {
        return Message.of("refused.nothing");
    }

    /**
     * Returns what a text means that this player has typed. It is not empty, and no command. Nothing changes.
     *
     * @return a step that may be done now, or the reason why there is none
     */
    Reading<Step> read(String typed);

    /** Returns the steps that may be done now, in their notation and in the order of the interface of the game. */
    List<String> legalSteps();

    /** Returns a step as it is typed in a language, for lists of steps and for what an agent has chosen. */
    default String typed(String notation, Words words) {
        return words.typed(notation);
    }

    /** Returns a step that is typed in a language, or as much of it as has been typed, in its notation. */
    default String notation(String typed, Words words) {
        return words.notation(typed);
    }

    /** Returns how the pieces of a player look; nothing if the players have no pieces of their own. */
    default Optional<DrawnBoard.DrawnCell> piece(int player, Words words) {
        return Optional.empty();
    }

    /** Checks whether steps of a turn have been done that is not finished. Such steps may be taken back. */
    default boolean isTurnBegun() {
        return false;
    }

    /** Checks whether a screen shows something that only the next player may see, such as a hand of tiles. */
    default boolean isPrivate() {
        return false;
    }

    /** Checks whether a move can begin with a letter, which is then typed, whatever else it does. */
    default boolean isLetter(char letter) {
        return false;
    }

    /** Returns the turns that are finished, in the notation of the field; none of what has no turns. */
    default History history(Words words) {
        return History.NONE;
    }

    /** Checks whether the game is over. */
    boolean isOver();

    /** Returns how the game has ended. It must be over. */
    Message result();

    /** Draws the game in lines, as the original assignment does. */
    String plain(Words words);

    /** Draws the game in lines from the second player's side; in the same way if its board has no sides (CO-22). */
    default String turned(Words words) {
        return plain(words);
    }

    /** Checks whether this drawing stands before each question for a step, even if it has not changed. */
    default boolean isDrawnAlways() {
        return false;
    }

    /** Returns the game as other programs write it; nothing if there is no such notation. */
    default Optional<PortableGame> portable() {
        return Optional.empty();
    }

    /** Draws the game for a screen. */
    Picture picture(Sight sight);

    /**
     * Returns the number of steps after which every game is over, so that an engine that never ends one is noticed.
     *
     * @return the largest {@code int} if there is no such number
     */
    default int mostSteps() {
        return Integer.MAX_VALUE;
    }
}
