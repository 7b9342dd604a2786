package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Variant;
import tabuleiro.quarto.Quarto;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * Tests random games with all contracts on: a game that is resumed from the text of its position goes on as the game
 * itself does. Whether it follows the rules, the examples show. {@code -Pthorough} plays more games.
 */
class RandomGamesTest {

    private static final int GAMES = Boolean.getBoolean("thorough") ? 500 : 2;
    private static final int MOST_MOVES = 50;

    /** One in so many moves is made in a resumed game, too. */
    private static final int RESUMED = 4;

    private static final connectfour.Games CONNECT_FOUR = new connectfour.Games();
    private static final quarto.Games QUARTO = new quarto.Games();
    private static final qwirkle.Games QWIRKLE = new qwirkle.Games();
    private static final draughts.Games DRAUGHTS = new draughts.Games();

    /**
     * How a game is played at random.
     *
     * @param name    the name of the game
     * @param begun   returns a new game, by a seed if chance decides in it
     * @param resumed returns the same game, resumed from the text of its position
     * @param moves   returns what can be done next, nothing if the game is over
     * @param seen    returns what must be alike in both
     */
    private record Played<G>(String name, Function<Random, G> begun, UnaryOperator<G> resumed,
                             Function<G, List<Consumer<G>>> moves, Function<G, List<Object>> seen) {

        void atRandom(Random random) {
            final G game = begun.apply(random);
            List<Consumer<G>> next = moves.apply(game);
            for (int i = 0; i < MOST_MOVES && !next.isEmpty(); i++) {
                final Consumer<G> move = next.get(random.nextInt(next.size()));
                final Optional<G> again = random.nextInt(RESUMED) == 0 ? Optional.of(resumed.apply(game))
                        : Optional.empty();
                move.accept(game);
                again.ifPresent(each -> {
                    move.accept(each);
                    assertThat(seen.apply(each)).as("what is seen of the resumed game\n%s", each)
                            .isEqualTo(seen.apply(game));
                });
                next = moves.apply(game);
            }
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Played<?>> games() {
        return Stream.of(
                new Played<>("Connect Four", random -> CONNECT_FOUR.newGame(),
                        game -> CONNECT_FOUR.newGame(
                                tabuleiro.connectfour.Position.parse(game.position().toString())),
                        game -> moves(game.legalMoves(), ConnectFour::play),
                        game -> List.of(game.position(), game.nextToPlay(), game.winner(), game.winningLine(),
                                game.legalMoves())),
                new Played<>("Quarto", random -> QUARTO.newGame(),
                        game -> QUARTO.newGame(tabuleiro.quarto.Position.parse(game.position().toString())),
                        game -> Stream.concat(moves(game.choices(), Quarto::choose).stream(),
                                moves(game.legalMoves(), Quarto::place).stream()).toList(),
                        game -> List.of(game.position(), game.nextToPlay(), game.winner(), game.winningCells(),
                                game.sharedTraits(), game.choices(), game.legalMoves())),
                new Played<>("Qwirkle", random -> QWIRKLE.newGame(new Start(2 + random.nextInt(3),
                                QWIRKLE.shuffledBag(random.nextLong()), options(random), random.nextLong())),
                        game -> QWIRKLE.newGame(tabuleiro.qwirkle.Position.parse(game.position().toString())),
                        RandomGamesTest::moves,
                        game -> List.of(game.nextToPlay(), game.turn(), game.turnPoints(), game.winners(),
                                Player.first(game.players()).stream().map(game::points).toList(),
                                hands(game),
                                game.legalMoves())),
                draughts(Variant.CLASSIC), draughts(Variant.SIMPLIFIED));
    }

    private static Played<Draughts> draughts(Variant variant) {
        return new Played<>("draughts, " + variant, random -> DRAUGHTS.newGame(variant),
                game -> DRAUGHTS.newGame(tabuleiro.draughts.Position.parse(game.position().toString())),
                game -> moves(game.legalMoves(), Draughts::move),
                game -> List.of(game.position(), game.nextToPlay(), game.ending(), game.legalMoves()));
    }

    private static <G, M> List<Consumer<G>> moves(List<M> legal, BiConsumer<G, M> made) {
        return legal.stream().map(move -> (Consumer<G>) game -> made.accept(game, move)).toList();
    }

    private static Set<Option> options(Random random) {
        return Set.copyOf(Stream.of(Option.values()).filter(option -> random.nextInt(3) == 0).toList());
    }

    private static List<List<Tile>> hands(Qwirkle game) {
        return Player.first(game.players()).stream().map(player -> game.hand(player).stream().sorted().toList())
                .toList();
    }

    /** Returns the placements, and the ways to end the turn. */
    private static List<Consumer<Qwirkle>> moves(Qwirkle game) {
        final List<Consumer<Qwirkle>> moves = new ArrayList<>(
                moves(game.legalMoves(), (each, placement) -> each.play(placement.tile(), placement.cell())));
        final List<Tile> hand = game.hand(game.nextToPlay());
        if (game.whyNotEndTurn().isEmpty()) {
            moves.add(Qwirkle::endTurn);
        }
        if (game.whyNotTrade(hand).isEmpty()) {
            moves.add(each -> each.trade(hand));
        }
        if (game.whyNotPass().isEmpty()) {
            moves.add(Qwirkle::pass);
        }
        return moves;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameThatIsResumedGoesOnAsTheGameItself(Played<?> played) {
        assertThat(connectfour.Games.class.desiredAssertionStatus()).as("assertions are on").isTrue();
        for (int seed = 1; seed <= GAMES; seed++) {
            played.atRandom(new Random(seed));
        }
    }
}
