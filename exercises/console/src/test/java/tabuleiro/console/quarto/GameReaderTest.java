package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that games are read as they were written. Examples of the rules show what is wrong with a text. */
class GameReaderTest {

    private static final long SEED = 42;
    private static final int GAMES = Boolean.getBoolean("thorough") ? 2_000 : 20;

    private final GameReader reader = new GameReader(new SimpleQuarto.Games());

    @Test
    void readsEveryStageOfManyGames() {
        final RandomGames games = new RandomGames(new Random(SEED));
        for (int i = 0; i < GAMES; i++) {
            assertThat(games.play()).allSatisfy(game -> assertThat(read(game.toString())).isEqualTo(Found.sound(game)));
        }
    }

    @Test
    void readsUpToTheFirstFault() {
        final GameSoFar game = GameSoFar.start(new Names("North", "South")).with(Turn.parse("(B! A1").orElseThrow());
        assertThat(read(game + "\n(B; A1\n[p; A2\n"))
                .isEqualTo(Found.damaged(game, "line 6: the cell is occupied"));
    }

    @Test
    void recognizesANameWhoseAccentsAreWrittenDifferently() {
        assertThat(read("Quarto, version 1\nPlaces first: No\u0303\nChooses first: N\u00f5\n"))
                .isEqualTo(Found.nothing("line 3: another player has that name"));
        assertThat(read("Quarto, version 1\nPlaces first: No\u0303\nChooses first: Sul\n"))
                .isEqualTo(Found.sound(GameSoFar.start(new Names("N\u00f5", "Sul"))));
    }

    private Found read(String text) {
        return reader.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
