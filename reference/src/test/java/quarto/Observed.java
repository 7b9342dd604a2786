package quarto;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** The values of the queries that have only one correct value, of a game and of a plain game, in the same form. */
final class Observed {

    /** The traits whose bits are set in the numbers of a plain game, from the bit for 8 down to the bit for 1. */
    private static final List<Trait> ONES = List.of(Trait.LARGE, Trait.WHITE, Trait.ROUND, Trait.SOLID);
    private static final List<Trait> ZEROS = List.of(Trait.SMALL, Trait.BLACK, Trait.SQUARE, Trait.HOLLOW);

    private Observed() {
    }

    static String of(Quarto game) {
        return String.join("\n",
                "on the board: " + numbers(Cell.ALL.stream().map(game::at)),
                "in the picture: " + numbers(game.position().pieces().stream()),
                "free: " + Cell.ALL.stream().filter(game::isFree).map(Observed::number).toList(),
                "chosen: " + number(game.chosen()) + ", in the picture: " + number(game.position().chosen()),
                "pool: " + numbers(game.pool().stream().map(Optional::of)).stream().sorted().toList(),
                "places: " + number(game.nextToPlay()) + ", chooses: " + number(game.chooser()),
                "over: " + game.isOver() + ", winner: " + game.winner().map(Observed::number).orElse(0),
                "choices: " + numbers(game.choices().stream().map(Optional::of)),
                "moves: " + game.legalMoves().stream().map(Observed::number).toList(),
                "not chosen: " + each(piece -> words(game.whyNotChoose(piece(piece)))),
                "not placed: " + each(cell -> words(game.whyNotPlace(Cell.ALL.get(cell)))));
    }

    static String of(PlainGame plain) {
        final List<Integer> board = each(plain::at);
        return String.join("\n",
                "on the board: " + board,
                "in the picture: " + board,
                "free: " + IntStream.range(0, 16).filter(cell -> plain.at(cell) == PlainGame.NONE).boxed().toList(),
                "chosen: " + plain.chosen() + ", in the picture: " + plain.chosen(),
                "pool: " + IntStream.range(0, 16).filter(plain::isInPool).boxed().toList(),
                "places: " + plain.nextToPlay() + ", chooses: " + (3 - plain.nextToPlay()),
                "over: " + plain.isOver() + ", winner: " + plain.winner(),
                "choices: " + plain.choices(),
                "moves: " + plain.moves(),
                "not chosen: " + each(plain::whyNotChoose),
                "not placed: " + each(plain::whyNotPlace));
    }

    /** Returns the piece that has this number in a plain game. */
    static Piece piece(int number) {
        return Piece.ALL.get(15 - number);
    }

    /** Returns the number that this set of cells has in a plain game. */
    static int number(Set<Cell> cells) {
        return cells.stream().mapToInt(cell -> 1 << number(cell)).sum();
    }

    /** Returns the traits that have these numbers in a plain game. */
    static Set<Trait> traits(int ones, int zeros) {
        return IntStream.range(0, 4).boxed().flatMap(i -> Stream.concat(
                (ones >> 3 - i & 1) == 1 ? Stream.of(ONES.get(i)) : Stream.empty(),
                (zeros >> 3 - i & 1) == 1 ? Stream.of(ZEROS.get(i)) : Stream.empty())).collect(Collectors.toSet());
    }

    private static int number(Cell cell) {
        return (cell.row() - 1) * 4 + cell.column() - 1;
    }

    private static int number(Player player) {
        return player == Player.FIRST ? 1 : 2;
    }

    private static int number(Optional<Piece> piece) {
        return piece.map(each -> ONES.stream().mapToInt(trait -> each.has(trait) ? 8 >> ONES.indexOf(trait) : 0).sum())
                .orElse(PlainGame.NONE);
    }

    private static List<Integer> numbers(Stream<Optional<Piece>> pieces) {
        return pieces.map(Observed::number).toList();
    }

    private static <T> List<T> each(IntFunction<T> query) {
        return IntStream.range(0, 16).mapToObj(query).toList();
    }

    private static String words(Optional<? extends Reason> refusal) {
        return refusal.map(Reason::words).orElse("");
    }
}
