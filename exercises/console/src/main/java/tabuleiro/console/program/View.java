package tabuleiro.console.program;

import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.console.GameStart;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;

/** What the players see, and how they answer: lines, or a screen. */
public interface View extends AutoCloseable {

    /** The number of characters of the longest line that is typed, blanks at its ends apart. */
    int LONGEST_LINE = 200;

    /** A game that is being played. */
    record Scene(PlayedGame match, GameStart start, Words words) {

        /**
         * Checks whether what only the next player may see is hidden: from other persons, or because an agent plays.
         *
         * @param ready the index of the player who has said that nobody else is looking; another number if nobody has
         */
        public boolean isHidden(int ready) {
            return match.isPrivate() && match.player() != ready && (!start.seats().get(match.player()).isPerson()
                    || start.seats().stream().filter(GameStart.Seat::isPerson).count() > 1);
        }
    }

    /**
     * A question, at the moment when it is asked.
     *
     * @param question supplies its text, which may change while it is asked, as the time that is left does
     * @param refusal  why the answer before was refused, as a sentence; nothing if none was
     * @param kind     what may be typed
     */
    record Prompt(Supplier<String> question, Optional<String> refusal, Kind kind) {

        /** Returns the text of the question as it is now. */
        public String text() {
            return question.get();
        }
    }

    /** What may be typed at a question. */
    enum Kind {
        /** Any text, such as a name. */
        TEXT,
        /** One of some words, or a number. */
        CHOICE,
        /** A step of the game, which may also be chosen on the board. */
        STEP
    }

    /** Tells the players something. */
    void say(String text);

    /** Tells the players at once for what the program waits, before it does. */
    default void await(String text) {
        say(text);
    }

    /** Shows a text of several lines that the players have asked for. */
    void page(String text);

    /** Shows the game that is being played as it is now; nothing if none is. */
    void show(Optional<Scene> scene);

    /** Turns the board to the other player's side; it stays so (CO-22). */
    void turn();

    /**
     * Asks a question.
     *
     * @return what is typed, without the line end; nothing at the end of the input
     * @throws Interruption if the players leave by a key
     */
    Optional<String> ask(Prompt prompt);

    /** Leaves the terminal as it was. May be called more than once. */
    @Override
    void close();

    /** Leaves the terminal as it was, and shows a last text there. */
    void end(String text);
}
