package quarto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

/**
 * Tests random games. Each half of a turn is also played in a plain game, which is independent of the engine, and in a
 * second game that is resumed from the position before it. In every other game the players avoid wins, because
 * otherwise there would be hardly any draws. {@code -Pthorough} plays more games.
 */
class RandomGamesTest {

    private static final int GAMES = Boolean.getBoolean("thorough") ? 10_000 : 20;

    private final QuartoProvider provider = new Games();

    @Test
    void contractsAreChecked() {
        assertThat(Engine.class.desiredAssertionStatus()).as("assertions are on").isTrue();
    }

    @Test
    void everyGameIsAsAPlainGame() {
        final Map<String, Integer> endings = new TreeMap<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            final PlainGame plain = play(seed);
            endings.merge((plain.isFull() ? "full board, winner " : "winner ") + plain.winner(), 1, Integer::sum);
        }
        assertThat(endings.keySet()).as("how games have ended: %s", endings).contains("full board, winner 0",
                "full board, winner 2", "winner 1", "winner 2");
    }

    private PlainGame play(int seed) {
        final Players players = new Players(new Random(seed), seed % 2 == 0);
        final PlainGame plain = new PlainGame();
        final Quarto game = provider.newGame();
        compare(game, plain, seed);
        while (!plain.isOver()) {
            final Quarto resumed = provider.newGame(game.position());
            playHalfATurn(plain, List.of(game, resumed), players);
            compare(game, plain, seed);
            compare(resumed, plain, seed);
            checkResuming(game.position(), plain, seed);
        }
        return plain;
    }

    private static void playHalfATurn(PlainGame plain, List<Quarto> games, Players players) {
        if (plain.chosen() == PlainGame.NONE) {
            final int piece = players.choose(plain);
            plain.choose(piece);
            games.forEach(game -> game.choose(Observed.piece(piece)));
        } else {
            final int cell = players.place(plain);
            plain.place(cell);
            games.forEach(game -> game.place(Cell.ALL.get(cell)));
            games.forEach(game -> checkWin(game, plain, cell));
        }
    }

    private static void compare(Quarto game, PlainGame plain, int seed) {
        assertThat(Observed.of(game)).as("the queries, seed %d\n%s", seed, game).isEqualTo(Observed.of(plain));
    }

    /** Checks the win. If several lines or squares win, any of them is correct, with all the traits that it shares. */
    private static void checkWin(Quarto game, PlainGame plain, int cell) {
        final Set<Cell> cells = game.winningCells();
        final int number = Observed.number(cells);
        if (plain.winner() == 0) {
            assertThat(cells).as("the winning cells of\n%s", game).isEmpty();
            assertThat(game.sharedTraits()).as("the shared traits of\n%s", game).isEmpty();
        } else {
            assertThat(plain.isWin(number)).as("%s win in\n%s", cells, game).isTrue();
            assertThat(cells).as("the winning cells of\n%s", game).contains(Cell.ALL.get(cell));
            assertThat(game.sharedTraits()).as("what the pieces on %s have in common in\n%s", cells, game)
                    .isEqualTo(Observed.traits(plain.commonOnes(number), plain.commonZeros(number)));
        }
    }

    private void checkResuming(Position position, PlainGame plain, int seed) {
        assertThat(provider.whyNotNewGame(position)).as("the refusal of the position, seed %d\n%s", seed, position)
                .isEqualTo(plain.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty());
        position.pieces().stream().flatMap(Optional::stream).findAny().ifPresent(piece -> {
            final Position twice = new Position(position.pieces(), Optional.of(piece));
            assertThat(provider.whyNotNewGame(twice)).as("the refusal of the position, seed %d\n%s", seed, twice)
                    .contains(Refusal.PIECE_TWICE);
        });
    }

    /**
     * Both players, who choose and place at random.
     *
     * @param random     the source of their choices
     * @param areCareful whether they avoid wins
     */
    private record Players(Random random, boolean areCareful) {

        int choose(PlainGame plain) {
            return pick(plain.choices(), piece -> areCareful && plain.canWin(piece) ? 1 : 0);
        }

        int place(PlainGame plain) {
            return pick(plain.moves(), cell -> areCareful ? plain.dangersAfter(cell) : 0);
        }

        /** Returns a random one of those with the least danger. */
        private int pick(List<Integer> all, ToIntFunction<Integer> danger) {
            final List<Integer> shuffled = new ArrayList<>(all);
            Collections.shuffle(shuffled, random);
            return Collections.min(shuffled, Comparator.comparingInt(danger));
        }
    }
}
