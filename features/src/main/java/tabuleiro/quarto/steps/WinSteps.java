package tabuleiro.quarto.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** The phrases about the winning cells, and about what the pieces on them have in common. */
public final class WinSteps {

    private static final String MARK = "*";

    private final TestedQuarto tested;

    /** Creates the steps for this tested game. */
    public WinSteps(TestedQuarto tested) {
        this.tested = tested;
    }

    /** Reads what pieces have in common, such as {@code large} or {@code large and hollow}. */
    @ParameterType("(?:large|small|white|black|round|square|solid|hollow)(?:(?:, | and )\\w+)*")
    public Set<Trait> traits(String words) {
        return Arrays.stream(words.split(", | and ")).map(word -> Trait.valueOf(word.toUpperCase(Locale.ROOT)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Trait.class)));
    }

    /** Checks that the cells marked {@code *} are those that won. */
    @Then("the winning cells are")
    public void winningCells(String picture) {
        assertThat(drawn(tested.game().winningCells())).as("the winning cells").isEqualTo(drawn(marked(picture)));
        traitsAreShared();
    }

    /**
     * Checks that the winning cells are a row, a column, a diagonal or a square of the cells marked {@code *}, with
     * the cell filled last.
     */
    @Then("the winning cells are four of these, with {cell} among them")
    public void winningCellsAmong(Cell cell, String picture) {
        final Set<Cell> cells = tested.game().winningCells();
        assertThat(Cell.ALL.stream().filter(cells::contains).filter(each -> !marked(picture).contains(each)).toList())
                .as("winning cells that belong to nothing that won").isEmpty();
        assertThat(cells).as("the winning cells").hasSize(Quarto.IN_LINE).contains(cell);
        assertThat(isLineOrSquare(cells)).as("the winning cells are a row, a column, a diagonal or a square: %s",
                drawn(cells)).isTrue();
        traitsAreShared();
    }

    /** Checks that no cells have won, and that nothing is shared. */
    @Then("there are no winning cells")
    public void noWinningCells() {
        assertThat(tested.game().winningCells()).as("the winning cells").isEqualTo(Set.of());
        assertThat(tested.game().sharedTraits()).as("what the winning pieces have in common").isEqualTo(Set.of());
    }

    /** Checks what the winning pieces have in common, and that it is no more. */
    @Then("what the winning pieces have in common is: {traits}")
    public void haveInCommon(Set<Trait> traits) {
        assertThat(words(tested.game().sharedTraits())).as("what the winning pieces have in common")
                .isEqualTo(words(traits));
    }

    private void traitsAreShared() {
        final Quarto game = tested.game();
        final Set<Cell> cells = game.winningCells();
        final List<Piece> pieces = Cell.ALL.stream().filter(cells::contains).map(game::at)
                .flatMap(Optional::stream).toList();
        final List<Trait> common = Arrays.stream(Trait.values())
                .filter(trait -> pieces.stream().allMatch(piece -> piece.has(trait))).toList();
        assertThat(words(game.sharedTraits())).as("what the pieces %s on the winning cells have in common", pieces)
                .isEqualTo(words(common)).isNotEmpty();
    }

    private static boolean isLineOrSquare(Set<Cell> cells) {
        final long columns = cells.stream().map(Cell::column).distinct().count();
        final long rows = cells.stream().map(Cell::row).distinct().count();
        return columns == 1 || rows == 1
                || cells.stream().allMatch(cell -> cell.column() == cell.row())
                || cells.stream().allMatch(cell -> cell.column() + cell.row() == Quarto.SIZE + 1)
                || columns == 2 && rows == 2 && spread(cells.stream().map(Cell::column).toList()) == 1
                        && spread(cells.stream().map(Cell::row).toList()) == 1;
    }

    private static int spread(Collection<Integer> numbers) {
        return numbers.stream().max(Integer::compare).orElseThrow()
                - numbers.stream().min(Integer::compare).orElseThrow();
    }

    private static String words(Collection<Trait> traits) {
        return traits.stream().sorted().map(trait -> trait.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
    }

    private static Set<Cell> marked(String picture) {
        final List<String> marks = Arrays.asList(picture.strip().split("\\s+"));
        return Cell.ALL.stream().filter(cell -> marks.get(cell.index()).equals(MARK))
                .collect(Collectors.toSet());
    }

    private static String drawn(Set<Cell> cells) {
        final StringBuilder picture = new StringBuilder();
        for (Cell cell : Cell.ALL) {
            picture.append(cells.contains(cell) ? MARK : ".").append(cell.column() == Quarto.SIZE ? "\n" : " ");
        }
        return picture.toString().strip();
    }
}
