package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Message;
import tabuleiro.console.Start;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Tile;

/** Messages about hands, points and the end of a game. */
final class Scores {

    private Scores() {
    }

    /** Returns a number of points, as in {@code 1 point}. */
    static Message points(int number) {
        return Message.of("points", number);
    }

    /** Returns a number of tiles, as in {@code 1 tile}. */
    static Message tiles(int number) {
        return Message.of("tiles", number);
    }

    /** Returns messages with commas between them, and a word before the last. */
    static Message list(List<Message> items, String last) {
        final List<Message> left = new ArrayList<>(items.isEmpty() ? List.of(Message.of("list.none")) : items);
        while (left.size() > 1) {
            final Message end = left.remove(left.size() - 1);
            final boolean isLast = end == items.get(items.size() - 1);
            left.set(left.size() - 1, Message.of(isLast ? last : "list.comma", left.get(left.size() - 1), end));
        }
        return left.get(0);
    }

    /** Returns what the player who is next holds, the size of the bag, and the points of the turn so far. */
    static Message holds(Position position, String name, int points) {
        final List<Tile> hand = position.hands().get(position.nextToPlay().ordinal());
        final Object tiles = hand.isEmpty() ? Message.of("no.tiles") : Notation.words(hand);
        return Message.of(position.turn().isEmpty() ? "holds" : "holds.turn", name, tiles,
                tiles(position.bag().size()), points(points));
    }

    /** Returns who has the most points and, of these, the fewest tiles (QW-21). */
    static List<Player> best(Position position) {
        final Comparator<Player> order = Comparator
                .comparing((Player player) -> -position.points().get(player.ordinal()))
                .thenComparing(player -> position.hands().get(player.ordinal()).size());
        final List<Player> all = Player.first(position.hands().size());
        final Player first = all.stream().min(order).orElseThrow();
        return all.stream().filter(each -> order.compare(each, first) == 0).toList();
    }

    /** Returns who has won, then the score of each player (QW-35). */
    static Message result(Position position, Start start, List<Player> winners) {
        final List<Message> names = winners.stream()
                .map(winner -> Message.literal(start.name(winner.ordinal()))).toList();
        final Message verdict = standing(position, winners.get(0), winners.size() == 1 ? "won" : "won.shared",
                list(names, "list.and"));
        return Player.first(start.seats().size()).stream()
                .map(each -> standing(position, each, "standing", Message.literal(start.name(each.ordinal()))))
                .reduce(verdict, (above, below) -> Message.of("lines", above, below));
    }

    private static Message standing(Position position, Player player, String key, Message name) {
        return Message.of(key, name, points(position.points().get(player.ordinal())),
                tiles(position.hands().get(player.ordinal()).size()));
    }

    /** Checks whether the tile that was played last lies in a line of six. */
    static boolean isQwirkle(Position position) {
        final Optional<Cell> last = position.turn().stream().reduce((before, after) -> after);
        return last.filter(cell -> 1 + run(position, cell, 0, 1) + run(position, cell, 0, -1) == Qwirkle.QWIRKLE
                || 1 + run(position, cell, 1, 0) + run(position, cell, -1, 0) == Qwirkle.QWIRKLE).isPresent();
    }

    private static int run(Position position, Cell from, int down, int right) {
        int length = 0;
        int row = from.row() + down;
        int column = from.column() + right;
        while (row >= 0 && column >= 0 && position.at(new Cell(row, column)).isPresent()) {
            length++;
            row += down;
            column += right;
        }
        return length;
    }
}
