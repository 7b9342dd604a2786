package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.suite.Suite;

/** A wrong solution gets what it deserves, whatever it does. */
class TesterTest {

    /** Where the reference is asked whether a game is over that has begun; what follows is done only then. */
    private static final String BEGUN = "        final boolean result = grid.isOver();";

    private static final Rubric RUBRIC = Fixtures.rubric("connect-four");

    private static final Map<String, String> REFERENCE = Fixtures.reference(RUBRIC.exercise());

    private static Map<String, String> changed(String file, String text, String instead) {
        final Map<String, String> sources = new HashMap<>(REFERENCE);
        assertThat(sources.get(file)).contains(text);
        sources.put(file, sources.get(file).replace(text, instead));
        return sources;
    }

    private static Outcome first(Observed observed, Status status) {
        return observed.outcomes().stream().filter(each -> each.status() == status).findFirst().orElseThrow();
    }

    @Test
    void noSourceAtAllGetsNothing() {
        final Observed observed = Fixtures.test(RUBRIC, Map.of("connectfour/Other.java", "package connectfour;"));
        assertThat(observed.outcomes()).hasSizeGreaterThan(100).noneMatch(Outcome::passed);
        assertThat(observed.problem()).first().isEqualTo("has no class connectfour.Games");
    }

    @Test
    void aClassOutsideThePackageIsRefused() {
        final Map<String, String> sources = new HashMap<>(REFERENCE);
        sources.put("connectfour/Sly.java", "package tabuleiro.connectfour; public class Sly { }");
        final Observed observed = Fixtures.test(RUBRIC, sources);
        assertThat(observed.problem()).element(1).asString().contains("tabuleiro.connectfour.Sly");
        assertThat(observed.outcomes()).hasSizeGreaterThan(100).noneMatch(Outcome::passed);
    }

    @Test
    void compilerErrorsAreToldByFileAndLine() {
        final Observed observed = Fixtures.test(RUBRIC,
                Map.of("connectfour/Games.java", "package connectfour;\nclass X {\n\tint x = \"one\";\n}\n"));
        assertThat(observed.problem()).containsExactly("does not compile", "connectfour/Games.java:3: incompatible"
                + " types: java.lang.String cannot be converted to int\n int x = \"one\";\n         ^");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "static int made;                                                    | made++ > 3",
        "static final int[] MADE = {0};                                      | MADE[0]++ > 3",
        "static final List<Object> MADE = new java.util.ArrayList<>();       | MADE.add(1) && MADE.size() > 3",
        "static final java.util.Random MADE = new java.util.Random(1);       | MADE.nextInt() == 1749940626",
        "enum Made { ONE; int times; }                                       | Made.ONE.times++ > 3",
        "static class Made { static long[][] times = {{0}}; }                | Made.times[0][0]++ > 3",
        "static final Runnable MADE = new Runnable() { int n; public void run() { if (n++ > 3) { throw"
                + " new IllegalStateException(); } } };                      | run()",
    })
    void staticStateDoesNotLastFromExampleToExample(String declaration, String trap) {
        final String body = trap.equals("run()") ? "MADE.run();"
                : "if (" + trap + ") { throw new IllegalStateException(); }";
        final Observed observed = FewExamples.test(changed("connectfour/Engine.java", "    private Grid grid;",
                declaration + " private Grid grid; { " + body + " }"));
        assertThat(observed.problem()).isEmpty();
        assertThat(observed.outcomes()).allMatch(Outcome::passed);
    }

    @Test
    void stateThatLastsWithinAnExampleIsSeen() {
        final Observed observed = Fixtures.test(RUBRIC, changed("connectfour/Engine.java", "    private Grid grid;",
                "static int made; private Grid grid; { if (made++ > 0) { throw new IllegalStateException(); } }"));
        assertThat(Fixtures.notEarned(RUBRIC, observed)).containsExactly("C4-02", "C4-21");
    }

    @Test
    void whatAStudentThrowsIsToldWithItsPlaceAndIsNeverSkipped() {
        final Observed observed = Fixtures.test(RUBRIC, changed("connectfour/Engine.java",
                BEGUN, BEGUN + " if (!grid.discs().isEmpty()) {"
                        + " throw new java.util.NoSuchElementException(\"lost\"); }"));
        final Outcome error = first(observed, Status.ERROR);
        assertThat(error.message())
                .startsWith("java.util.NoSuchElementException: lost\nat Engine.isOver (Engine.java:");
        assertThat(observed.outcomes()).noneMatch(outcome -> outcome.status() == Status.NOT_RUN);
    }

    @Test
    void aBrokenPromiseOfItsOwnIsToldAsSuch() {
        final Observed observed = Fixtures.test(RUBRIC, changed("connectfour/Engine.java",
                "grid = grid.drop(column, mover);", "grid = grid.drop(column, mover.opponent());"));
        final Outcome failed = first(observed, Status.FAILED);
        assertThat(failed.message()).startsWith("Your postcondition `disc_rests` fails for a legal call.\n"
                + "postcondition broken: disc_rests (C4-04)");
        assertThat(failed.step()).isPositive();
        assertThat(failed.before()).contains(". . .");
    }

    @Test
    void nullIsNoAnswer() {
        final Observed observed = Fixtures.test(RUBRIC, changed("connectfour/Engine.java",
                "    private boolean invariant", "    public List<Integer> legalMoves() { return null; }\n"
                        + "    private boolean invariant"));
        assertThat(first(observed, Status.ERROR).message()).isEqualTo("The answer is no value of its type, but null.");
        assertThat(Fixtures.notEarned(RUBRIC, observed)).containsExactly(
                "C4-05", "C4-06", "C4-16", "C4-17", "C4-18", "C4-21");
    }

    @Test
    void everyPlannedExampleIsInTheResultWhateverHappens() {
        final List<Check> planned = new Suite(RUBRIC.exercise()).checks();
        final Observed crashed = Fixtures.test(RUBRIC, changed("connectfour/Engine.java",
                BEGUN, BEGUN + " if (!grid.discs().isEmpty()) { Runtime.getRuntime().halt(0); }"));
        assertThat(crashed.outcomes()).extracting(Outcome::check).isEqualTo(planned);
        assertThat(crashed.outcomes()).filteredOn(outcome -> outcome.status() == Status.ERROR)
                .hasSizeGreaterThan(3).extracting(each -> each.check().rule() + each.check().guard())
                .doesNotHaveDuplicates();
        assertThat(crashed.outcomes()).anyMatch(outcome -> outcome.status() == Status.NOT_RUN);
    }

    /** As when the machine lacks memory: what ends beside others is tested again alone. */
    @Thorough
    @Test
    void aProgramThatSomebodyElseEndsLosesNothing() throws InterruptedException {
        final Map<String, String> slow = changed("connectfour/Games.java", "    public ConnectFour newGame() {\n",
                "    public ConnectFour newGame() {\n"
                        + "        java.util.concurrent.locks.LockSupport.parkNanos(50_000_000);\n");
        try (Workers workers = Fixtures.ownWorkers()) {
            final Tester tester = Fixtures.tester(RUBRIC, workers);
            assertThat(tester.test(REFERENCE).outcomes()).allMatch(Outcome::passed);
            final Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(Collectors.toSet());
            final CompletableFuture<Observed> observed = CompletableFuture.supplyAsync(() -> tester.test(slow));
            TimeUnit.MILLISECONDS.sleep(1500);
            assertThat(observed).as("the judge is still busy").isNotDone();
            assertThat(ProcessHandle.current().descendants().filter(each -> !before.contains(each))
                    .map(ProcessHandle::destroyForcibly).toList())
                    .as("whether each process of the program was ended; some end with another").contains(true);
            assertThat(observed.join().outcomes()).allMatch(Outcome::passed);
        }
    }

    @Test
    @Thorough
    void whatBreaksOffIsJudgedAgainOnlyWhenNothingElseRuns() throws InterruptedException {
        final Map<String, String> crashing = changed("connectfour/Engine.java",
                BEGUN, BEGUN + " if (!grid.discs().isEmpty()) { Runtime.getRuntime().halt(0); }");
        try (Workers workers = Fixtures.ownWorkers()) {
            final Tester tester = Fixtures.tester(RUBRIC, workers);
            final CountDownLatch begun = new CountDownLatch(1);
            final CompletableFuture<?> neighbour = CompletableFuture.runAsync(() -> tester.beside(() -> {
                begun.countDown();
                LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(2));
                return begun;
            }));
            begun.await();
            assertThat(tester.test(crashing).outcomes()).anyMatch(each -> each.status() == Status.ERROR);
            assertThat(neighbour).as("the neighbour, when the verdict is there").isDone();
        }
    }
}
