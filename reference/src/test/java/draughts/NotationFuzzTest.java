package draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Pdn;
import tabuleiro.draughts.PdnFen;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.notation.PortableGame;

/**
 * Tests PDN with random games, which read back as they were, and with damaged texts: each is read, or refused with its
 * place. {@code -Pthorough} reads more of them.
 */
class NotationFuzzTest {

    private static final int TEXTS = Boolean.getBoolean("thorough") ? 100_000 : 1_500;
    private static final String MARKS = "WBK0123456789:,.-x [](){};$*\"\n!?/é";

    private final Games games = new Games();

    @Test
    void whatIsWrittenReadsTheSame() {
        for (int seed = 1; seed <= 20; seed++) {
            final Variant variant = Variant.values()[seed % 2];
            final Draughts game = randomGame(variant, new Random(seed), 40);
            final Draughts read = games.newGame(variant);
            PortableGame.readAll(written(game)).get(0).moves()
                    .forEach(move -> read.move(Pdn.way(read, move.text()).orElseThrow()));
            assertThat(read.moves()).as("seed %s", seed).isEqualTo(game.moves());
            final Position position = game.position();
            assertThat(PdnFen.parse(PdnFen.draw(position), variant)).isEqualTo(
                    new Position(variant, position.pieces(), position.nextToPlay(), 0, 0));
        }
    }

    private String written(Draughts game) {
        return Pdn.of(game, games.newGame(game.variant()).position(), List.of("North", "South")).write();
    }

    private Draughts randomGame(Variant variant, Random random, int turns) {
        final Draughts game = games.newGame(variant);
        for (int turn = 0; turn < turns && !game.isOver(); turn++) {
            final List<List<Square>> legal = game.legalMoves();
            game.move(legal.get(random.nextInt(legal.size())));
        }
        return game;
    }

    @Test
    void aDamagedTextIsReadOrRefusedWithItsPlace() {
        final Position start = games.newGame(Variant.CLASSIC).position();
        final String text = written(randomGame(Variant.CLASSIC, new Random(7), 6));
        for (int seed = 1; seed <= TEXTS; seed++) {
            final Random random = new Random(seed);
            check(damaged(PdnFen.draw(start), random), fen -> PdnFen.parse(fen, Variant.CLASSIC), "character \\d+ .*");
            if (seed % 10 == 0) {
                check(damaged(text, random), PortableGame::readAll, "line \\d+, column \\d+: .*");
            }
        }
    }

    private static void check(String text, Consumer<String> reading, String place) {
        try {
            reading.accept(text);
        } catch (IllegalArgumentException refused) {
            assertThat(refused.getMessage()).as("why this is refused: %s", text).matches("(?s)" + place);
        }
    }

    private static String damaged(String text, Random random) {
        final StringBuilder damaged = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0; i--) {
            final int at = random.nextInt(damaged.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.deleteCharAt(at).append(' ');
                case 1 -> damaged.insert(at, MARKS.charAt(random.nextInt(MARKS.length())));
                default -> damaged.setCharAt(at, MARKS.charAt(random.nextInt(MARKS.length())));
            }
        }
        return damaged.toString();
    }
}
