package tabuleiro.feedback;

import java.util.List;

/**
 * What a report says of one example that does not pass.
 *
 * @param example which one
 * @param state   how it ended
 * @param cause   what examples have in common that fail for the same reason; empty if that is not known
 * @param lines   what is wrong, in full
 */
record Finding(Example example, State state, String cause, List<String> lines) {

    /** How an example ended that does not pass. */
    enum State {
        /** A task is still to be done. */
        NOT_WRITTEN("not written"),
        /** A check found something else than what the rule demands. */
        WRONG("wrong"),
        /** The program threw an exception. */
        BREAKS_OFF("breaks off"),
        /** The example reached its time limit. */
        NO_END("no end"),
        /** The program ended the whole run. */
        EXITS("exits");

        private final String words;

        State(String words) {
            this.words = words;
        }

        /** Returns whether the run could not go on. */
        boolean endsTheRun() {
            return this == NO_END || this == EXITS;
        }

        @Override
        public String toString() {
            return words;
        }
    }
}
