package connectfour;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Level;

/**
 * Tests the competent agent in every position of random games. A plain grid shows which columns win.
 * {@code -Pthorough} plays more games.
 */
class AgentsInRandomGamesTest {

    private static final int GAMES = Boolean.getBoolean("thorough") ? 2_000 : 50;

    private final Games games = new Games();
    private int wins;
    private int threats;

    @Test
    void aCompetentAgentWinsAtOnceOrStopsTheOnlyThreat() {
        for (int seed = 1; seed <= GAMES; seed++) {
            play(seed);
        }
        assertThat(wins).as("positions in which a disc could win").isGreaterThan(GAMES);
        assertThat(threats).as("positions in which a single win had to be stopped").isGreaterThan(GAMES);
    }

    private void play(int seed) {
        final Random random = new Random(seed);
        final Agent agent = games.agent(Level.COMPETENT, seed);
        final ConnectFour game = games.newGame();
        final PlainGrid plain = new PlainGrid();
        while (!plain.isOver()) {
            check(agent.chooseColumn(game, game.nextToPlay()), game, plain);
            final int column = plain.moves().get(random.nextInt(plain.moves().size()));
            plain.drop(column);
            game.play(column);
        }
    }

    private void check(int column, ConnectFour game, PlainGrid plain) {
        final List<Integer> winning = winningColumns(plain, plain.next());
        final List<Integer> threatening = winningColumns(plain, 3 - plain.next());
        if (!winning.isEmpty()) {
            wins++;
            assertThat(column).as("a column that wins in\n%s", game).isIn(winning);
        } else if (threatening.size() == 1) {
            threats++;
            assertThat(column).as("the column that stops the opponent in\n%s", game).isEqualTo(threatening.get(0));
        } else {
            assertThat(column).as("a column with space in\n%s", game).isIn(plain.moves());
        }
    }

    private static List<Integer> winningColumns(PlainGrid plain, int player) {
        return plain.moves().stream().filter(column -> plain.wins(column, player)).toList();
    }
}
