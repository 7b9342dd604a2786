package qwirkle;

import java.util.Collection;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.Reason;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** The values of the queries, of a game and of a plain table, in the same form. */
final class Observed {

    private Observed() {
    }

    /** Returns the values of all queries that need no tile, without the order of the bag. */
    static String of(Qwirkle game) {
        return String.join("\n",
                "board:\n" + lines(game.rows(), row -> IntStream.range(0, game.columns())
                        .mapToObj(column -> game.at(new Cell(row, column)).map(Tile::toString).orElse(" ."))
                        .collect(Collectors.joining(" "))),
                "next: " + game.nextToPlay().number() + " of " + game.players() + ", over: " + game.isOver(),
                "turn: " + words(game.turn()) + ", makes " + game.turnPoints(),
                "hands:\n" + lines(game.players(), i -> words(game.hand(Player.values()[i]).stream().sorted()
                        .toList())),
                "points: " + lines(game.players(), i -> "" + game.points(Player.values()[i])),
                "winners: " + words(game.winners().stream().map(Player::number).sorted().toList()),
                "bag: " + game.bagSize() + ", sorted: " + words(game.bag().stream().sorted().toList()),
                "not ended: " + why(game.whyNotEndTurn().stream().toList())
                        + ", not passed: " + why(game.whyNotPass().stream().toList()));
    }

    static String of(PlainTable plain) {
        final PlainRefusals rules = new PlainRefusals(plain);
        return String.join("\n",
                "board:\n" + plain.paper(),
                "next: " + plain.next() + " of " + plain.players() + ", over: " + plain.isOver(),
                "turn: " + turn(plain) + ", makes " + plain.paper().turnPoints(),
                "hands:\n" + lines(plain.players(), i -> words(plain.hand(i + 1))),
                "points: " + lines(plain.players(), i -> "" + plain.points(i + 1)),
                "winners: " + words(plain.winners()),
                "bag: " + plain.bag().size() + ", sorted: " + words(plain.bag().stream().sorted().toList()),
                "not ended: " + why(rules.ofEndTurn()) + ", not passed: " + why(rules.ofPass()));
    }

    /** Returns how the position must be drawn, with the bag in its order. */
    static String picture(PlainTable plain, Start start) {
        return (plain.paper() + "\nturn of " + plain.next() + ": " + turn(plain) + "\n"
                + lines(plain.players(), i -> "hand " + (i + 1) + ": " + words(plain.hand(i + 1)))
                + "\npoints: " + words(IntStream.rangeClosed(1, plain.players()).mapToObj(plain::points).toList())
                + "\noptions: " + words(start.options().stream().sorted().toList()) + "\nseed: " + start.seed()
                + "\nbag: " + words(plain.bag())).replace(" \n", "\n").stripTrailing();
    }

    private static String turn(PlainTable plain) {
        return plain.paper().turn().stream().map(square -> square.row() + "/" + square.column())
                .collect(Collectors.joining(" "));
    }

    private static String why(Collection<? extends Reason> refusals) {
        return refusals.stream().map(Reason::words).collect(Collectors.joining());
    }

    private static String words(List<?> things) {
        return things.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    private static String lines(int number, IntFunction<String> line) {
        return IntStream.range(0, number).mapToObj(line).collect(Collectors.joining("\n"));
    }
}
