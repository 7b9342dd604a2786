package tabuleiro.connectfour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests how a picture of the grid is read, and which texts are not a picture. */
class PositionTest {

    private static final String PICTURE = """
            2 . . . . . .
            1 . . . . . .
            2 . . . . . .
            1 . . . . . .
            2 . . . . . .
            1 . . . . . 1""";

    private static final String EMPTY_ROWS = ".......\n".repeat(5);

    @Test
    void spacesAroundAndBetweenCellsAreIgnored() {
        assertThat(Position.parse("\n  " + PICTURE.replace(" ", "").replace("\n", " \n\t") + "\n\n"))
                .isEqualTo(Position.parse(PICTURE));
    }

    @Test
    void positionsAreEqualIfTheyShowTheSame() {
        final Position position = Position.parse(PICTURE);
        assertThat(position).isEqualTo(Position.parse(PICTURE)).hasSameHashCodeAs(Position.parse(PICTURE))
                .isNotEqualTo(Position.parse(PICTURE.replace(". 1", ". 2"))).isNotEqualTo(PICTURE).isNotEqualTo(null);
    }

    @Test
    void aPictureHasSixRows() {
        assertThatThrownBy(() -> Position.parse(EMPTY_ROWS)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a grid has 6 rows, but the picture has 5");
        assertThatThrownBy(() -> Position.parse("")).hasMessage("a grid has 6 rows, but the picture has 0");
    }

    @Test
    void aRowHasSevenCells() {
        assertThatThrownBy(() -> Position.parse(EMPTY_ROWS + ". . . 1 . ."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a row has 7 cells, but row 6 of the picture has 6: ...1..");
    }

    @Test
    void aCellIsADotAOneOrATwo() {
        assertThatThrownBy(() -> Position.parse(". . . 3 . . .\n" + EMPTY_ROWS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row 1 of the picture has '3' where only . 1 or 2 may stand");
    }

    @Test
    void aPositionHasAsManyCellsAsTheGrid() {
        assertThatThrownBy(() -> new Position(List.of(Optional.of(Player.FIRST))))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("a grid has 42 cells, not 1");
    }

    @Test
    void aPositionDoesNotChangeWithTheListItWasCreatedFrom() {
        final List<Optional<Player>> cells = new ArrayList<>(Collections.nCopies(42, Optional.empty()));
        final Position position = new Position(cells);
        cells.set(0, Optional.of(Player.FIRST));
        assertThat(position.at(1, 1)).isEmpty();
    }

    @Test
    void everyCellHasTheValueItHasInThePicture() {
        final Position position = Position.parse(PICTURE);
        assertThat(position.at(1, 1)).contains(Player.SECOND);
        assertThat(position.at(6, 1)).contains(Player.FIRST);
        assertThat(position.at(6, 7)).contains(Player.FIRST);
        assertThat(position.at(1, 7)).isEmpty();
        assertThat(position.at(5, 7)).isEmpty();
    }

    @Test
    void outsideTheGridThereIsNoValue() {
        final Position position = Position.parse(PICTURE);
        assertThatThrownBy(() -> position.at(0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> position.at(1, 8)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theDiscsOfEachPlayerAreCounted() {
        final Position position = Position.parse(PICTURE);
        assertThat(position.count(Player.FIRST)).isEqualTo(4);
        assertThat(position.count(Player.SECOND)).isEqualTo(3);
    }

    @Test
    void wrongNumbersAreReportedBeforeFloatingDiscs() {
        assertThat(Position.parse("2......\n" + EMPTY_ROWS).fault()).contains(Refusal.DISCS_DO_NOT_ALTERNATE);
    }
}
