package tabuleiro.grading.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.marks.Rubric;

/** What is no fault of a submission costs it nothing, and what is one costs nobody else anything. */
class FaultTest {

    private static final Rubric RUBRIC = Fixtures.rubric("connect-four");
    private static final Map<String, String> REFERENCE = Fixtures.reference(RUBRIC.exercise());

    private static Worker dying() {
        try {
            return new Worker(new ProcessBuilder("sh", "-c", "exit 1").start(), 1);
        } catch (IOException unavailable) {
            throw new UncheckedIOException(unavailable);
        }
    }

    @Test
    void noMarksAreGivenWhenProcessesCannotBeStarted() {
        final Examiner examiner = new Examiner(new RuleBook(RUBRIC.exercise()), FaultTest::dying);
        assertThatThrownBy(() -> examiner.examine(Map.of())).isInstanceOf(GradingException.class)
                .hasMessageContaining("cannot be started any more").hasMessageContaining("give the same command again");
    }

    @Test
    void aProcessThatDoesNotStartIsReplaced() {
        try (Workers workers = Fixtures.workers()) {
            final Iterator<Worker> first = List.of(dying(), dying()).iterator();
            final Examiner examiner = new Examiner(new RuleBook(RUBRIC.exercise()),
                    () -> first.hasNext() ? first.next() : workers.nextPlayer());
            final Compiled compiled = workers.compile(REFERENCE, RUBRIC.exercise().packageName());
            assertThat(examiner.examine(compiled.classes())).allMatch(Outcome::passed);
        }
    }

    @Test
    void nothingFailsToCompileBecauseCompilersCannotBeStarted() {
        try (Compiler compiler = new Compiler(() -> CompletableFuture.completedFuture(dying()))) {
            assertThatThrownBy(() -> compiler.compile(REFERENCE, RUBRIC.exercise().packageName()))
                    .isInstanceOf(GradingException.class).hasMessageContaining("The compilers cannot be started");
        }
    }

    @Test
    void aNumberThatIsAnsweredTakesNoMemoryOfTheJudge() {
        final Rubric qwirkle = Fixtures.rubric("qwirkle");
        final Map<String, String> sources = new HashMap<>(Fixtures.reference(qwirkle.exercise()));
        final String players = "public int players() {\n        return ";
        final String engine = sources.keySet().stream().filter(each -> sources.get(each).contains(players))
                .findFirst().orElseThrow();
        sources.put(engine, sources.get(engine).replace(players, players + "Integer.MAX_VALUE; }\n    int count() {"
                + "\n        return "));
        final Verdict verdict = Fixtures.judge(qwirkle, sources);
        assertThat(verdict.problem()).isEmpty();
        assertThat(verdict.outcomes()).anyMatch(outcome -> !outcome.passed());
    }

    @Test
    void whoCallsEachOtherWithoutEndIsToldAndNotWhereItStopped() {
        final Map<String, String> sources = new HashMap<>(REFERENCE);
        sources.put("connectfour/Engine.java", sources.get("connectfour/Engine.java").replace(
                "        return isOver(grid);", "        return ping(1);\n    }\n"
                        + "    private boolean ping(int n) {\n        return Math.abs(n) > 0 && pong(n);\n    }\n"
                        + "    private boolean pong(int n) {\n        return leaf(n) > 0 && ping(n);\n    }\n"
                        + "    private static int leaf(int n) {\n        return n;"));
        assertThat(Fixtures.judge(RUBRIC, sources).outcomes())
                .filteredOn(each -> each.message().startsWith("StackOverflowError"))
                .isNotEmpty().allSatisfy(each -> assertThat(each.message())
                        .contains("\nat Engine.ping (Engine.java)\nat Engine.pong (Engine.java)")
                        .doesNotContain("leaf"));
    }
}
