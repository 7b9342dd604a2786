package tabuleiro.grading.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Outcome.Status;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;

/** A grading that was stopped goes on where it was, wherever that was. */
class JournalTest {

    private static final Run RUN = Fixtures.run(new Exercise("any"), Shard.WHOLE);

    private static final List<Check> CHECKS = List.of(
            new Check("F", "C4-01", false, "law", "example", List.of("Given é\n♟"), "f.feature", 1),
            new Check("F", "C4-02", true, "law", "example", List.of(), "f.feature", 2));

    @TempDir
    private Path folder;

    private Journal journal(Run run) {
        return new Journal(new OutputFolder(folder), run);
    }

    private static Graded graded(String name) {
        return new Graded(new HandIn(name, "7", "class.zip", "2026-03-02T17:45:00", "the times in the archive"),
                "digest of " + name, Map.of("any/Any.java", "é\u202E\u001B"), "its \u202E report", true, List.of(),
                List.of("a note\nof two lines, é ♟ \" \\"), List.of(
                new Outcome(CHECKS.get(0), Status.PASSED, -1, "", "", ""),
                new Outcome(CHECKS.get(1), Status.FAILED, 3, "x".repeat(20_000), "before", "after")),
                new Extras(Optional.of(new Played(3, 2, "", List.of(new Outcome(new Check("Play", "C4-02", false, "law",
                        "a game", List.of("Given a\n. .", "Then b"), "", 0), Status.ERROR, 1, "é ♟", "x", "y")))),
                        Optional.empty()));
    }

    private Path file() {
        return folder.resolve("unfinished.jsonl");
    }

    private void write(String... names) {
        try (Journal journal = journal(RUN)) {
            for (String name : names) {
                journal.add(graded(name));
            }
        }
    }

    @Test
    void whatWasGradedIsKnownAgain() {
        write("one", "two");
        try (Journal journal = journal(RUN)) {
            assertThat(journal.size()).isEqualTo(2);
            assertThat(journal.get("two_7", CHECKS)).isEqualTo(graded("two"));
            assertThat(journal.get("one_7", CHECKS)).isEqualTo(graded("one"));
            assertThat(journal.has("three_7", "digest of three")).isFalse();
        }
    }

    @Test
    void aSubmissionThatHasChangedIsGradedAgainAndCountsOnce() {
        write("one");
        try (Journal journal = journal(RUN)) {
            assertThat(journal.has("one_7", "digest of one")).isTrue();
            assertThat(journal.has("one_7", "another digest")).isFalse();
            journal.add(new Graded(graded("one").handIn(), "another digest", Map.of(), "", false, List.of("is new"),
                    List.of(), graded("one").outcomes(), Extras.NONE));
        }
        try (Journal journal = journal(RUN)) {
            assertThat(journal.size()).isEqualTo(1);
            assertThat(journal.get("one_7", CHECKS).problem()).containsExactly("is new");
        }
    }

    @Test
    void stoppedAtAnyByteItLosesTheLastLineAtMost() throws IOException {
        write("one", "two");
        final byte[] whole = Files.readAllBytes(file());
        int lines = 0;
        for (int end = 0; end <= whole.length; end++) {
            if (end > 0 && whole[end - 1] == '\n') {
                lines++;
            } else if (end % 97 != 0) {
                continue;
            }
            Files.write(file(), Arrays.copyOf(whole, end));
            try (Journal journal = journal(RUN)) {
                assertThat(journal.size()).as("after %s bytes", end).isEqualTo(Math.max(0, lines - 1));
                journal.add(graded("three"));
            }
            try (Journal journal = journal(RUN)) {
                assertThat(journal.size()).isEqualTo(Math.max(0, lines - 1) + 1);
                assertThat(journal.get("three_7", CHECKS)).isEqualTo(graded("three"));
            }
        }
        assertThat(lines).isEqualTo(3);
    }

    @Test
    void aDamagedLineAndAllAfterItAreGradedAgain() throws IOException {
        write("one");
        Files.write(file(), "\u0000\u0000{\n".getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
        write("two");
        try (Journal journal = journal(RUN)) {
            assertThat(journal.size()).isEqualTo(2);
        }
    }

    @Test
    void theJournalOfAnotherRunIsRefusedAndKept() throws IOException {
        write("one");
        final byte[] before = Files.readAllBytes(file());
        final Map<Run, String> others = Map.of(
                new Run(new Exercise("other"), RUN.shard(), RUN.isolation(), RUN.edition(), ""), "exercise any",
                new Run(RUN.exercise(), new Shard(1, 2), RUN.isolation(), RUN.edition(), ""), "part of the class 1/1",
                new Run(RUN.exercise(), RUN.shard(), "nothing", RUN.edition(), ""), "isolation a sandbox",
                new Run(RUN.exercise(), RUN.shard(), RUN.isolation(), "newer", ""), "edition");
        others.forEach((other, because) -> assertThatThrownBy(() -> journal(other))
                .isInstanceOf(GradingException.class).hasMessageContaining("unfinished")
                .hasMessageContaining(because).hasMessageContaining("--out").hasMessageNotContaining("\n"));
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
    }

    @Test
    void twoGradingsDoNotWriteAtOnce() {
        try (Journal journal = journal(RUN)) {
            assertThatThrownBy(() -> journal(RUN)).isInstanceOf(GradingException.class)
                    .hasMessageContaining("Another grading").hasMessageNotContaining("\n");
            assertThat(journal.size()).isZero();
        }
    }

    @Test
    void whenAllIsReportedNothingIsLeft() {
        final Journal journal = journal(RUN);
        journal.add(graded("one"));
        journal.finish();
        journal.close();
        assertThat(folder).isEmptyDirectory();
    }
}
