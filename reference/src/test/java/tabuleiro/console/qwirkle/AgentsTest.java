package tabuleiro.console.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import qwirkle.Games;
import tabuleiro.console.Chance;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
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

    /** Returns the agent that chooses by chance, or the one that chooses by points. */
    private static Function<Prospect, String> agent(boolean isGreedy) {
        final Chance chance = new Chance(5);
        return prospect -> isGreedy ? prospect.greedy(chance) : prospect.any(chance);
    }

    private static String chosen(Position position, boolean isGreedy) {
        return agent(isGreedy).apply(Prospect.of(position, PROVIDER));
    }

    @Test
    void theGreedyAgentTakesTheMostPoints() {
        // B2 makes 2 points in the row and 3 in the column, A3 only 3 in the row.
        assertThat(chosen(position("""
                .  .  .  .
                . A1 A2  .
                . B1  .  .
                .  .  .  .""", "A3 B2", tiles("E1 E2")), true)).isEqualTo("play B2 2 2");
    }

    @Test
    void withoutALegalMoveAnAgentTradesAsManyTilesAsItMayAndElsePasses() {
        final String board = """
                .  .  .
                . A1  .
                .  .  .""";
        final Position three = position(board, "B2 C3 D4 E5", tiles("E1 E2 E3"));
        assertThat(chosen(three, true)).isEqualTo("trade B2 C3 D4");
        final Position ending = new Position(three.board(), List.of(), Player.FIRST, three.hands(), three.points(),
                List.of(), Set.of(Option.PUBLISHED_END), 0);
        assertThat(chosen(ending, true)).isEqualTo("pass");
        assertThat(chosen(ending, false)).isEqualTo("pass");
        assertThat(chosen(three, false)).isEqualTo("trade B2 C3 D4");
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
        final Function<Prospect, String> agent = agent(false);
        final Set<String> chosen = new HashSet<>();
        IntStream.range(0, 50 * expected.size()).forEach(i ->
                chosen.add(agent.apply(Prospect.of(game.position(), PROVIDER))));
        assertThat(chosen).containsExactlyInAnyOrderElementsOf(expected);
    }

    @Test
    void theGreedyAgentBeatsTheRandomOne() {
        int ahead = 0;
        for (int seed = 0; seed < 5; seed++) {
            final Qwirkle game = game(seed);
            final List<Function<Prospect, String>> agents = List.of(agent(false), agent(true));
            for (int turns = 0; turns < 12; turns++) {
                playTurn(game, agents.get(game.nextToPlay().ordinal()));
            }
            ahead += game.points(Player.SECOND) - game.points(Player.FIRST);
        }
        assertThat(ahead).as("the points that the greedy agent is ahead").isGreaterThan(50);
    }

    private static Qwirkle game(long seed) {
        final List<Tile> bag = new ArrayList<>(PROVIDER.shuffledBag(seed));
        Collections.shuffle(bag, new Random(seed));
        return PROVIDER.newGame(new Start(2, bag, Set.of(), seed));
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
