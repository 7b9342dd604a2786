package tabuleiro.grading.oral;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Question;
import tabuleiro.grading.results.Question.Kind;
import tabuleiro.language.Language;

/** Tests what is asked about a program; instead of running it, its text is looked at. */
class OralTest {

    private static final String ENGINE = """
            package connectfour;

            public final class Engine implements ConnectFour {

                private int discs;

                @Override
                public boolean isOver() {
                    return discs >= 4;
                }

                @Override
                public Optional<Refusal> whyNotPlay(int column) {
                    if (isFull(column)) {
                        return Optional.of(Refusal.COLUMN_FULL);
                    }
                    return Optional.empty();
                }

                @Override
                public void play(int column) {
                    discs = discs + 1;
                    assert discs > 0 : "counted";
                }
            }
            """;

    private static final Check FOUR = check("four discs end it", "Then the game is over");
    private static final Check MORE = check("five do, too", "Then the game is over");
    private static final Check FULL = check("a full column", "Then the move is refused: the column is full");

    private static Check check(String title, String step) {
        return new Check("F", "C4-11", false, "law", title, List.of("Given a new game", step), "f.feature", 1);
    }

    private static Outcome outcome(Check check, boolean passes, String message, Cause cause) {
        return passes ? new Outcome(check, Status.PASSED, -1, "", "", "")
                : new Outcome(check, Status.FAILED, 1, message, "", "", cause, true);
    }

    /** Says what would come of a program: of nonsense nothing, as if it did not compile. */
    private static List<Outcome> judge(Map<String, String> sources) {
        final String text = sources.get("connectfour/Engine.java");
        if (text.contains("discs = discs - 1")) {
            return List.of(FOUR, MORE, FULL).stream().map(each -> outcome(each, each == FULL, "Your postcondition",
                    new Cause("C4-06", false, "play(1)", "no exception", "an assertion: counted"))).toList();
        }
        final boolean told = text.contains("oral:");
        final boolean inFull = told && (text.contains("Optional.of(java.util.Objects")
                || text.contains("oral:\"); } return Optional.of(Refusal"));
        final boolean field = told && text.contains("this.discs");
        final boolean notFull = text.contains("oral:\"); } return Optional.empty()");
        final String reached = notFull ? "oral:" : "";
        return List.of(outcome(FOUR, text.contains(">= 4") && !field && !notFull, field
                        ? "IllegalStateException: oral:[3]" : reached,
                        new Cause("C4-11", false, "isOver()", "true", "false")),
                outcome(MORE, !field && !notFull, "IllegalStateException: oral:[5]\n\tat Engine.isOver", Cause.NONE),
                outcome(FULL, !inFull, "NullPointerException: oral:", Cause.NONE));
    }

    private static Oral oral(long seed) {
        return new Oral(new Exercise("connect-four"), Map.of("connectfour/Engine.java", ENGINE), seed, 1,
                OralTest::judge, (variant, sources) -> List.of());
    }

    private static Question asked(Kind kind) {
        return oral(1).sheet(60).stream().filter(each -> each.kind() == kind).findFirst().orElseThrow();
    }

    /** Returns what both questions about a line answer: of one line only one of them is asked. */
    private static List<Question> aboutLines() {
        return LongStream.range(0, 20).mapToObj(seed -> oral(seed).sheet(60)).flatMap(List::stream)
                .filter(each -> each.kind() == Kind.WHICH_LINE).distinct().toList();
    }

    @Test
    void oneOfTwoExamplesFailsWithAChangedLine() {
        final Question question = asked(Kind.YOUR_LINE_CHANGED);
        assertThat(question.asks().get(0)).contains("line 9 of Engine.java, in Engine.isOver", "discs > 4;");
        assertThat(question.code()).hasSize(3).anyMatch(each -> each.contains("discs > 4"));
        assertThat(question.scenes()).containsExactlyInAnyOrder(FOUR, MORE);
        final String letter = question.scenes().get(0) == FOUR ? "A" : "B";
        assertThat(question.answers()).containsExactly("Example " + letter + " fails: isOver() returns false instead of"
                + " true.", "The line was: return discs >= 4;");
    }

    /** Of two returns the one is asked for that fewer examples take, in an example that does not take the other. */
    @Test
    void theLineThatRefusesOrReturnsIsFoundByRunningAndAskedForOnce() {
        assertThat(aboutLines()).extracting(each -> each.asks().get(0).substring(0, 30)).containsExactlyInAnyOrder(
                "Which line of your program ref", "Engine.whyNotPlay can be left ");
        assertThat(aboutLines()).allSatisfy(each -> {
            assertThat(each.scenes()).containsExactly(FULL);
            assertThat(each.answers()).containsExactly(
                    "Line 15 of Engine.java, in Engine.whyNotPlay: return Optional.of(Refusal.COLUMN_FULL);");
        });
        assertThat(oral(1).sheet(60)).filteredOn(each -> each.kind() == Kind.WHICH_LINE).hasSize(1);
    }

    @Test
    void anAssertionStopsOneMistakeAndNotAnother() {
        final Question question = asked(Kind.YOUR_CONTRACT);
        final int stopped = question.asks().get(0).contains("discs - 1") ? 1 : 2;
        assertThat(question.asks().get(stopped - 1)).startsWith("Mistake " + stopped + ", in Engine.play, line 22: ");
        assertThat(question.answers()).contains("Mistake " + stopped + ": play(1) is stopped by an assertion:"
                + " counted.").anyMatch(each -> each.contains("isOver() returns false instead of true."));
    }

    @Test
    void theMistakeThatIsStoppedIsNotAlwaysTheFirst() {
        assertThat(LongStream.range(0, 20).mapToObj(seed -> oral(seed).sheet(60)).flatMap(List::stream)
                .filter(each -> each.kind() == Kind.YOUR_CONTRACT).map(each -> each.answers().get(0).substring(0, 9))
                .distinct()).containsExactlyInAnyOrder("Mistake 1", "Mistake 2");
    }

    @Test
    void aFieldIsAskedForWithTheValuesThatItTook() {
        assertThat(asked(Kind.YOUR_WORDS).answers()).containsExactly("It is changed in: play.",
                "In an example it is [3]", "In an example it is [5]");
    }

    /** Whatever is asked and answered is said in Portuguese; the titles of these examples are no real ones. */
    @Test
    void everythingIsAskedInPortuguese() {
        final Language portuguese = Language.of("pt").in("connect-four");
        assertThat(LongStream.range(0, 20).mapToObj(seed -> oral(seed).sheet(60)).flatMap(List::stream)
                .flatMap(each -> Stream.concat(each.asks().stream(), each.answers().stream()))
                .map(each -> each.replaceAll("\"[^\"]*\"", "\"a full column takes no more discs\"")).distinct()
                .filter(each -> !portuguese.says(each))).isEmpty();
    }

    @Test
    void theSameSeedAsksTheSameAndNobodyIsAskedWhatAnotherWas() {
        assertThat(oral(7).sheet(10)).isEqualTo(oral(7).sheet(10)).isNotEmpty();
        final Oral oral = oral(7);
        final List<Question> all = new ArrayList<>(oral.sheet(3));
        all.addAll(oral.sheet(60));
        assertThat(all).extracting(Question::key).doesNotHaveDuplicates();
        assertThat(oral.sheet(60)).as("nothing is left").isEmpty();
    }

    @Test
    void aSheetTakesNoLongerThanItMay() {
        for (int minutes = 1; minutes < 9; minutes++) {
            assertThat(oral(3).sheet(minutes).stream().mapToInt(each -> each.kind().minutes()).sum())
                    .isBetween(1, minutes);
        }
    }

    @Test
    void nothingIsAskedAboutWhatWasHandedOut() {
        final Exercise exercise = new Exercise("connect-four");
        final Map<String, String> stub = new TreeMap<>();
        exercise.stubSources().forEach((path, text) -> stub.put(path, new String(text,
                StandardCharsets.UTF_8)));
        assertThat(new Oral(exercise, stub, 1, 1, sources -> List.of(), (variant, sources) -> List.of()).sheet(60))
                .isEmpty();
    }
}
