package tabuleiro.connectfour.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

/** The phrases about the winning line. */
public final class LineSteps {

    private static final char MARK = '*';

    private final TestedConnectFour tested;

    /** Creates the steps for this tested game. */
    public LineSteps(TestedConnectFour tested) {
        this.tested = tested;
    }

    /** Checks that there is no winning line. */
    @Then("there is no winning line")
    public void noWinningLine() {
        assertThat(tested.game().winningLine()).as("the winning line").isEqualTo(List.of());
    }

    /** Checks that the cells marked {@code *} are the line that won, one after another. */
    @Then("the winning line is")
    public void winningLine(String picture) {
        final List<Cell> line = tested.game().winningLine();
        assertThat(drawn(line)).as("the winning line").isEqualTo(drawn(marked(picture)));
        fourInLine(line);
    }

    /**
     * Checks that the winning line is four in line of the cells marked {@code *}, with this one, where the last disc
     * lies.
     */
    @Then("the winning line is four of these, with row {int}, column {int} among them")
    public void winningLineAmong(int row, int column, String picture) {
        final List<Cell> line = tested.game().winningLine();
        final List<Cell> marked = marked(picture);
        assertThat(line.stream().filter(cell -> !marked.contains(cell)).toList())
                .as("cells of the winning line %s that do not belong to any line that won", line).isEmpty();
        assertThat(line).as("the winning line").contains(new Cell(row, column));
        fourInLine(line);
    }

    private void fourInLine(List<Cell> line) {
        assertThat(line).as("the winning line").hasSize(ConnectFour.IN_LINE);
        final Set<String> steps = new HashSet<>();
        for (int i = 1; i < line.size(); i++) {
            final int down = line.get(i).row() - line.get(i - 1).row();
            final int right = line.get(i).column() - line.get(i - 1).column();
            assertThat(Math.max(Math.abs(down), Math.abs(right)))
                    .as("how far each cell of the winning line %s lies from the one before", line).isEqualTo(1);
            steps.add(down + "/" + right);
        }
        assertThat(steps).as("the directions along the winning line %s", line).hasSize(1);
        assertThat(line.stream().map(cell -> tested.game().at(cell.row(), cell.column())).toList())
                .as("whose discs lie in the cells of the winning line")
                .isEqualTo(Collections.nCopies(ConnectFour.IN_LINE, tested.game().winner()));
    }

    private static List<Cell> marked(String picture) {
        final List<String> lines = Position.rows(picture);
        final List<Cell> cells = new ArrayList<>();
        for (int row = 1; row <= lines.size(); row++) {
            for (int column = 1; column <= lines.get(row - 1).length(); column++) {
                if (lines.get(row - 1).charAt(column - 1) == MARK) {
                    cells.add(new Cell(row, column));
                }
            }
        }
        return cells;
    }

    private static String drawn(Collection<Cell> cells) {
        final char[][] picture = new char[ConnectFour.ROWS][ConnectFour.COLUMNS];
        Stream.of(picture).forEach(row -> Arrays.fill(row, '.'));
        cells.forEach(cell -> picture[cell.row() - 1][cell.column() - 1] = MARK);
        return Stream.of(picture).map(row -> String.join(" ", new String(row).split("")))
                .collect(Collectors.joining("\n"));
    }
}
