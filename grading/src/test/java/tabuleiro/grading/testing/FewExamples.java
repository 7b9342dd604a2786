package tabuleiro.grading.testing;

import java.util.Map;
import java.util.Optional;
import tabuleiro.connectfour.Refusal;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.results.Observed;

/** Judges programs by a few examples of Connect Four, for tests of what else a program does than play. */
public final class FewExamples {

    private static final Exercise EXERCISE = new Exercise("connect-four");

    private static final String EXAMPLES = """
              @C4-01
              Example: a new game
                Given a new game
                Then the game is not over
              @C4-02
              Example: a disc
                Given a new game
                When the first player drops a disc in column 4
                Then the cell in row 6, column 4 holds a disc of the first player
                And the second player is next
                And the game is not over
              @C4-02
              Example: another disc
                Given a new game
                When the first player drops a disc in column 1
                Then the cell in row 6, column 1 holds a disc of the first player
              @C4-02
              Example: one more disc
                Given a new game
                When the first player drops a disc in column 7
                Then the cell in row 6, column 7 holds a disc of the first player
              @C4-05
              Example: no such column
                Given a new game
                When the first player drops a disc in column 8
                Then the move is refused: %s
              @guard-C4-06
              Example: a guard
                Given a new game
                When a careless caller drops a disc in column 8
                Then an assertion stops the caller
            """.formatted(Refusal.NO_SUCH_COLUMN.words());

    private static final Tester TESTER = new Tester(EXERCISE, Fixtures.WORKERS, () -> SuiteTest.suite(EXAMPLES),
            Optional.empty(), Optional.of(Fixtures.reference(EXERCISE)), Optional.empty());

    private FewExamples() {
    }

    /** Returns what is observed of these sources, given by path. */
    public static Observed test(Map<String, String> sources) {
        return TESTER.test(sources);
    }
}
