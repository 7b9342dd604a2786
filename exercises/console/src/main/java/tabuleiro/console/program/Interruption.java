package tabuleiro.console.program;

import java.util.Optional;

/** Ends what the program is doing, because the players want something else. */
public final class Interruption extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final transient Optional<SavedGame> next;

    private Interruption(Kind kind, Optional<SavedGame> next) {
        super(kind.name(), null, false, false);
        this.kind = kind;
        this.next = next;
    }

    /** What the players want. */
    enum Kind {
        /** To leave the program. */
        QUIT,
        /** Nothing more: the input has ended. */
        END_OF_INPUT,
        /** To go back to the menu. */
        MENU,
        /** To resume another game. */
        RESUME,
        /** To try what the game has besides whole games. */
        PRACTICE,
        /** To be asked again, because the game is at another position. */
        MOVED;

        boolean endsProgram() {
            return this == QUIT || this == END_OF_INPUT;
        }
    }

    /** Returns the interruption with which the players leave the program. */
    public static Interruption quit() {
        return new Interruption(Kind.QUIT, Optional.empty());
    }

    /** Returns the interruption of a kind that has nothing to add. */
    static Interruption of(Kind kind) {
        return new Interruption(kind, Optional.empty());
    }

    static Interruption resume(SavedGame game) {
        return new Interruption(Kind.RESUME, Optional.of(game));
    }

    /** Returns what the players want. */
    Kind kind() {
        return kind;
    }

    /** Returns the game that is to be resumed; nothing if none is. */
    Optional<SavedGame> next() {
        return next;
    }
}
