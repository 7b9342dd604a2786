package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Reference;
import tabuleiro.grading.Slow;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.cause.RightAnswers;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Script;
import tabuleiro.grading.play.Scripts;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Seen;
import tabuleiro.grading.suite.Suite;

/** Each random game is lost by what goes wrong in it, and by nothing else. */
@Slow
class ScriptPlayerTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");
    /** Half of what is graded by. */
    private static final int GAMES = Scripts.games(EXERCISE, false) / 2;
    private static final int FEW = 40;
    private static final int MOST_PAIRS = 4;
    private static final String ENGINE = "connectfour/Engine.java";
    private static final String GAMES_FILE = "connectfour/Games.java";
    private static final String DROP = "        grid = grid.drop(column, mover);\n";
    private static final String WHY_NOT = "public Optional<Refusal> whyNotPlay(int column) {\n";
    private static final String LINE = "public List<Cell> winningLine() {\n";
    private static final ExampleRunner RUNNER = new ExampleRunner("tabuleiro.steps", EXERCISE.glue());
    private static final Reference REFERENCE = new Reference(EXERCISE, compiled(Fixtures.reference(EXERCISE)));
    private static final Script SCRIPT = script(1, GAMES);

    private static Script script(long seed, int games) {
        return new Scripts(REFERENCE)
                .script(seed, shown -> Examiner.show(new Suite(EXERCISE), RUNNER, shown), games);
    }

    private static Map<String, byte[]> compiled(Map<String, String> sources) {
        return Fixtures.compiled(EXERCISE, sources);
    }

    /** Has the reference play, without contracts, with something before a text in its engine. */
    private static Played played(String text, String before) {
        return played(ENGINE, text, before + text);
    }

    private static Played played(String file, String text, String instead) {
        final Map<String, String> sources = new HashMap<>(Fixtures.withoutContracts(EXERCISE));
        assertThat(sources.get(file)).contains(text);
        sources.put(file, sources.get(file).replace(text, instead));
        try (Examination examination = examination(compiled(sources))) {
            return examination.play(SCRIPT, rule -> "the rule " + rule);
        }
    }

    private static Examination examination(Map<String, byte[]> classes) {
        return new Examination(
                new Subject(codec -> new Session(EXERCISE, classes, Fixtures.WORKERS::nextPlayer, codec)), RUNNER,
                new CauseFinder(Optional.of(new RightAnswers(REFERENCE, Causes.of(EXERCISE)))));
    }

    private static String words(Script script) {
        return script.rounds().stream().flatMap(round -> round.exchanges().stream()).map(Exchange::call)
                .map(call -> call.object() + "." + call.words()).collect(Collectors.joining("\n"));
    }

    @Test
    void theSameSeedGivesTheSameGamesAndAnotherOthers() {
        assertThat(words(script(1, FEW))).isEqualTo(words(script(1, FEW))).isNotEqualTo(words(script(2, FEW)));
    }

    @Test
    void theReferencePlaysAsItself() {
        final Played played = played(DROP, "");
        assertThat(played).isEqualTo(new Played(GAMES, GAMES, GAMES, true, Map.of(), 0, 0, Map.of(), "",
                played.seen(), Map.of(), List.of()));
        assertThat(played.seen()).containsKeys("C4-04", "C4-06", "C4-08", "C4-09", "C4-10", "C4-11");
        assertThat(played.seen().values()).allMatch(each -> each.planned() > 0 && each.right() == each.planned());
    }

    /** Whoever is wrong once is not wrong in much of what is seen of a rule. */
    @Test
    void noQuestionIsInManyPairs() {
        final Map<Observation, Long> pairs = SCRIPT.rounds().stream().flatMap(round -> round.exchanges().stream())
                .flatMap(each -> each.pair().stream()).collect(Collectors.groupingBy(Exchange.Pair::other,
                        IdentityHashMap::new, Collectors.counting()));
        assertThat(pairs.values()).hasSizeGreaterThan(GAMES).allMatch(each -> each <= MOST_PAIRS);
    }

    /** Who never refuses a full column is right on one of two boards at most where this decides. */
    @Test
    void whatIsNeverRefusedIsSeenWrong() {
        final Seen full = played(ENGINE, "hasSpace(column) ? Set.of() : Set.of(Refusal.COLUMN_FULL)", "Set.of()")
                .seen().get("C4-06");
        assertThat(full.right()).isLessThan(full.asked());
    }

    @Test
    void whatEndsTheProgramIsNotCalledAgainAndTheRestIsAsked() {
        final Played played = played(ENGINE, WHY_NOT, WHY_NOT + "        if (column == 7) { System.exit(0); }\n");
        assertThat(played.right()).isZero();
        assertThat(played.seen().get("C4-08").right()).isPositive().isEqualTo(played.seen().get("C4-08").asked());
        assertThat(played.seen().get("C4-06").asked()).isLessThan(played.seen().get("C4-06").planned());
    }

    /** A guard of its own lets no game be resumed: without it, the rules are seen. */
    @Test
    void whereAGuardStopsWhatIsLegalTheRestIsAskedWithoutIt() {
        final Played played = played(GAMES_FILE, "        return new Engine(position);",
                "        assert position.cells().isEmpty() : \"stopped\";\n        return new Engine(position);");
        assertThat(played.right()).isBetween(1, GAMES / 2).as("nothing else is wrong").isEqualTo(played.begun());
        assertThat(played.seen().get("C4-08").right()).isEqualTo(played.seen().get("C4-08").planned());
    }

    /** A query is wrong before every move: what the last move decides is asked of a game that was resumed before it. */
    @Test
    void afterAWrongAnswerTheEndIsAskedAllTheSame() {
        final String query = "public boolean hasSpace(int column) {\n";
        final Played played = played(ENGINE, query, query
                + "        return false;\n    }\n\n    private boolean space(int column) {\n");
        assertThat(played.right()).isLessThan(GAMES / 2);
        assertThat(played.seen().get("C4-13").asked()).isGreaterThan(played.seen().get("C4-13").planned() / 2);
        assertThat(played.seen().get("C4-07").asked()).as("what stands in a position that is handed in is nothing seen")
                .isLessThan(played.seen().get("C4-07").planned() / 2);
    }

    /** An engine that does not know of full columns is wrong in most games: each rule is shown once. */
    @Test
    void aMistakeIsShownByExamplesOfDifferentRules() {
        final Played played = played(ENGINE, "hasSpace(column) ? Set.of() : Set.of(Refusal.COLUMN_FULL)", "Set.of()");
        assertThat(played.right()).isLessThan(GAMES);
        assertThat(played.differences()).extracting(shown -> shown.check().rule()).doesNotHaveDuplicates();
        assertThat(played.differences()).noneMatch(Outcome::passed).anySatisfy(shown -> {
            assertThat(shown.check().rule()).isEqualTo("C4-06");
            assertThat(shown.check().law()).isEqualTo("the rule C4-06");
            assertThat(shown.check().steps()).hasSizeLessThanOrEqualTo(4);
            assertThat(shown.check().steps().get(0)).startsWith("Given the grid\n");
        });
    }

    /** Any line that won will do, from either end, but no other cells; who asks agents asks for no line. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatTheRulesLeaveOpenIsRight(boolean right) {
        final Played played = played(ENGINE, LINE, LINE
                + "        if (%b) { var cells = new java.util.ArrayList<Cell>(inner());".formatted(right)
                + " java.util.Collections.reverse(cells); return cells; }\n"
                + "        return List.of(new Cell(1, 1));\n    }\n\n    private List<Cell> inner() {\n");
        assertThat(played.right()).isBetween(right ? GAMES : 0, right ? GAMES : 2 * GAMES / 3);
    }

    /** Which columns a seed gives is open, but they must follow from it, and all be as likely. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "columns.size() - 1 - random.nextInt(columns.size())             | true",
        "(int) (random.nextDouble() * columns.size())                    | true",
        "Math.floorMod(new Random().nextInt(), columns.size())           | false",
        "Math.max(random.nextInt(columns.size()), columns.size() / 2)    | false"
    })
    void whatIsLeftToChanceIsRightIfItIsFairAndFollowsFromTheSeed(String index, boolean right) {
        final Played played =
                played("connectfour/RandomAgent.java", "random.nextInt(columns.size())", index);
        assertThat(played.right() == GAMES).isEqualTo(right);
        assertThat(played.differences()).noneMatch(Outcome::passed)
                .allMatch(shown -> List.of("C4-17", "C4-18").contains(shown.check().rule()));
    }

    /** The reference's own agent takes the first column that wins; another may take the last. */
    @Test
    void whichColumnWinsAnAgentMayChoose() {
        assertThat(played("connectfour/CompetentAgent.java", "filter(condition::test).findFirst()",
                "filter(condition::test).reduce((one, other) -> other)").differences()).isEmpty();
        assertThat(played("connectfour/CompetentAgent.java", "wins(grid, each, player.opponent())", "false")
                .differences()).extracting(shown -> shown.check().rule()).containsOnly("C4-18");
    }

    /** Programs that loop take long, so only the thorough build has one. */
    static List<String> ends() {
        return Boolean.getBoolean("thorough") ? List.of("System.exit(0);", "while (true) { }")
                : List.of("System.exit(0);");
    }

    /** The other games of the round are played again without the one that is lost. */
    @ParameterizedTest
    @MethodSource("ends")
    void whatEndsTheProgramLosesItsGameOnly(String end) {
        final Played played = played(DROP, "        if (column == 3 && position().cells().stream()"
                + ".noneMatch(java.util.Optional::isPresent)) { " + end + " }\n");
        assertThat(played.right()).isBetween(1, GAMES - 1);
        assertThat(played.differences()).isNotEmpty().allSatisfy(shown -> {
            assertThat(shown.status()).isEqualTo(Outcome.Status.ERROR);
            assertThat(shown.step()).isEqualTo(1);
        });
    }

    @Test
    void aCallThatEndsTheProgramAgainAndAgainLosesTheGamesThatNeedIt() {
        final Played played = played(DROP, "        if (column > 0) { System.exit(0); }\n");
        final long needing = SCRIPT.rounds().stream().mapToLong(round -> round.exchanges().stream()
                .filter(each -> each.call().isCommand()).map(Exchange::game).distinct().count()).sum();
        assertThat(played.right()).isPositive().isEqualTo(GAMES - (int) needing);
    }

    @Test
    void aProgramThatCannotBeginLosesAllGames() {
        assertThat(played(GAMES_FILE, "ConnectFourProvider {\n",
                "ConnectFourProvider {\n    public Games() { throw new IllegalStateException(); }\n").right()).isZero();
    }

    /** A board that all games share is found, though no single game shows it. */
    @Test
    void whatIsSharedByGamesIsFound() {
        final Played played = played(ENGINE, "    private Grid grid", "    private static Grid grid");
        assertThat(played.right()).isLessThan(GAMES);
        assertThat(played.differences()).isNotEmpty().noneMatch(Outcome::passed);
        assertThat(played.charged()).containsKey("C4-21").doesNotContainKeys("C4-04", "C4-07", "C4-08");
    }

    @Test
    void aQueryThatThrowsNowAndThenLosesTheGame() {
        final Played played = played(ENGINE, WHY_NOT, WHY_NOT
                + "        if (column == 7) { throw new IllegalStateException(\"seven\"); }\n");
        assertThat(played.right()).isLessThan(GAMES / 10);
        assertThat(played.differences().get(0).message()).contains("IllegalStateException: seven");
    }
}
