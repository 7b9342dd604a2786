package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Case;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.rulebook.Clause;

/** The recorded boards are those that rules, clauses and reference lead to now, whenever they are recorded. */
class WrongBoardsTest {

    @TempDir
    private Path folder;

    @Slow
    @ParameterizedTest
    @ValueSource(strings = {"connect-four", "quarto", "qwirkle", "draughts", "chess"})
    void allBoardsAreThoseOfNow(String name) throws IOException {
        final Exercise exercise = new Exercise(name);
        assertIsOfNow(exercise, RandomGames.SEED, WrongBoards.graded(exercise));
        if (Boolean.getBoolean("thorough")) {
            assertIsOfNow(exercise, Recordings.SEED, WrongBoards.handedOut(exercise));
        }
    }

    /** What students try their contracts by at home is not what grading tries them by. */
    @Test
    void boardsAtHomeAreOthers() throws IOException {
        assertThat(Recordings.SEED).isNotEqualTo(RandomGames.SEED);
        for (Exercise each : recorded()) {
            assertThat(content(WrongBoards.handedOut(each))).as(each.name())
                    .isNotEqualTo(content(WrongBoards.graded(each)));
        }
    }

    /** What says too little to be told apart from other clauses is known: reference/README.md lists it. */
    @Test
    void clausesThatNothingTellsAloneAreListed() throws IOException {
        final String listed = Files.readString(Fixtures.project("reference/README.md"));
        for (Exercise each : recorded()) {
            final List<Set<String>> broken = Boards.in(WrongBoards.graded(each)).stream()
                    .flatMap(one -> one.wrongs().stream()).map(Case.Question::broken).toList();
            final Map<Boolean, List<Clause>> clauses = Clause.in(Fixtures.project("features/src/main/java/tabuleiro/"
                    + each.packageName())).stream().filter(clause -> !clause.kind().equals("precondition"))
                    .collect(Collectors.partitioningBy(clause -> broken.stream().anyMatch(some ->
                            some.contains(name(clause)))));
            assertThat(clauses.get(false)).as("clauses of " + each.name() + " that no wrong board breaks").allMatch(
                    clause -> clause.owner().matches("(Agent|Match)\\b.*") || listed.contains(label(clause)));
            assertThat(listed.lines().filter(row -> row.toLowerCase(Locale.ROOT).replace(' ', '-').startsWith("|-"
                    + each.name() + "-|-`"))).as("clauses of " + each.name() + " that fewer than three break alone")
                    .singleElement().satisfies(row -> assertThat(row.split(" *\\| *")[2].split(", "))
                            .containsExactlyInAnyOrderElementsOf(clauses.get(true).stream().filter(clause ->
                                    Collections.frequency(broken, Set.of(name(clause))) <= 2)
                                    .map(WrongBoardsTest::label).toList()));
        }
    }

    private static List<Exercise> recorded() {
        return Exercise.known().stream().filter(each -> Files.exists(WrongBoards.graded(each))).toList();
    }

    private static String name(Clause clause) {
        return clause.owner() + " " + clause.label();
    }

    private static String label(Clause clause) {
        return "`" + clause.label() + "`";
    }

    private void assertIsOfNow(Exercise exercise, long seed, Path file) throws IOException {
        final Path now = folder.resolve("now");
        new WrongBoards(Fixtures.WORKERS).write(exercise, Fixtures.reference(exercise), seed, now);
        assertThat(content(file)).as("what is recorded in %s; write it anew: grading/grade boards %s", file,
                exercise.name()).isEqualTo(content(now));
    }

    private static byte[] content(Path file) throws IOException {
        try (InputStream bytes = Files.newInputStream(file); InputStream in = new GZIPInputStream(bytes)) {
            return in.readAllBytes();
        }
    }
}
