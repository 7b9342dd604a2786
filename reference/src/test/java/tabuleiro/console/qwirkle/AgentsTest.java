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

/** Tests the agents of Qwirkle: what they see, what they choose, and that their games end. */
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
        return new GreedyAgent().choose(Seen.of(position(board, hand, tiles("E1 E2 E3 E4 E5 E6")), PROVIDER));
    }

    private static Function<Seen, String> random(long seed) {
        final Chance chance = new Chance(seed);
        return seen -> chance.any(seen.steps());
    }

    @Test
    void anAgentSeesItsOwnHandAndOfTheOthersOnlyHowManyTheyAre() {
        final Position one = position(".", "A1 A2", tiles("E1 E2 D1"));
        final Position other = new Position(one.board(), one.turn(), Player.FIRST,
                List.of(tiles("A1 A2"), tiles("F6 F5 E1 D1 F2 F1")), one.points(), tiles("F3 F4 E2"),
                Set.of(Option.CHEATING), 7);
        assertThat(Seen.of(other, PROVIDER)).isEqualTo(Seen.of(one, PROVIDER));
        assertThat(Seen.of(one, PROVIDER).hand()).isEqualTo(tiles("A1 A2"));
        assertThat(Seen.of(one, PROVIDER).position().hands().get(1)).hasSize(6);
        assertThat(Seen.of(one, PROVIDER).position().bag()).hasSize(3);
        assertThat(Seen.of(one, PROVIDER).position().tiles()).isEqualTo(one.tiles());
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
            final List<Function<Seen, String>> agents = List.of(random(i), new GreedyAgent()::choose);
            for (int turns = random.nextInt(10); turns > 0 && !game.isOver(); turns--) {
                playTurn(game, agents.get(turns % 2));
            }
            final int most = game.isOver() ? 0 : most(Seen.of(game.position(), PROVIDER).position(), new HashMap<>());
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
    void ofTurnsWithTheSamePointsTheGreedyAgentPrefersTheOneThatLeavesNoLineOfFive() {
        // A5 and B2 make 5 points each.
        assertThat(greedy("""
                .  .  .  .  .  .
                . A1 A2 A3 A4  .
                . B1  .  .  .  .
                . C1 C2  .  .  .
                .  .  .  .  .  .""", "A5 B2")).isEqualTo("play B2 2 2");
    }

    @Test
    void ofTurnsWithTheSamePointsTheGreedyAgentKeepsTilesThatGoTogether() {
        // A2 and A3 in the row, B1 and C1 in the column make 3 points each; then one pair goes together, or two.
        assertThat(greedy("""
                .  .  .
                . A1  .
                .  .  .""", "A2 A2 A3 B1 C1")).matches("play [BC]1 .*");
    }

    @Test
    void withoutALegalMoveAnAgentTradesAsManyTilesAsItMayAndElsePasses() {
        final String board = """
                .  .  .
                . A1  .
                .  .  .""";
        final Position three = position(board, "B2 C3 D4 E5", tiles("E1 E2 E3"));
        assertThat(new GreedyAgent().choose(Seen.of(three, PROVIDER))).isEqualTo("trade B2 C3 D4");
        final Position ending = new Position(three.board(), List.of(), Player.FIRST, three.hands(), three.points(),
                List.of(), Set.of(Option.PUBLISHED_END), 0);
        assertThat(new GreedyAgent().choose(Seen.of(ending, PROVIDER))).isEqualTo("pass");
        assertThat(random(1).apply(Seen.of(ending, PROVIDER))).isEqualTo("pass");
        assertThat(random(1).apply(Seen.of(three, PROVIDER))).isEqualTo("trade B2 C3 D4");
    }

    @Test
    void aRandomAgentChoosesEveryLegalMoveAndTheEndOfATurn() {
        final Qwirkle game = PROVIDER.newGame(position("""
                .  .  .
                . A1  .
                .  .  .""", "A2 A3 A4 B1", tiles("A5 A6")));
        game.play(Tile.parse("A2"), new Cell(1, 2));
        final Seen seen = Seen.of(game.position(), PROVIDER);
        final List<String> expected = new ArrayList<>(seen.moves().stream().map(Notation::of).toList());
        expected.add("pass");
        final Function<Seen, String> agent = random(5);
        final Set<String> chosen = new HashSet<>();
        IntStream.range(0, 50 * expected.size()).forEach(i -> chosen.add(agent.apply(seen)));
        assertThat(chosen).containsExactlyInAnyOrderElementsOf(expected);
        assertThat(seen.moves()).allMatch(move -> seen.hand().contains(move.tile()));
    }

    /** In the first turns, for boards grow, and with them what there is to try. */
    @Test
    void theGreedyAgentBeatsTheRandomOne() {
        final Qwirkle game = game(1, Set.of());
        final List<Function<Seen, String>> agents = List.of(random(1), new GreedyAgent()::choose);
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

    private static void playTurn(Qwirkle game, Function<Seen, String> agent) {
        final Player player = game.nextToPlay();
        while (game.nextToPlay() == player && !game.isOver()) {
            final String[] words = agent.apply(Seen.of(game.position(), PROVIDER)).split(" ");
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
