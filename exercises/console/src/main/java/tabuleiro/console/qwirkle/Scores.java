package tabuleiro.console.qwirkle;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** Messages about hands, points and the end of a game. */
final class Scores {

    private Scores() {
    }

    /** Returns what the player who is next holds. */
    static List<Tile> hand(Position position) {
        return position.hands().get(position.nextToPlay().ordinal());
    }

    /** Returns what the player who is next holds, the size of the bag, and the points of the turn so far. */
    static Message holds(Position position, String name, int points) {
        final List<Tile> hand = hand(position);
        final Object tiles = hand.isEmpty() ? Message.of("no.tiles") : Notation.words(hand);
        return Message.of(position.turn().isEmpty() ? "holds" : "holds.turn", name, tiles,
                Message.of("tiles", position.bag().size()), Message.of("points", points));
    }

    /** Returns who has the most points and, of these, the fewest tiles (QW-21). */
    static List<Player> best(Position position) {
        final Comparator<Player> order = Comparator
                .comparing((Player player) -> -position.points().get(player.ordinal()))
                .thenComparing(player -> position.hands().get(player.ordinal()).size());
        final List<Player> all = Player.first(position.hands().size());
        final Player first = all.stream().min(order).orElseThrow();
        return all.stream().filter(player -> order.compare(player, first) == 0).toList();
    }

    /** Returns who has won, then the score of each player (QW-35). */
    static Message result(Position position, GameStart start, List<Player> winners) {
        final Message names = Message.list(winners.stream().map(winner -> start.name(winner.ordinal())).toList());
        final Message verdict = standing(winners.size() == 1 ? "won" : "won.shared", names, position, winners.get(0));
        return Player.first(start.seats().size()).stream()
                .map(player -> standing("standing", Message.literal(start.name(player.ordinal())), position, player))
                .reduce(verdict, (above, below) -> Message.of("lines", above, below));
    }

    private static Message standing(String key, Message name, Position position, Player player) {
        return Message.of(key, name, Message.of("points", position.points().get(player.ordinal())),
                Message.of("tiles", position.hands().get(player.ordinal()).size()));
    }

    /** Checks whether the tile that was played last lies in a line of six. */
    static boolean isQwirkle(Position position) {
        final Optional<Cell> last = position.turn().stream().reduce((before, after) -> after);
        return last.filter(cell -> tiles(position, cell, 0, 1) + tiles(position, cell, 0, -1) == Qwirkle.QWIRKLE + 1
                || tiles(position, cell, 1, 0) + tiles(position, cell, -1, 0) == Qwirkle.QWIRKLE + 1).isPresent();
    }

    /** Returns the number of tiles in a line from a cell on in one direction, with the one on the cell. */
    static int tiles(Position position, Cell from, int down, int right) {
        int number = 0;
        int row = from.row();
        int column = from.column();
        while (row >= 0 && column >= 0 && position.at(new Cell(row, column)).isPresent()) {
            number++;
            row += down;
            column += right;
        }
        return number;
    }
}
