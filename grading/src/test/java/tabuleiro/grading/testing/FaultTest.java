package tabuleiro.grading.testing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tabuleiro.calls.Parts;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Compiler;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.TimeLimits;
import tabuleiro.grading.process.Worker;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.wire.Answer;

/** What is no fault of a submission costs it nothing, and what is one costs nobody else anything. */
class FaultTest {

    private static final Rubric RUBRIC = Fixtures.rubric("connect-four");
    private static final Map<String, String> REFERENCE = Fixtures.reference(RUBRIC.exercise());

    private static final AtomicInteger STARTED = new AtomicInteger();

    private static Worker dying() {
        try {
            return new Worker(new ProcessBuilder("sh", "-c", "exit 1").start(), 1);
        } catch (IOException unavailable) {
            throw new UncheckedIOException(unavailable);
        }
    }

    @Test
    void noMarksAreGivenWhenProcessesCannotBeStarted() {
        final Examiner examiner = new Examiner(new Suite(RUBRIC.exercise()), FaultTest::dying, Optional::empty);
        assertThatThrownBy(() -> examiner.examine(Map.of()).outcomes()).isInstanceOf(GradingException.class)
                .hasMessageContaining("cannot be started any more").hasMessageContaining("give the same command again");
    }

    @Test
    void aProcessThatDoesNotStartIsReplaced() {
        final Iterator<Worker> first = List.of(dying(), dying()).iterator();
        final Examiner examiner = new Examiner(new Suite(RUBRIC.exercise()),
                () -> first.hasNext() ? first.next() : Fixtures.WORKERS.nextPlayer(), Optional::empty);
        final Compiled compiled = Fixtures.WORKERS.compile(REFERENCE, RUBRIC.exercise().packageName()).orElseThrow();
        assertThat(examiner.examine(compiled.classes()).outcomes()).allMatch(Outcome::passed);
    }

    @Test
    void whoseClassesCannotBeLoadedIsAtFaultAloneIfOthersCanBe() {
        final Examiner examiner =
                new Examiner(new Suite(RUBRIC.exercise()), FaultTest::forgetful, Optional::empty);
        final Compiled compiled = Fixtures.WORKERS.compile(REFERENCE, RUBRIC.exercise().packageName()).orElseThrow();
        final List<Outcome> outcomes = examiner.examine(compiled.classes()).outcomes();
        assertThat(outcomes).noneMatch(Outcome::passed);
        assertThat(outcomes.get(0).message()).contains("classes of the program cannot be loaded");
        assertThat(STARTED).as("processes: three with the classes, one without").hasValue(4);
    }

    /** A process that takes no more than a few classes, and is late then. */
    private static Worker forgetful() {
        STARTED.incrementAndGet();
        try {
            return new Worker(new ProcessBuilder("cat").start(), 1) {
                @Override
                public DataInputStream ask(Parts.Body question, TimeLimits limits) {
                    final ByteArrayOutputStream asked = new ByteArrayOutputStream();
                    try {
                        question.writeTo(new DataOutputStream(asked));
                    } catch (IOException impossible) {
                        throw new UncheckedIOException(impossible);
                    }
                    if (asked.size() > 1000) {
                        throw new Failure(Failure.Kind.TIMEOUT, "No answer in time.");
                    }
                    final byte[] done = Arrays.copyOf(asked.toByteArray(), 6);
                    done[4] = 0;
                    done[5] = (byte) Answer.VALUE.ordinal();
                    return new DataInputStream(new ByteArrayInputStream(done));
                }
            };
        } catch (IOException unavailable) {
            throw new UncheckedIOException(unavailable);
        }
    }

    @Test
    void nothingFailsToCompileBecauseCompilersCannotBeStarted() {
        try (Compiler compiler = new Compiler(() -> CompletableFuture.completedFuture(dying()))) {
            assertThatThrownBy(() -> compiler.compile(REFERENCE, RUBRIC.exercise().packageName()))
                    .isInstanceOf(GradingException.class).hasMessageContaining("The compilers cannot be started");
        }
    }

    /** Of the steps and grading, nobody may believe a number; the submission itself and the values know better. */
    @Test
    void aNumberThatIsAnsweredTakesNoMemoryOfTheJudge() {
        final Exercise qwirkle = new Exercise("qwirkle");
        final Map<String, String> sources = new HashMap<>(Fixtures.reference(qwirkle));
        final String players = "public int players() {\n        ";
        final String engine = sources.keySet().stream().filter(each -> sources.get(each).contains(players))
                .findFirst().orElseThrow();
        sources.put(engine, sources.get(engine).replace(players, players + "if (StackWalker.getInstance().walk(frames"
                + " -> frames.skip(1).findFirst().orElseThrow().getClassName().contains(\"grading\"))) {"
                + " return Integer.MAX_VALUE; }\n        "));
        final Suite suite = new Suite(qwirkle, new TreeMap<>(Map.of("rules/qwirkle/1-some.feature", ("Feature:"
                + " some\n\n  @QW-01\n  Example: asked\n    Given a new game for 2 players\n    Then asking every"
                + " question twice gives the same answers and changes nothing\n").getBytes(UTF_8))));
        assertThat(outcome(suite, sources).passed()).isFalse();
    }

    private static Outcome outcome(Suite suite, Map<String, String> sources) {
        final Compiled compiled = Fixtures.WORKERS.compile(sources, suite.exercise().packageName()).orElseThrow();
        assertThat(compiled.errors()).isEmpty();
        return new Examiner(suite, Fixtures.WORKERS::nextPlayer, Optional::empty).examine(compiled.classes()).outcomes()
                .get(0);
    }

    @Test
    void whoCallsEachOtherWithoutEndIsToldAndNotWhereItStopped() {
        final Map<String, String> sources = new HashMap<>(REFERENCE);
        sources.put("connectfour/Engine.java", sources.get("connectfour/Engine.java").replace(
                "        return result;\n    }\n\n    @Override\n    public Optional<Player> winner() {",
                "        return ping(1);\n    }\n"
                        + "    private boolean ping(int n) {\n        return Math.abs(n) > 0 && pong(n);\n    }\n"
                        + "    private boolean pong(int n) {\n        return leaf(n) > 0 && ping(n);\n    }\n"
                        + "    private static int leaf(int n) {\n        return n;\n    }\n\n"
                        + "    @Override\n    public Optional<Player> winner() {"));
        final Suite suite = SuiteTest.suite(
                "  @C4-01\n  Example: asked\n    Given a new game\n    Then the game is not over\n");
        assertThat(outcome(suite, sources).message()).startsWith("StackOverflowError")
                .endsWith("\nat Engine.ping (Engine.java)\nat Engine.pong (Engine.java)").doesNotContain("leaf");
    }
}
