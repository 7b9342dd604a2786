package qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import qwirkle.Move.Kind;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/**
 * Tests random games. Each move is also made on a plain table, which is independent of the engine, and sometimes in a
 * second game that is resumed from the position before it. In every other game the players prefer moves with many
 * points, because otherwise there would be few qwirkles. {@code -Pthorough} plays more games, and compares less often.
 */
class RandomGamesTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");
    private static final int GAMES = THOROUGH ? 10_000 : 4;

    /** One in so many positions is compared; if there are many games, not every position. */
    private static final int COMPARED = THOROUGH ? 10 : 1;

    /** In one in so many of these the legal moves are compared, too, and a second game is resumed. */
    private static final int SAMPLED = 6;

    /**
     * The number of turns without a tile after which a game is stopped: on some boards none of the tiles that are left
     * can be played, so that players could trade or pass for ever.
     */
    private static final int STUCK = 60;

    private final QwirkleProvider provider = new Games();

    /** The number of times that each event has occurred. */
    private final Map<String, Integer> seen = new TreeMap<>();

    @Test
    void contractsAreChecked() {
        assertThat(Engine.class.desiredAssertionStatus()).as("assertions are on").isTrue();
    }

    @Test
    void everyGameIsAsOnAPlainTable() {
        for (int seed = 1; seed <= GAMES; seed++) {
            new Game(seed).play();
        }
        assertThat(seen.keySet()).as("the events: %s", seen).contains(
                "2 players", "3 players", "4 players", "CHEATING", "PUBLISHED_END", "PUBLISHED_OPENING",
                "PLAY", "END_TURN", "TRADE", "PASS", "a qwirkle", "a tile from the bag", "another begins",
                "over, empty bag", "over, empty hand");
        assertThat(seen.keySet()).as("the refusals: %s", seen)
                .containsAll(Arrays.stream(Refusal.values()).filter(RandomGamesTest::refusesAMove).map(Refusal::name)
                        .toList());
    }

    /** Checks whether the refusal applies to playing or trading tiles. */
    private static boolean refusesAMove(Refusal refusal) {
        return refusal.compareTo(Refusal.NO_SUCH_CELL) >= 0 && refusal != Refusal.NOTHING_PLAYED;
    }

    private void note(boolean happens, String what) {
        if (happens) {
            seen.merge(what, 1, Integer::sum);
        }
    }

    /** One game in the engine, on a plain table, and now and then in a resumed game. */
    private final class Game {

        private final Random random;
        private final RandomPlayers players;
        private final Start start;
        private final Qwirkle game;
        private final PlainTable plain;
        private final PlainRefusals rules;
        private final String name;
        private int idle;

        Game(int seed) {
            random = new Random(seed);
            players = new RandomPlayers(random, seed % 2 == 0);
            final Set<Option> options = Arrays.stream(Option.values()).filter(option -> random.nextInt(3) == 0)
                    .collect(Collectors.toSet());
            start = new Start(2 + seed % 3, provider.shuffledBag(random.nextLong()), options, random.nextLong());
            game = provider.newGame(start);
            plain = new PlainTable(start);
            rules = new PlainRefusals(plain);
            name = "seed " + seed + "\n";
        }

        void play() {
            note(true, start.players() + " players");
            start.options().forEach(option -> note(true, option.toString()));
            note(game.nextToPlay() != Player.FIRST, "another begins");
            compare(game);
            while (!plain.isOver() && idle < STUCK) {
                final boolean isCompared = isOneOf(COMPARED);
                final List<Qwirkle> games = isCompared && isOneOf(SAMPLED)
                        ? List.of(game, provider.newGame(game.position())) : List.of(game);
                make(players.choose(plain), games);
                if (isCompared) {
                    games.forEach(this::compare);
                }
            }
            compare(game);
            checkPosition();
            noteEnd();
        }

        /** Returns true with a probability of one in a number. */
        private boolean isOneOf(int number) {
            return random.nextInt(number) == 0;
        }

        private void make(Move move, List<Qwirkle> games) {
            note(true, move.kind().toString());
            note(move.kind() == Kind.PLAY && !plain.hand().containsAll(move.tiles()), "a tile from the bag");
            note(move.kind() == Kind.END_TURN && plain.paper().turnPoints() >= 12, "a qwirkle");
            idle = move.kind() == Kind.PLAY ? 0 : idle + 1;
            move.on(plain);
            games.forEach(each -> {
                move.in(each);
                assertThat(plain.canHold(words(each.bag()))).as("the bag is correct, %s%s", name, each).isTrue();
            });
            plain.settle(words(game.bag()));
        }

        private void compare(Qwirkle some) {
            assertThat(Observed.of(some)).as("the queries, %s", name).isEqualTo(Observed.of(plain));
            for (int i = 0; i < 20; i++) {
                comparePlacing(some, random.nextBoolean() ? List.of() : some.hand(some.nextToPlay()));
            }
            compareTrading(some, random.nextBoolean() ? List.of() : List.of(Tile.parse("A1")));
            if (isOneOf(SAMPLED)) {
                assertThat(some.legalMoves())
                        .as("legal moves, %s%s", name, some).hasToString(rules.placements().toString());
                checkPosition();
            }
        }

        /** Compares the refusal of one of these tiles, or of any tile, on a random cell or beside the board. */
        private void comparePlacing(Qwirkle some, List<Tile> tiles) {
            final Tile tile = tiles.isEmpty() ? Tile.KINDS.get(random.nextInt(36))
                    : tiles.get(random.nextInt(tiles.size()));
            final Cell cell = new Cell(random.nextInt(some.rows() + 1), random.nextInt(some.columns() + 1));
            final Set<Refusal> refusals = rules.ofPlay(tile.toString(), cell.row(), cell.column());
            refusals.forEach(reason -> note(true, reason.toString()));
            assertThat(((Engine) some).refusalsOfPlay(tile, cell)).as("why not %s on %s, %s%s", tile, cell, name, some)
                    .isEqualTo(refusals);
        }

        /** Compares the refusal of a trade of some of the tiles in the hand and of these. */
        private void compareTrading(Qwirkle some, List<Tile> more) {
            final List<Tile> tiles = new ArrayList<>(more);
            tiles.addAll(some.hand(some.nextToPlay()));
            Collections.shuffle(tiles, random);
            final List<Tile> traded = tiles.subList(0, random.nextInt(tiles.size() + 1));
            final Set<Refusal> refusals = rules.ofTrade(words(traded));
            refusals.forEach(reason -> note(true, reason.toString()));
            assertThat(((Engine) some).refusalsOfTrade(traded)).as("why not trade %s, %s%s", traded, name, some)
                    .isEqualTo(refusals);
        }

        private void checkPosition() {
            assertThat(game.position()).as("the position, %s", name).hasToString(Observed.picture(plain, start))
                    .hasToString(game.toString());
            assertThat(provider.whyNotNewGame(game.position())).as("the refusal of the position, %s%s", name, game)
                    .isEqualTo(Optional.of(Refusal.GAME_OVER).filter(refusal -> plain.isOver()));
        }

        private void noteEnd() {
            note(plain.isOver() && start.options().contains(Option.PUBLISHED_END), "over, empty hand");
            note(plain.isOver() && !start.options().contains(Option.PUBLISHED_END), "over, empty bag");
            note(!plain.isOver(), plain.bag().isEmpty() ? "stuck, empty bag" : "stuck, with tiles in the bag");
            note(plain.winners().size() > 1, "the win is shared");
        }
    }

    private static List<String> words(List<Tile> tiles) {
        return tiles.stream().map(Tile::toString).toList();
    }
}
