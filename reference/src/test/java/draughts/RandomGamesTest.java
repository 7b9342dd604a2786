package draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * Tests random games. Each move is also made in a plain game, which is independent of the engine, and in a second game
 * that is resumed from the position before it. {@code -Pthorough} plays more games.
 */
class RandomGamesTest {

    private static final int GAMES = Boolean.getBoolean("thorough") ? 5_000 : 4;
    private static final int LONGEST = 300;
    private static final int WAYS_ASKED = 12;

    private final Games games = new Games();

    @ParameterizedTest
    @EnumSource(Variant.class)
    void everyGameIsAsAPlainGame(Variant variant) {
        final Map<String, Integer> endings = new TreeMap<>();
        for (int seed = 1; seed <= GAMES; seed++) {
            endings.merge(play(variant, seed), 1, Integer::sum);
        }
        assertThat(endings.keySet()).as("how games have ended: %s", endings).contains("ALL_CAPTURED");
    }

    private String play(Variant variant, int seed) {
        final Random random = new Random(seed);
        final PlainGame plain = new PlainGame(variant == Variant.CLASSIC);
        final Draughts game = games.newGame(variant);
        compare(game, plain, seed);
        for (int turn = 0; turn < LONGEST && plain.ending().isEmpty(); turn++) {
            askForRefusals(game, plain, random);
            final String way = pick(plain, random);
            final Draughts resumed = games.newGame(game.position());
            assertThat(Square.draw(game.captured(Square.parseWay(way)))).as("what %s captures in\n%s", way, game)
                    .isEqualTo(String.join("-", plain.rules().captured(way)));
            List.of(game, resumed).forEach(each -> each.move(Square.parseWay(way)));
            plain.play(way);
            compare(game, plain, seed);
            compare(resumed, plain, seed);
        }
        return plain.ending();
    }

    /** Returns a random legal move; of several, one that captures the most in most cases, to reach an end sooner. */
    private static String pick(PlainGame plain, Random random) {
        final List<String> legal = plain.legal();
        final int most = legal.stream().mapToInt(way -> plain.rules().captured(way).size()).max().orElse(0);
        final List<String> longest =
                legal.stream().filter(way -> plain.rules().captured(way).size() == most).toList();
        final List<String> chosen = random.nextInt(4) > 0 ? longest : legal;
        return chosen.get(random.nextInt(chosen.size()));
    }

    private void compare(Draughts game, PlainGame plain, int seed) {
        final String ending = plain.ending();
        assertThat(observed(game)).as("the queries, seed %d\n%s", seed, game).isEqualTo(observed(plain));
        assertThat(games.whyNotNewGame(game.position()).map(Refusal::name).orElse(""))
                .as("the refusal of the position").isEqualTo(ending.isEmpty() ? "" : "GAME_OVER");
        assertThat(games.ending(game.position()).map(Ending::name).orElse("")).as("the ending of the position")
                .isEqualTo(ending);
    }

    private static String observed(Draughts game) {
        final StringBuilder text = new StringBuilder();
        Square.ALL.forEach(square -> text.append(game.at(square).map(Piece::mark).orElse('.')));
        return text + " " + game.nextToPlay().name().toLowerCase(Locale.ROOT).charAt(0) + " " + game.kingTurns() + " "
                + game.endgameTurns() + " " + game.ending().map(Ending::name).orElse("") + " "
                + String.join(",", game.legalMoves().stream().map(Square::draw).toList());
    }

    private static String observed(PlainGame plain) {
        final StringBuilder text = new StringBuilder();
        Square.ALL.forEach(square -> text.append(plain.at(square.row(), square.column())));
        return text + " " + plain.turn() + " " + plain.kingTurns() + " " + plain.fewTurns() + " " + plain.ending() + " "
                + String.join(",", plain.legal());
    }

    /** Asks about random ways: some from anywhere to anywhere, some that change or lengthen a legal one. */
    private static void askForRefusals(Draughts game, PlainGame plain, Random random) {
        for (int i = 0; i < WAYS_ASKED; i++) {
            final List<Square> way = new ArrayList<>();
            if (i % 2 == 0) {
                way.addAll(Square.parseWay(plain.legal().get(random.nextInt(plain.legal().size()))));
                way.set(random.nextInt(way.size()), anySquare(random));
            }
            while (way.size() < 2 || random.nextInt(3) == 0) {
                way.add(anySquare(random));
            }
            final Set<Refusal> refusals = ((Engine) game).refusalsOfMove(way);
            assertThat(refusals.stream().map(Refusal::name)).as("why %s is refused in\n%s", Square.draw(way), game)
                    .containsExactlyInAnyOrderElementsOf(plain.refusals(Square.draw(way)));
            assertThat(game.whyNotMove(way)).isEqualTo(refusals.stream().findFirst());
        }
    }

    private static Square anySquare(Random random) {
        final Square any = Square.ALL.get(random.nextInt(Square.ALL.size()));
        return any.isDark() || random.nextInt(8) == 0 ? any : new Square(any.row(), any.column() % 8 + 1);
    }
}
