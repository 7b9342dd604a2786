package tabuleiro.contracts.replay;

import java.util.Collections;
import java.util.List;

/**
 * What came of a call after which something was made wrong.
 *
 * @param kind how the program makes the call as it is
 * @param came what came of each wrong thing, in their order
 * @param said what failing assertions said, for each, if they were collected
 */
public record Tried(Kind kind, List<Came> came, List<List<String>> said) {

    /** How a program makes a call that it may make. */
    public enum Kind {
        /** As it should. */
        RIGHT,
        /** Otherwise than it should, or not at all. */
        WRONG,
        /** As it should, but only while assertions are checked: they do the work. */
        ASSERTIONS_WORK,
        /** As it should, but one of its own assertions stops it. */
        FALSE_ALARM
    }

    /** What can come of something that is wrong. */
    public enum Came {
        /** An assertion stops it. */
        ASSERTED,
        /** An exception of the program's own stops it. */
        THROWN,
        /** An assertion stops it that only does again what the program has done. */
        COPIED,
        /** Nothing stops it. */
        UNNOTICED,
        /** It could not be made in this program. */
        NOT_MADE
    }

    /** Returns what came of a call of which nothing could be tried. */
    static Tried nothing(Kind kind, int wrongs) {
        return new Tried(kind, Collections.nCopies(wrongs, kind == Kind.WRONG ? Came.NOT_MADE : Came.UNNOTICED),
                Collections.nCopies(wrongs, List.of()));
    }
}
