package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.core.cli.Main;
import io.cucumber.messages.types.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Descriptor;
import tabuleiro.reference.shown.LastBoard;
import tabuleiro.rulebook.Case;
import tabuleiro.rulebook.Case.CaseStep;
import tabuleiro.rulebook.FeatureFile;
import tabuleiro.rulebook.Illustration;
import tabuleiro.rulebook.Illustrations;
import tabuleiro.rulebook.Recorded;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/**
 * Runs the examples with the reference, and tests that the boards of the rule book are those that it shows, and that
 * the cells which are marked as winning have won.
 */
class IllustrationsTest {

    private static final String QUOTES = "      \"\"\"\n";
    private static final String BOARDS = "features/src/main/resources/tabuleiro/rulebook/boards";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"connect-four, the winning line is", "quarto, the winning cells are"})
    void theCellsThatAreMarkedAsWinningHaveWon(String name, String phrase) throws IOException {
        final Descriptor game = Descriptor.in(name).orElseThrow();
        final Recorded boards = Recorded.of(game);
        assertThat(run(game, rules(game).flatMap(rule -> Illustrations.of(rule, boards).permitted().stream())
                .flatMap(shown -> shown.after().filter(board -> board.marks().containsKey(Mark.WON)).stream()
                        .map(board -> text(shown.example().title(), shown.example().lines())
                                + "    Then " + phrase + "\n" + quoted(won(board))))))
                .as("examples above after which other cells have won than the rule book marks: winning.properties")
                .isZero();
    }

    private static String won(Board board) {
        return IntStream.range(0, board.grid().rows().size()).mapToObj(row ->
                IntStream.range(0, board.grid().columns().size()).mapToObj(column -> board.marks().get(Mark.WON)
                        .contains(new Place(row, column)) ? "*" : ".").collect(Collectors.joining(" ")))
                .collect(Collectors.joining("\n"));
    }

    /** What no example draws is recorded. */
    @ParameterizedTest(name = "{index}")
    @MethodSource("tabuleiro.games.Descriptor#all")
    void theBoardsOfTheRuleBookAreThoseThatTheReferenceReaches(Descriptor game) throws IOException {
        final Recorded none = new Recorded(game, Map.of());
        run(game, rules(game).flatMap(rule -> FeatureFile.examplesOf(rule).stream()).map(each -> Case.of(each).get(0))
                .map(each -> text(Recorded.BEFORE + each.title(), Illustration.of(each, none).start())
                        + text(Recorded.AFTER + each.title(), each.lines())));
        final Recorded all = new Recorded(game, LastBoard.drawn());
        final String wanted = rules(game).map(rule -> Illustrations.of(rule, all))
                .flatMap(shown -> Stream.concat(shown.permitted().stream(), shown.refused().stream())).distinct()
                .map(shown -> added(shown, Illustration.of(shown.example(), none), all)).collect(Collectors.joining());
        final String file = game.folder() + ".txt";
        Files.writeString(Files.createDirectories(Path.of("target/boards")).resolve(file), wanted);
        final Path recorded = Path.of("..", BOARDS, file);
        assertThat(Files.exists(recorded) ? Files.readString(recorded) : "")
                .as("the boards of the rule book; if the examples show others now: cp reference/target/boards/" + file
                        + " " + BOARDS).isEqualTo(wanted);
    }

    /** Returns the boards of an example that are drawn otherwise than without a run. */
    private static String added(Illustration shown, Illustration known, Recorded all) {
        return added(Recorded.BEFORE + shown.example().title(), shown.before(), known.before(), all)
                + added(Recorded.AFTER + shown.example().title(), shown.after(), known.after(), all);
    }

    private static String added(String name, Optional<Board> shown, Optional<Board> known, Recorded all) {
        return shown.isEmpty() || shown.map(Board::things).equals(known.map(Board::things)) ? "" : "# " + name + "\n"
                + all.pictures().get(name).lines().map(line -> line.stripTrailing() + "\n")
                        .collect(Collectors.joining());
    }

    private static Stream<Rule> rules(Descriptor game) {
        return FeatureFile.in(Path.of("../features/rules", game.folder())).stream()
                .flatMap(file -> file.rules().stream()).filter(rule -> FeatureFile.names(rule.getTags()).stream()
                        .noneMatch(List.of("console", "given")::contains));
    }

    /** Runs examples, and returns 0 if they pass. */
    private byte run(Descriptor game, Stream<String> examples) throws IOException {
        return Main.run("--object-factory", "tabuleiro.steps.GameObjectFactory", "--glue", "tabuleiro.steps", "--glue",
                "tabuleiro." + game.packageName() + ".steps", "--glue", "tabuleiro.reference.shown",
                Files.writeString(folder.resolve("examples.feature"), "Feature: examples\n"
                        + examples.collect(Collectors.joining())).toString());
    }

    private static String text(String title, List<CaseStep> lines) {
        return "  Example: " + title + "\n" + lines.stream().map(line -> "    " + line.keyword() + " " + line.text()
                + "\n" + (line.docString().isEmpty() ? "" : quoted(line.docString()))).collect(Collectors.joining());
    }

    private static String quoted(String text) {
        return QUOTES + text.lines().map(line -> "      " + line + "\n").collect(Collectors.joining()) + QUOTES;
    }
}
