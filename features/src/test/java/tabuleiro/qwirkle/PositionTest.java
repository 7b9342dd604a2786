package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests how a picture of a game is read and drawn. */
class PositionTest {

    private static final String NEW_GAME = """
             .
            turn of 1:
            hand 1: A1 A2 A3 A4 A5 A6
            hand 2: B1 B2 B3 B4 B5 B6
            points: 0 0
            options:
            seed: 1
            bag: C6 C5 C6""";

    /** A position in the middle of a turn, with an empty hand and with options. */
    private static final String MID_TURN = """
             .  .  .  .  .
             . A1 A2  .  .
             .  . B2 B5  .
             .  .  .  .  .
            turn of 3: 2/3 2/2
            hand 1: C4 D1 D1
            hand 2:
            hand 3: F6
            points: 12 0 107
            options: CHEATING PUBLISHED_END
            seed: -9223372036854775808
            bag:""";

    private static final Position POSITION = Position.parse(MID_TURN);

    @ParameterizedTest
    @ValueSource(strings = {NEW_GAME, MID_TURN})
    void aPictureIsDrawnAsItIsRead(String picture) {
        assertThat(Position.parse(picture)).hasToString(picture);
    }

    @Test
    void everythingIsAsInThePicture() {
        final Position position = new Position(
                List.of(cells(". . . . ."), cells(". A1 A2 . ."), cells(". . B2 B5 ."), cells(". . . . .")),
                List.of(new Cell(2, 3), new Cell(2, 2)), Player.THIRD,
                List.of(tiles("C4 D1 D1"), List.of(), tiles("F6")), List.of(12, 0, 107), List.of(),
                Set.of(Option.CHEATING, Option.PUBLISHED_END), Long.MIN_VALUE);
        assertThat(position).hasToString(MID_TURN).isEqualTo(POSITION);
    }

    @Test
    void spacesAroundAndBetweenWordsAreIgnored() {
        assertThat(Position.parse("\n\n" + MID_TURN.replace(" ", "  ").replace("turn  of  ", "turn of ")
                .replace("hand  ", "hand ").replace("\n", " \n\t") + "  \n"))
                .isEqualTo(POSITION);
    }

    @Test
    void everyPositionIsReadAsItIsDrawn() {
        for (int seed = 1; seed <= 500; seed++) {
            final Position position = random(new Random(seed));
            assertThat(Position.parse(position.toString())).as("the drawn position, read again").isEqualTo(position);
            assertThat(Position.parseBoard(Position.draw(position.board()))).as("its board")
                    .isEqualTo(position.board());
        }
    }

    @Test
    void everyCellHasTheTileOfThePicture() {
        assertThat(POSITION.at(new Cell(1, 1))).contains(Tile.parse("A1"));
        assertThat(POSITION.at(new Cell(2, 3))).contains(Tile.parse("B5"));
        assertThat(POSITION.at(new Cell(2, 1))).isEmpty();
        assertThat(POSITION.at(new Cell(3, 4))).isEmpty();
    }

    @Test
    void outsideTheBoardThereIsNoTile() {
        assertThat(POSITION.at(new Cell(4, 0))).isEmpty();
        assertThat(POSITION.at(new Cell(0, 5))).isEmpty();
        assertThat(POSITION.at(new Cell(9999, 9999))).isEmpty();
    }

    @Test
    void allTilesAreThoseOfBoardHandsAndBagInTheirOrder() {
        assertThat(words(POSITION.tiles())).isEqualTo("A1 A2 B2 B5 C4 D1 D1 F6");
        assertThat(words(Position.parse(NEW_GAME).tiles()))
                .isEqualTo("A1 A2 A3 A4 A5 A6 B1 B2 B3 B4 B5 B6 C5 C6 C6");
    }

    @Test
    void theTilesOfAHandHaveNoOrder() {
        assertThat(Position.parse(MID_TURN.replace("C4 D1 D1", "D1 C4 D1"))).isEqualTo(POSITION)
                .hasSameHashCodeAs(POSITION).hasToString(MID_TURN);
        assertThat(Position.parse(MID_TURN.replace("C4 D1 D1", "C4 C4 D1"))).isNotEqualTo(POSITION);
        assertThat(Position.parse(MID_TURN.replace("C4 D1 D1", "C4 D1"))).isNotEqualTo(POSITION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2/3 2/2>2/2 2/3", "B2 B5>B5 B2", "turn of 3>turn of 2", "12 0 107>12 107 0",
        "_END>_OPENING", "775808>775807", "bag:>bag: A3", " . A1 A2>A2 A1  ."})
    void everythingElseIsPartOfAPosition(String change) {
        final String[] parts = change.split(">");
        assertThat(MID_TURN).contains(parts[0]);
        assertThat(Position.parse(MID_TURN.replace(parts[0], parts[1]))).as(change).isNotEqualTo(POSITION);
    }

    @Test
    void theOrderOfTheBagIsPartOfAPosition() {
        final Position position = Position.parse(NEW_GAME);
        assertThat(words(position.bag())).as("from the front").isEqualTo("C6 C5 C6");
        assertThat(Position.parse(NEW_GAME.replace("C6 C5 C6", "C5 C6 C6"))).isNotEqualTo(position);
    }

    @Test
    void aPositionDoesNotChangeWithWhatItWasCreatedFrom() {
        final List<List<Optional<Tile>>> board = new ArrayList<>(List.of(new ArrayList<>(cells(". A1"))));
        final List<List<Tile>> hands = new ArrayList<>(List.of(new ArrayList<>(tiles("A1"))));
        final List<Integer> points = new ArrayList<>(List.of(1));
        final Position position = new Position(board, List.of(), Player.FIRST, hands, points, List.of(), Set.of(), 1);
        final String before = position.toString();
        board.get(0).clear();
        hands.get(0).clear();
        points.clear();
        assertThat(position).hasToString(before);
    }

    @Test
    void aBoardHasACellAndRowsOfEqualLength() {
        isNotABoard(List.of());
        isNotABoard(List.of(List.of()));
        isNotABoard(List.of(cells(". ."), cells(".")));
        isNotABoard(List.of(cells("."), cells(". .")));
        assertThat(onBoard(List.of(cells("."))).board()).as("a board of one cell").hasSize(1);
    }

    private static void isNotABoard(List<List<Optional<Tile>>> rows) {
        assertThatThrownBy(() -> onBoard(rows)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a board has rows of the same length, of one cell at least");
    }

    private static Position onBoard(List<List<Optional<Tile>>> board) {
        return new Position(board, List.of(), Player.FIRST, List.of(), List.of(), List.of(), Set.of(), 1);
    }

    private static Position random(Random random) {
        final int columns = 1 + random.nextInt(5);
        final List<List<Optional<Tile>>> board = some(1 + random.nextInt(5), () -> some(columns, () ->
                random.nextInt(3) == 0 ? Optional.of(tile(random)) : Optional.empty()));
        final int players = random.nextInt(5);
        return new Position(board,
                some(random.nextInt(4), () -> new Cell(random.nextInt(9), random.nextInt(200))),
                Player.values()[random.nextInt(4)],
                some(players, () -> some(random.nextInt(8), () -> tile(random))),
                some(players, () -> random.nextInt(300)), some(random.nextInt(10), () -> tile(random)),
                EnumSet.allOf(Option.class).stream().filter(option -> random.nextBoolean()).collect(Collectors.toSet()),
                random.nextLong());
    }

    private static <T> List<T> some(int number, Supplier<T> each) {
        return IntStream.range(0, number).mapToObj(i -> each.get()).toList();
    }

    private static Tile tile(Random random) {
        return Tile.KINDS.get(random.nextInt(36));
    }

    private static List<Optional<Tile>> cells(String row) {
        return Position.parseBoard(row).get(0);
    }

    private static List<Tile> tiles(String words) {
        return Stream.of(words.split(" ")).map(Tile::parse).toList();
    }

    private static String words(List<Tile> tiles) {
        return tiles.stream().map(Tile::toString).collect(Collectors.joining(" "));
    }
}
