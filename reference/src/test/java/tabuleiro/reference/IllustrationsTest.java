package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.core.cli.Main;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Descriptor;
import tabuleiro.rulebook.FeatureFile;
import tabuleiro.rulebook.Illustration;
import tabuleiro.rulebook.Illustrations;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawn;
import tabuleiro.svg.Grid;
import tabuleiro.svg.Grid.Edge;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/**
 * Tests that the boards which the rule book draws after a move are true: the reference reaches them, and the cells that
 * are marked as winning have won. Where a board is not, let the example say what it does not: which other cells are
 * empty then, or the whole board.
 */
class IllustrationsTest {

    private static final String QUOTES = "      \"\"\"\n";

    @ParameterizedTest
    @CsvSource({"connect-four, the winning line is", "quarto, the winning cells are"})
    void theCellsThatAreMarkedAsWinningHaveWon(String game, String phrase, @TempDir Path folder) throws IOException {
        assertThat(wrong(Descriptor.in(game).orElseThrow(), folder, shown -> shown.after()
                .filter(board -> board.marks().containsKey(Mark.WON)).map(board -> phrase + "\n" + quoted(
                        written(board, place -> board.marks().get(Mark.WON).contains(place) ? "*" : ".")))))
                .as("examples after which other cells have won than the rule book marks: see winning.properties")
                .isEmpty();
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("tabuleiro.games.Descriptor#all")
    void theBoardAfterTheMoveIsTheOneThatTheReferenceReaches(Descriptor game, @TempDir Path folder) throws IOException {
        assertThat(wrong(game, folder, shown -> shown.after().map(board -> "the board is\n"
                + quoted(written(board, place -> written(board, place, game))))))
                .as("examples after which the board is not as the rule book draws it").isEmpty();
    }

    /** Returns the titles of the examples that fail when a step is added to each of them. */
    private static List<String> wrong(Descriptor game, Path folder, Function<Illustration, Optional<String>> step)
            throws IOException {
        final Path features = Files.writeString(folder.resolve("illustrations.feature"), "Feature: illustrations\n"
                + FeatureFile.in(Path.of("../features/rules", game.folder())).stream()
                .flatMap(file -> file.rules().stream()).filter(rule -> FeatureFile.names(rule.getTags()).stream()
                        .noneMatch(List.of("console", "given")::contains))
                .flatMap(rule -> Illustrations.of(game, rule).permitted().stream()
                        .flatMap(shown -> step.apply(shown).stream().map(added ->
                                text(FeatureFile.idsAmong(rule.getTags()), shown) + "    Then " + added)))
                .collect(Collectors.joining()));
        final Path wrong = folder.resolve("wrong.txt");
        Main.run("--object-factory", "tabuleiro.steps.GameObjectFactory", "--glue", "tabuleiro.steps", "--glue",
                "tabuleiro." + game.folder().replace("-", "") + ".steps", "--plugin", "rerun:" + wrong,
                features.toString());
        return titles(Files.readString(wrong), Files.readAllLines(features));
    }

    private static List<String> titles(String wrong, List<String> features) {
        return Stream.of(wrong.strip().replaceFirst(".*\\.feature", "").split(":")).filter(line -> !line.isBlank())
                .map(line -> features.get(Integer.parseInt(line.strip()) - 1).strip()).toList();
    }

    private static String text(List<String> ids, Illustration shown) {
        return "  Example: " + ids + " " + shown.example().title() + "\n" + shown.example().lines().stream()
                .map(line -> "    " + line.keyword() + " " + line.text() + "\n" + (line.docString().isEmpty() ? ""
                        : quoted(line.docString()))).collect(Collectors.joining());
    }

    private static String quoted(String text) {
        return QUOTES + text.lines().map(line -> "      " + line + "\n").collect(Collectors.joining()) + QUOTES;
    }

    private static String written(Board board, Function<Place, String> cell) {
        final Grid grid = board.grid();
        final List<String> rows = IntStream.range(0, grid.rows().size()).mapToObj(row ->
                IntStream.range(0, grid.columns().size()).mapToObj(column -> cell.apply(new Place(row, column)))
                        .collect(Collectors.joining(" ")).stripTrailing()).toList();
        return grid.edge() != Edge.BOTTOM ? String.join("\n", rows)
                : IntStream.range(0, rows.size()).mapToObj(row -> grid.rows().get(row) + " " + rows.get(row) + "\n")
                        .collect(Collectors.joining()) + "  " + String.join(" ", grid.columns());
    }

    private static String written(Board board, Place place, Descriptor game) {
        final Drawn thing = board.things().get(place);
        if (thing == null) {
            return game.folder().equals("draughts") && (place.row() + place.column()) % 2 == 0 ? " " : ".";
        }
        return game.key().entrySet().stream().filter(each -> each.getValue().words().equals(thing.words()))
                .map(Map.Entry::getKey).findFirst().orElseThrow();
    }
}
