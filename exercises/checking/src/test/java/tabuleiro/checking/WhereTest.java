package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.checking.worker.Wanted;

/** Shows that a student is told what has happened and where, whatever the program does. */
class WhereTest {

    @TempDir
    private Path folder;
    private Student student;

    @BeforeEach
    void begin() throws IOException {
        student = Student.in(folder);
    }

    private Checked check(String wanted) {
        try (Checks checks = new Checks(student.exercise(), new Wanted(wanted), true, false)) {
            return checks.check(() -> false, interim -> { }).orElseThrow();
        }
    }

    @Test
    void whateverHappensTheStepAndTheLineAreSaid() throws IOException {
        student.doFirstTask().write("whyNotPlay", "return Optional.empty();").write("play", "System.exit(3);")
                .write("isOver", "return new int[Integer.MAX_VALUE].length == new int[Integer.MAX_VALUE].length;")
                .write("winner", "return Optional.of(java.util.List.<Player>of().get(1));").example("own.feature", """
                        Feature: Mine
                          Example: it exits
                            Given a new game
                            When the first player plays on 2
                          Example: no memory is left
                            Given a new game
                            Then the game is over
                          Example: an index is wrong
                            Given a new game
                            Then nobody has won
                        """);
        assertThat(check("it exits").brief()).containsSubsequence(
                "    When the first player plays on 2  (src/test/resources/examples/own.feature:4)",
                place("System.exit"));
        assertThat(check("no memory").brief()).containsSubsequence(
                "    Then the game is over  (src/test/resources/examples/own.feature:7)", place("MAX_VALUE"));
        assertThat(String.join(" ", check("an index").brief())).contains(place("get(1)").strip())
                .contains("An index is counted from 0");
    }

    private String place(String text) throws IOException {
        final List<String> lines = Files.readAllLines(student.engine());
        final int number = IntStream.range(0, lines.size()).filter(i -> lines.get(i).contains(text)).findFirst()
                .orElseThrow();
        final String line = lines.get(number);
        final String wins = line.contains("get") ? "winner" : "isOver";
        final String method = line.contains("exit") ? "play" : wins;
        return "    at tiny.Engine." + method + "(Engine.java:" + (number + 1) + ")";
    }

    @Test
    void aMoveThatIsWronglyRefusedIsShownWithItsStep() throws IOException {
        student.solve();
        Files.writeString(student.engine(), Files.readString(student.engine()).replaceFirst(
                "(public Optional<Refusal> whyNotPlay\\(int cell\\) \\{)",
                "$1 if (cell == 2) { return Optional.of(Refusal.CELL_TAKEN); }"));
        assertThat(check("the first player puts a stone").brief()).containsSubsequence(
                "    When the first player plays on 2  (features/rules/tiny/1-playing.feature:21)",
                "    [a move that is legal is not refused]");
    }

    @Test
    void aClassThatWasRenamedIsToldLikeAMessageOfTheCompiler() throws IOException {
        Files.move(student.exercise().sources().resolve("tiny/Games.java"),
                student.exercise().sources().resolve("tiny/Plays.java"));
        final Path renamed = student.exercise().sources().resolve("tiny/Plays.java");
        Files.writeString(renamed, Files.readString(renamed).replace("class Games", "class Plays"));
        assertThat(String.join(" ", check("").brief())).contains("src/main/java/tiny/Games.java:1: ")
                .contains("keep its name");
    }

    @Test
    void recordedGamesThatAreDamagedAreSaidToBe() throws IOException {
        student.solve();
        Files.write(student.exercise().games(), new byte[] {31, -117, 8, 0, 0, 0, 0, 0, 0, -1});
        assertThat(check("").brief()).anyMatch(line -> line.contains("games.gz is damaged"));
    }
}
