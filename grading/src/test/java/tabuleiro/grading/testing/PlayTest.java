package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Reference;
import tabuleiro.grading.Slow;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Moment.Fact;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Scripts;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.suite.Suite;

/** Random games that a submission plays, and the reference with it. */
@Slow
class PlayTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");
    /** The gate tries every so many-th fault of this exercise, and a third of the games of the others. */
    private static final int STEP = 90;
    private static final Exercise WHOLE = new Exercise("connect-four");

    private static final String ONLY = System.getProperty("faults", "");

    private static final Map<Exercise, Map<String, byte[]>> REFERENCES = new ConcurrentHashMap<>();
    private static final Map<Exercise, Script> SCRIPTS = new ConcurrentHashMap<>();

    static List<Exercise> exercises() {
        return Exercise.known();
    }

    static List<Exercise> whole() {
        return exercises().stream().filter(PlayTest::isWhole).toList();
    }

    private static Map<String, byte[]> reference(Exercise exercise) {
        return REFERENCES.computeIfAbsent(exercise, each -> compiled(each, Fixtures.withoutContracts(each)));
    }

    private static Map<String, byte[]> compiled(Exercise exercise, Map<String, String> sources) {
        return Fixtures.compiled(exercise, sources);
    }

    private static Script script(Exercise exercise) {
        return SCRIPTS.computeIfAbsent(exercise, each -> new Scripts(new Reference(each, reference(each)))
                .script(1, provider -> Examiner.show(new Suite(each), runner(each), provider),
                        games(each)));
    }

    private static boolean isWhole(Exercise exercise) {
        return THOROUGH || !ONLY.isEmpty() || exercise.equals(WHOLE);
    }

    private static int games(Exercise exercise) {
        return Scripts.games(exercise, false) / (isWhole(exercise) ? 1 : 3);
    }

    private static ExampleRunner runner(Exercise exercise) {
        return new ExampleRunner("tabuleiro.steps", exercise.glue());
    }

    private static Examination examination(Exercise exercise, Map<String, byte[]> classes) {
        return new Examination(new Subject(codec ->
                new Session(exercise, classes, Fixtures.WORKERS::nextPlayer, codec)), runner(exercise));
    }

    @ParameterizedTest
    @MethodSource("whole")
    void whateverHoldsIsAnExampleThatTheReferencePasses(Exercise exercise) {
        final List<Exchange> exchanges = script(exercise).rounds().stream()
                .flatMap(round -> round.exchanges().stream()).toList();
        try (Examination examination = examination(exercise, reference(exercise))) {
            for (int i = 0; i < exchanges.size(); i += THOROUGH ? 29 : 797) {
                final var moment = exchanges.get(i).moment();
                final List<Fact> facts = moment.facts().get();
                final Outcome outcome = passed(examination, moment.resumed(), moment.last(), facts);
                assertThat(facts.isEmpty() || outcome.passed()).as("%s", outcome).isTrue();
            }
        }
    }

    private static Outcome passed(Examination examination, List<String> given, List<String> moves, List<Fact> facts) {
        return examination.played(Demonstration.example(
                new Check("", "", false, "", "of play", List.of(), "", 0), given, moves, facts));
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void theReferencePlaysAsItself(Exercise exercise) {
        try (Examination examination = examination(exercise, reference(exercise))) {
            final Played played = examination.play(script(exercise), rule -> "");
            assertThat(played.right()).isEqualTo(played.games())
                    .isEqualTo(games(exercise)).isPositive();
            assertThat(played.extensionRight()).isEqualTo(played.extensionGames())
                    .isEqualTo(games(exercise) * Scripts.games(exercise, true) / Scripts.games(exercise, false));
        }
    }

    /** What is shown is told by examples that fail. Whether a fault is shown at all, examples may decide as well. */
    @ParameterizedTest
    @MethodSource("whole")
    void aFaultThatIsShownIsToldByAFailingExample(Exercise exercise) {
        final Faults known = Faults.of(exercise).with(ONLY);
        final Script script = script(exercise);
        final List<Fault> tried = sample(known.faults());
        assertThat(tried.parallelStream().filter(fault -> isShown(exercise, known, fault, script)).count())
                .as("faults that play shows, of %s", tried).isGreaterThanOrEqualTo(tried.size() - tried.size() / 4);
    }

    private static List<Fault> sample(List<Fault> faults) {
        final List<Fault> candidates = faults.stream().filter(fault -> !fault.guard()).toList();
        return IntStream.range(0, candidates.size()).filter(i -> i % (THOROUGH || !ONLY.isEmpty() ? 1 : STEP) == 0)
                .mapToObj(candidates::get).toList();
    }

    private static boolean isShown(Exercise exercise, Faults known, Fault fault, Script script) {
        try (Examination examination = examination(exercise, compiled(exercise, fault.in(known.clean())))) {
            final Played played = examination.play(script, rule -> "");
            final boolean isShown = played.right() < played.games()
                    || played.extensionRight() < played.extensionGames();
            if (isShown) {
                assertThat(played.differences()).as("%s", fault).isNotEmpty().noneMatch(Outcome::passed);
            }
            return isShown;
        }
    }
}
