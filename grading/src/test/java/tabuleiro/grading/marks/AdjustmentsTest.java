package tabuleiro.grading.marks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;

/** Marks are changed by hand as the file says, and whatever it says that cannot be is refused with its line. */
class AdjustmentsTest {

    private static final Rubric RUBRIC = new Rubric(new Exercise("any"), "Any", 20,
            Map.of("AA-01", BigDecimal.ONE, "AA-02", BigDecimal.ONE), Map.of());

    /** The brief of draughts: due on Friday, 24 January 2003, two marks a working day, until the Friday after. */
    private static final String LATE = """
            late:
              deadline: 2003-01-24 17:30
              zone: Europe/Lisbon
              per-working-day: 2
              latest: 2003-01-31 17:30
            """;

    @TempDir
    private Path folder;

    private static Graded of(String name, String id, String time) {
        return new Graded(new HandIn(name, id, "", time, "the times in the archive"), "", Map.of(), "", false,
                List.of(),
                List.of(), List.of(outcome("AA-01", Status.PASSED), outcome("AA-02", Status.FAILED)), Extras.NONE);
    }

    private static Outcome outcome(String rule, Status status) {
        return new Outcome(new Check("F", rule, false, "law", "example of " + rule, List.of("When"), "f.feature", 1),
                status, status == Status.PASSED ? -1 : 0, "", "", "");
    }

    private Adjustments read(String text) throws IOException {
        Files.writeString(folder.resolve(Adjustments.FILE), text);
        return Adjustments.in(folder, RUBRIC, List.of(of("Eva", "1", "").handIn(), of("Eva", "2", "").handIn(),
                of("Ada", "3", "").handIn()), checks());
    }

    private static List<Check> checks() {
        return of("Ada", "3", "").outcomes().stream().map(Outcome::check).toList();
    }

    private FinalMark ada(String text, String time) throws IOException {
        return read(text).of(RUBRIC, of("Ada", "3", time));
    }

    @Test
    void withoutAFileOrWithCommentsAloneNothingChanges() throws IOException {
        assertThat(Adjustments.in(folder, RUBRIC, List.of(), List.of())).isEqualTo(Adjustments.NONE);
        assertThat(read("# nothing\n\n")).isEqualTo(Adjustments.NONE);
        assertThat(ada("", "2003-01-24T17:30:00").mark()).isEqualTo("10.0");
        assertThat(ada("", "").words()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"2003-01-24T17:30:00, 10.0", "2003-01-24T17:31:00, 8.0", "2003-01-26T12:00:00, 8.0",
        "2003-01-27T09:00:00, 8.0", "2003-01-27T20:00:00, 8.0", "2003-01-28T09:00:00, 6.0",
        "2003-01-31T17:30:00, 0.0", "2003-01-30T23:59:59, 2.0", "2003-01-31T17:30:01, 0.0",
        "2003-01-24T17:30:00Z, 10.0", "2003-01-27T23:59:00Z, 8.0", "2003-01-28T00:00:00Z, 6.0"})
    void eachWorkingDayLateCostsAsTheBriefSays(String time, String mark) throws IOException {
        assertThat(ada(LATE, time).mark()).isEqualTo(mark);
    }

    @Test
    void thePageSaysHowTheMarkFollows() throws IOException {
        assertThat(ada(LATE, "2003-01-27T09:00:00").words()).containsExactly("10.0 by the rubric.",
                "Handed in 2003-01-27 09:00 (the times in the archive), due 2003-01-24 17:30.",
                "2.0 off for: one working day late.");
        assertThat(ada(LATE, "").words())
                .containsExactly("It is not known when it was handed in, so nothing is taken off.");
        assertThat(ada(LATE, "2003-02-03T09:00:00").words()).last().asString().contains("not accepted any more");
    }

    @Test
    void holidaysGraceAndExtensionsAreNoDaysLate() throws IOException {
        final String late = LATE + "  holidays: [2003-01-27]\n  grace-minutes: 15\n";
        assertThat(ada(late, "2003-01-24T17:45:00").mark()).isEqualTo("10.0");
        assertThat(ada(late, "2003-01-28T09:00:00").mark()).isEqualTo("8.0");
        final String extended = LATE + "submissions:\n  Ada:\n    extension: 2003-02-04 12:00\n";
        assertThat(ada(extended, "2003-02-04T12:00:00").mark()).as("later than all others may be").isEqualTo("10.0");
        assertThat(ada(extended, "2003-02-04T12:01:00").mark()).isEqualTo("0.0");
        final String earlier = LATE + "submissions:\n  '3':\n    handed-in: 2003-01-24 12:00\n";
        assertThat(ada(earlier, "2003-01-28T09:00:00").mark()).isEqualTo("10.0");
    }

    @Test
    void aMarkIsSetChangedAndCapped() throws IOException {
        assertThat(ada("submissions:\n  Ada_3: {mark: 15, reason: seen by hand}\n", "").mark()).isEqualTo("15.0");
        assertThat(ada("submissions:\n  Ada: {difference: -0.5, reason: no report}\n", "").words())
                .containsExactly("10.0 by the rubric.", "0.5 off for: no report.");
        assertThat(ada("all: {difference: 15, reason: all}\nsubmissions:\n  Ada: {at-most: 12}\n", "").mark())
                .isEqualTo("12.0");
        assertThat(ada("all: {difference: 15, reason: all}\n", "").mark()).as("never more than all").isEqualTo("20.0");
        assertThat(ada("submissions:\n  Eva_1: {mark: 1, reason: other}\n", "").mark()).isEqualTo("10.0");
    }

    @Test
    void eachMemberOfAGroupHasAMarkByTheirShareExtensionAndHand() throws IOException {
        Files.writeString(folder.resolve(Groups.FILE), "\uFEFFSubmission;Number;Name;Share\nAda;7;Bea;0,8\n"
                + "Ada_3;3;Ada;\nAda_3;9;Cara;3\n");
        Files.writeString(folder.resolve(Times.FILE), "submission,time,source\nAda_3,2003-01-24 17:31,the list\n");
        final Adjustments adjusted = read(LATE + "submissions:\n  Cara: {extension: 2003-01-25 12:00}\n"
                + "  Ada_3: {difference: 1, reason: tidy}\n");
        final Graded graded = of("Ada", "3", "");
        assertThat(adjusted.groups().of(graded.handIn())).extracting(each ->
                each.person() + " " + adjusted.of(RUBRIC, graded, each).mark())
                .containsExactly("Bea (7) 7.0", "Ada (3) 9.0", "Cara (9) 20.0");
        assertThat(adjusted.of(RUBRIC, graded, adjusted.groups().of(graded.handIn()).get(0)).words()).containsExactly(
                "10.0 by the rubric.", "A share of 0.8 in the group's 10.0: 8.0.", "1.0 more for: tidy.",
                "Handed in 2003-01-24 17:31 (the list), due 2003-01-24 17:30.", "2.0 off for: one working day late.");
        assertThat(adjusted.groups().elsewhere(new HandIn("bea", "7", "", "", ""))).isEqualTo("Ada_3");
        assertThat(adjusted.groups().elsewhere(new HandIn("Group 1", "7", "", "", ""))).isEmpty();
    }

    @Test
    void anAppealSaysWhyWhatWasChargedWhatItChangedAndWhoDecided() throws IOException {
        final FinalMark mark = ada("submissions:\n  Ada:\n    appeals:\n    - {cause: AA-02, to: nobody, reason: "
                + "the rule is unclear, by: Instructor 1}\n", "");
        assertThat(mark.words()).containsExactly("After an appeal (the rule is unclear; decided by Instructor 1), what"
                + " was charged to AA-02 is charged to nobody and counts as passed (1 example, 0"
                + " games): 10.0 (1.0 points) became 20.0 (2.0).");
        assertThat(mark.byHand()).isEqualTo(mark.words());
        assertThat(ada("submissions:\n  Ada:\n    appeals:\n    - {cause: AA-01, to: nobody, by: Instructor 1}\n",
                "").words()).containsExactly("After an appeal (decided by Instructor 1) nothing changes: nothing"
                + " is charged to AA-01.");
    }

    @Test
    void anExampleIsTakenBackForEverybodyWhomItTouches() throws IOException {
        final String text = "withdrawn:\n- {example: example of AA-02, reason: a misprint}\n";
        assertThat(ada(text, "").words()).containsExactly("The example \"example of AA-02\" was taken back for"
                + " everybody (a misprint): 10.0 (1.0 points) became 20.0 (2.0).");
        assertThat(ada(text, "").byHand()).isEmpty();
        assertThat(ada(text.replace("AA-02", "AA-01"), "").words()).as("who is not touched").isEmpty();
        assertThatThrownBy(() -> ada("withdrawn:\n- {example: example of AA-01}\n", ""))
                .hasMessageContaining("reason is missing");
    }

    @Test
    void whatIsGivenToAllDoesNotReachWhatCouldNotBeGraded() throws IOException {
        final Graded broken = new Graded(HandIn.of("Ada"), "", Map.of(), "", false, List.of("is empty"), List.of(),
                List.of(outcome("AA-01", Status.NOT_RUN), outcome("AA-02", Status.NOT_RUN)), Extras.NONE);
        final Adjustments all = read("all: {difference: 3, reason: all}\n");
        assertThat(all.of(RUBRIC, broken).mark()).isEqualTo("0.0");
        assertThat(all.of(RUBRIC, of("Ada", "3", "")).mark()).isEqualTo("13.0");
        assertThat(all.of(RUBRIC, of("Ada", "3", "")).byHand()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"submission~Bob, no submission Bob", "submission;name~Ada;Bea~Ada;Bea, row 3: Bea belongs to Ada_3",
        "submission;name;share~Ada;Bea;-1, share is a factor", "name~Ada, has no column submission",
        "submission;name~Eva;Bea, may be each of", "submission~Ada, names nobody"})
    void aTableOfGroupsThatCannotBeIsRefusedWithItsRow(String text, String because) throws IOException {
        Files.writeString(folder.resolve(Groups.FILE), text.replace('~', '\n'));
        assertThatThrownBy(() -> read("")).isInstanceOf(GradingException.class).hasMessageContaining(because)
                .hasMessageContaining(Groups.FILE);
    }

    @Test
    void aCauseIsChargedToAnotherRuleOrToNobody() throws IOException {
        final String nobody = "all:\n  appeals:\n  - {cause: AA-02, to: nobody, example: example of AA-02}\n";
        assertThat(ada(nobody, "").mark()).isEqualTo("20.0");
        assertThat(ada(nobody.replace("of AA-02}", "of AA-01}"), "").mark()).isEqualTo("10.0");
        final FinalMark other = ada("submissions:\n  Ada:\n    appeals:\n    - {cause: AA-02, to: AA-01}\n", "");
        assertThat(other.outcomes().get(1).cause().rule()).isEqualTo("AA-01");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "submissions:~  Bob: {mark: 1, reason: x} | line 2: there is no submission Bob",
        "submissions:~  Eva: {mark: 1, reason: x} | line 2: Eva may be each of Eva_1, Eva_2",
        "submissions:~  Ada: {mark: 21, reason: x} | line 2: mark is between 0 and 20",
        "submissions:~  Ada: {mark: 1} | line 2: a mark that is changed needs a reason",
        "submissions:~  Ada:~    grade: 1 | line 3: grade is not known here",
        "submissions:~  Ada:~    extension: tomorrow | line 3: extension is a time such as",
        "submissions:~  Ada:~    handed-in: +999999999-12-31 17:30 | line 3: handed-in is a time such as",
        "late:~  deadline: 2003-01-24 17:30~  zone: Etc/UTC~  per-working-day: -2 | per-working-day is not below 0",
        "all:~  appeals:~  - {cause: ZZ-99, to: nobody} | line 3: there is no rule ZZ-99",
        "all:~  appeals:~  - {cause: AA-02, to: nobody, example: example AA-02} | line 3: there is no example called "
                + "example AA-02",
        "withdrawn:~- {example: example AA-02, reason: x} | line 2: there is no example called example AA-02",
        "late:~  deadline: 2003-01-24 17:30~  zone: Etc/UTC~  per-working-day: 2~"
                + "  latest: 2003-01-23 17:30 | latest lies",
        "late:~  deadline: 0026-01-24 17:30~  zone: Etc/UTC~  per-working-day: 2 | deadline is a time such as",
        "late:~  deadline: 2003-01-24 17:30~  zone: Mars~  per-working-day: 2 | zone is a time zone",
        "others: {} | line 1: others is not known here",
        "submissions:~  Ada: {mark: 1, reason: x}~  Ada: {mark: 2, reason: x} | line 3: Ada occurs twice",
    })
    void whatCannotBeIsRefusedWithItsLine(String text, String because) {
        assertThatThrownBy(() -> read(text.replace('~', '\n'))).isInstanceOf(GradingException.class)
                .hasMessageContaining("The adjustments").hasMessageContaining(Adjustments.FILE)
                .hasMessageContaining(because).hasMessageNotContaining("\n");
    }
}
