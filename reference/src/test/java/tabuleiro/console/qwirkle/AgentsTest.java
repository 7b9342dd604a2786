package tabuleiro.console.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import qwirkle.Games;
import tabuleiro.console.Chance;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Tests the agents of Qwirkle: what they choose, and that their games end. */
class AgentsTest {

    private static final QwirkleProvider PROVIDER = new Games();

    private static Position position(String board, String hand, List<Tile> bag) {
        return new Position(Position.parseBoard(board), List.of(), Player.FIRST,
                List.of(tiles(hand), tiles("F1 F2 F3 F4 F5 F6")), List.of(0, 0), bag, Set.of(), 0);
    }

    private static List<Tile> tiles(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" ")).stream().map(Tile::parse).toList();
    }

    private static String greedy(String board, String hand) {
        return new GreedyAgent().choose(Prospect.of(position(board, hand, tiles("E1 E2 E3 E4 E5 E6")), PROVIDER));
    }

    private static Function<Prospect, String> random(long seed) {
        final Chance chance = new Chance(seed);
        return prospect -> chance.any(prospect.steps());
    }

    @Test
    void theGreedyAgentTakesTheMostPointsOfAWholeTurn() {
        // A3 alone makes 3 points; B1 and B2 beside the two make 2 in their own line and 2 in each of the others.
        assertThat(greedy("""
                .  .  .  .
                . A1 A2  .
                .  .  .  .""", "A3 B1 B2")).startsWith("play B");
    }

    @Test
    void theGreedyAgentFindsEveryTurnWithTheMostPoints() {
        final Random random = new Random(7);
        for (int i = 0; i < 3; i++) {
            final Qwirkle game = game(random.nextLong(), Set.of());
            final List<Function<Prospect, String>> agents = List.of(random(i), new GreedyAgent()::choose);
            for (int turns = random.nextInt(10); turns > 0 && !game.isOver(); turns--) {
                playTurn(game, agents.get(turns % 2));
            }
            final int most = game.isOver() ? 0 : most(Prospect.of(game.position(), PROVIDER).position(), new HashMap<>());
            final Player player = game.nextToPlay();
            final int before = game.points(player);
            if (most > 0) {
                final String position = game.position().toString();
                playTurn(game, new GreedyAgent()::choose);
                assertThat(game.points(player) - before).as("the points of %s", position).isEqualTo(most);
            }
        }
    }

    /**
     * Returns the most points of a turn, found by trying all moves.
     *
     * @param known what has been found, by the board and the cells of the turn: in whichever order
     */
    private static int most(Position position, Map<Object, Integer> known) {
        final Object key = List.of(position.board(), Set.copyOf(position.turn()));
        if (!known.containsKey(key)) {
            int most = 0;
            for (Placement move : PROVIDER.newGame(position).legalMoves()) {
                final Qwirkle game = PROVIDER.newGame(position);
                game.play(move.tile(), move.cell());
                most = Math.max(most, Math.max(game.turnPoints(), most(game.position(), known)));
            }
            known.put(key, most);
        }
        return known.get(key);
    }

    @Test
    void withoutALegalMoveAnAgentTradesAsManyTilesAsItMayAndElsePasses() {
        final String board = """
                .  .  .
                . A1  .
                .  .  .""";
        final Position three = position(board, "B2 C3 D4 E5", tiles("E1 E2 E3"));
        assertThat(new GreedyAgent().choose(Prospect.of(three, PROVIDER))).isEqualTo("trade B2 C3 D4");
        final Position ending = new Position(three.board(), List.of(), Player.FIRST, three.hands(), three.points(),
                List.of(), Set.of(Option.PUBLISHED_END), 0);
        assertThat(new GreedyAgent().choose(Prospect.of(ending, PROVIDER))).isEqualTo("pass");
        assertThat(random(1).apply(Prospect.of(ending, PROVIDER))).isEqualTo("pass");
        assertThat(random(1).apply(Prospect.of(three, PROVIDER))).isEqualTo("trade B2 C3 D4");
    }

    /** The bag could be played from by a person who cheats. */
    @Test
    void aRandomAgentChoosesEveryLegalMoveAndTheEndOfATurnAndDoesNotCheat() {
        final Position whole = position("""
                .  .  .
                . A1  .
                .  .  .""", "A2 A3 A4 B1", tiles("A5 A6"));
        final Qwirkle game = PROVIDER.newGame(new Position(whole.board(), List.of(), Player.FIRST, whole.hands(),
                whole.points(), whole.bag(), Set.of(Option.CHEATING), 0));
        game.play(Tile.parse("A2"), new Cell(1, 2));
        final List<String> expected = new ArrayList<>(game.legalMoves().stream()
                .filter(move -> game.hand(Player.FIRST).contains(move.tile())).map(Notation::of).toList());
        expected.add("pass");
        final Function<Prospect, String> agent = random(5);
        final Set<String> chosen = new HashSet<>();
        IntStream.range(0, 50 * expected.size()).forEach(i ->
                chosen.add(agent.apply(Prospect.of(game.position(), PROVIDER))));
        assertThat(chosen).containsExactlyInAnyOrderElementsOf(expected);
    }

    /** In the first turns, for boards grow, and with them what there is to try. */
    @Test
    void theGreedyAgentBeatsTheRandomOne() {
        final Qwirkle game = game(1, Set.of());
        final List<Function<Prospect, String>> agents = List.of(random(1), new GreedyAgent()::choose);
        for (int turns = 0; turns < 12; turns++) {
            playTurn(game, agents.get(game.nextToPlay().ordinal()));
        }
        assertThat(game.points(Player.SECOND)).isGreaterThan(game.points(Player.FIRST) + 10);
    }

    private static Qwirkle game(long seed, Set<Option> options) {
        final List<Tile> bag = new ArrayList<>(PROVIDER.shuffledBag(seed));
        Collections.shuffle(bag, new Random(seed));
        return PROVIDER.newGame(new Start(2, bag, options, seed));
    }

    private static void playTurn(Qwirkle game, Function<Prospect, String> agent) {
        final Player player = game.nextToPlay();
        while (game.nextToPlay() == player && !game.isOver()) {
            final String[] words = agent.apply(Prospect.of(game.position(), PROVIDER)).split(" ");
            switch (words[0]) {
                case "play" -> game.play(Tile.parse(words[1]), Cell.parse(words[2] + "/" + words[3]));
                case "trade" -> game.trade(List.of(words).stream().skip(1).map(Tile::parse).toList());
                default -> end(game);
            }
        }
    }

    private static void end(Qwirkle game) {
        if (game.turn().isEmpty()) {
            game.pass();
        } else {
            game.endTurn();
        }
    }
}
