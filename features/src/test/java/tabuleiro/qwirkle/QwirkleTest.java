package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the default methods of the interface, on a game that returns prepared values. */
class QwirkleTest {

    private static final Position BETWEEN_TURNS = Position.parse("""
             .  .  .  .
             . A1 A2  .
             .  .  .  .
            turn of 2:
            hand 1: A3
            hand 2: B2 A3 B2 C6
            hand 3: F1
            points: 3 2 1
            options: PUBLISHED_END
            seed: 42
            bag: D4 C6 D4 A3""");

    private static final Position IN_A_TURN = Position.parse(
            BETWEEN_TURNS.toString().replace("turn of 2:", "turn of 2: 1/2"));

    private static final Position CHEATING = Position.parse(
            BETWEEN_TURNS.toString().replace("PUBLISHED_END", "CHEATING"));

    private final Qwirkle betweenTurns = new ToldGame(BETWEEN_TURNS, false);
    private final Qwirkle inATurn = new ToldGame(IN_A_TURN, false);
    private final Qwirkle cheating = new ToldGame(CHEATING, false);
    private final Qwirkle ended = new ToldGame(BETWEEN_TURNS, true);

    @Test
    void theNumbersAreThoseOfTheRules() {
        assertThat(Qwirkle.SHAPES * Qwirkle.COLOURS * Qwirkle.OF_A_KIND).as("all tiles").isEqualTo(108);
        assertThat(List.of(Qwirkle.FEWEST_PLAYERS, Qwirkle.MOST_PLAYERS)).as("players").containsExactly(2, 4);
        assertThat(List.of(Qwirkle.HAND, Qwirkle.QWIRKLE, Qwirkle.LAST_TILE_POINTS)).containsOnly(6);
    }

    @ParameterizedTest
    @CsvSource({"0/0", "0/3", "2/0", "2/3", "1/2"})
    void theBoardHasCellsUpToItsCorners(String cell) {
        assertThat(betweenTurns.hasCell(Cell.parse(cell))).as("there is a cell %s", cell).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"3/0", "0/4", "3/4", "9999/1", "1/9999"})
    void outsideTheBoardThereIsNoCell(String cell) {
        assertThat(betweenTurns.hasCell(Cell.parse(cell))).as("there is a cell %s", cell).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"FIRST, true", "SECOND, true", "THIRD, true", "FOURTH, false"})
    void theFirstPlayersTakePart(Player player, boolean takesPart) {
        assertThat(betweenTurns.isPlayer(player)).as("player %s takes part", player).isEqualTo(takesPart);
    }

    @Test
    void theSizeOfTheBagIsTheNumberOfItsTiles() {
        assertThat(betweenTurns.bagSize()).isEqualTo(4);
    }

    @Test
    void thePositionContainsWhatTheGameReturns() {
        assertThat(betweenTurns.position()).isEqualTo(BETWEEN_TURNS).isEqualTo(Position.of(betweenTurns));
        assertThat(inATurn.position()).isEqualTo(IN_A_TURN);
        assertThat(cheating.position()).isEqualTo(CHEATING);
    }

    @Test
    void theLegalMovesAreThoseOfTheHandInTheOrderOfTheCellsThenOfTheTiles() {
        assertThat(written(betweenTurns)).isEqualTo("A3 on 0/1, A3 on 1/0, A3 on 1/3, B2 on 1/3");
    }

    @Test
    void inCheatModeTheLegalMovesIncludeTilesOfTheBag() {
        assertThat(written(cheating)).isEqualTo("A3 on 0/1, A3 on 1/0, D4 on 1/0, A3 on 1/3, B2 on 1/3, D4 on 2/2");
    }

    @Test
    void afterTheEndNoMoveIsLegal() {
        assertThat(ended.legalMoves()).isEmpty();
    }

    private static String written(Qwirkle game) {
        return game.legalMoves().stream().map(Placement::toString).collect(Collectors.joining(", "));
    }

    /**
     * A game that returns prepared values.
     *
     * @param shown  the position of the game
     * @param isOver whether it is over
     */
    private record ToldGame(Position shown, boolean isOver) implements Qwirkle {

        private static final Set<String> ALLOWED = Set.of("D4 on 2/2", "A3 on 1/3", "B2 on 1/3", "A3 on 0/1",
                "D4 on 1/0", "A3 on 1/0", "F1 on 0/1", "E5 on 2/2");

        @Override
        public int players() {
            return shown.hands().size();
        }

        @Override
        public Set<Option> options() {
            return shown.options();
        }

        @Override
        public long seed() {
            return shown.seed();
        }

        @Override
        public int rows() {
            return shown.board().size();
        }

        @Override
        public int columns() {
            return shown.board().get(0).size();
        }

        @Override
        public Optional<Tile> at(Cell cell) {
            return shown.board().get(cell.row()).get(cell.column());
        }

        @Override
        public Player nextToPlay() {
            return shown.nextToPlay();
        }

        @Override
        public List<Tile> hand(Player player) {
            return shown.hands().get(player.ordinal());
        }

        @Override
        public int points(Player player) {
            return shown.points().get(player.ordinal());
        }

        @Override
        public List<Tile> bag() {
            return shown.bag();
        }

        @Override
        public List<Cell> turn() {
            return shown.turn();
        }

        @Override
        public int turnPoints() {
            return 0;
        }

        @Override
        public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
            return Optional.of(isOver ? Refusal.GAME_OVER : Refusal.NO_NEIGHBOUR)
                    .filter(refusal -> isOver || !ALLOWED.contains(tile + " on " + cell));
        }

        @Override
        public void play(Tile tile, Cell cell) {
            throw new UnsupportedOperationException("a query plays nothing");
        }

        @Override
        public Optional<Refusal> whyNotEndTurn() {
            return Optional.empty();
        }

        @Override
        public void endTurn() {
            throw new UnsupportedOperationException("a query ends no turn");
        }

        @Override
        public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
            return Optional.empty();
        }

        @Override
        public void trade(List<Tile> tiles) {
            throw new UnsupportedOperationException("a query trades nothing");
        }

        @Override
        public Optional<Refusal> whyNotPass() {
            return Optional.empty();
        }

        @Override
        public void pass() {
            throw new UnsupportedOperationException("a query passes nothing");
        }

        @Override
        public Set<Player> winners() {
            return Set.of();
        }
    }
}
