package connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Player;

/**
 * Tests random games. Each move is also played on a plain grid, which is independent of the engine, and in a second
 * game that is resumed from the position before the move. {@code -Pthorough} plays more games.
 */
class RandomGamesTest {

    private static final int GAMES = Boolean.getBoolean("thorough") ? 10_000 : 60;

    private final ConnectFourProvider provider = new Games();

    @Test
    void contractsAreChecked() {
        assertThat(Engine.class.desiredAssertionStatus()).as("assertions are on").isTrue();
    }

    @Test
    void everyGameIsAsOnAPlainGrid() {
        final Set<Optional<Player>> winners = new HashSet<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            winners.add(play(seed).winner());
        }
        assertThat(winners).as("the winners").contains(Optional.of(Player.FIRST), Optional.of(Player.SECOND));
    }

    private ConnectFour play(int seed) {
        final Random random = new Random(seed);
        final ConnectFour game = provider.newGame();
        final PlainGrid plain = new PlainGrid();
        compare(game, plain, seed);
        while (!plain.isOver()) {
            final List<Integer> moves = plain.moves();
            final int column = moves.get(random.nextInt(moves.size()));
            final ConnectFour resumed = provider.newGame(game.position());
            plain.drop(column);
            game.play(column);
            resumed.play(column);
            compare(game, plain, seed);
            assertThat(values(resumed)).as("a game resumed from a position, seed %d", seed).isEqualTo(values(game));
            lastDiscIsInTheWinningLine(game, plain, column);
        }
        assertThat(provider.whyNotNewGame(game.position())).as("a finished game cannot be resumed").isPresent();
        return game;
    }

    private static void compare(ConnectFour game, PlainGrid plain, int seed) {
        assertThat(cellsThatDiffer(game, plain)).as("cells that differ, seed %d\n%s", seed, game).isEmpty();
        assertThat(game.winner()).as("the winner, seed %d\n%s", seed, game).isEqualTo(player(plain.winner()));
        assertThat(game.isOver()).as("the game is over, seed %d\n%s", seed, game).isEqualTo(plain.isOver());
        assertThat(game.nextToPlay()).as("the next player, seed %d\n%s", seed, game).isEqualTo(
                player(plain.next()).orElseThrow());
        assertThat(game.legalMoves()).as("the legal moves, seed %d\n%s", seed, game).isEqualTo(plain.moves());
        for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
            assertThat(game.hasSpace(column)).as("column %d has space, seed %d\n%s", column, seed, game)
                    .isEqualTo(plain.height(column) < ConnectFour.ROWS);
        }
    }

    private static List<Cell> cellsThatDiffer(ConnectFour game, PlainGrid plain) {
        return Lines.CELLS.stream().filter(cell -> !game.at(cell.row(), cell.column())
                .equals(player(plain.value(cell.row(), cell.column())))).toList();
    }

    private static Optional<Player> player(int number) {
        return number == 0 ? Optional.empty() : Optional.of(Player.values()[number - 1]);
    }

    private static void lastDiscIsInTheWinningLine(ConnectFour game, PlainGrid plain, int column) {
        if (plain.winner() == 0) {
            assertThat(game.winningLine()).isEmpty();
        } else {
            assertThat(game.winningLine()).as("the winning line of\n%s", game).hasSize(ConnectFour.IN_LINE)
                    .contains(new Cell(ConnectFour.ROWS + 1 - plain.height(column), column))
                    .allMatch(cell -> plain.value(cell.row(), cell.column()) == plain.winner());
        }
    }

    private static List<Object> values(ConnectFour game) {
        return List.of(game.position(), game.nextToPlay(), game.isOver(), game.winner(), game.winningLine(),
                game.legalMoves());
    }
}
