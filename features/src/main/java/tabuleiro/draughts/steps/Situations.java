package tabuleiro.draughts.steps;

import static tabuleiro.draughts.steps.Ways.DARK;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** Positions of draughts that games rarely reach; some cannot be played, or are over. */
final class Situations {

    /** Once in so many times there are few pieces; a chain of captures turns as often on. */
    private static final int SOMETIMES = 3;

    /** How many pieces are blocked at most, those not counted that stand in their own way. */
    private static final int MOST_BLOCKED = 4;

    /** The four diagonals, in the order in which they go round. */
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

    /** What one player has when turns with few pieces are counted, and what the other has then, or nearly. */
    private static final List<String> COUNTED = List.of("W", "WW", "Ww", "w");
    private static final List<String> NEARLY = List.of("W", "WW", "Ww", "w", "ww", "WWW", "WWw", "Www");

    private final RandomGenerator random;

    /** Will choose positions with this generator. */
    Situations(RandomGenerator random) {
        this.random = random;
    }

    /** Returns one of these, each as likely as the others. */
    <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns a position of any of these kinds. */
    Position any() {
        return random.nextInt(SOMETIMES) == 0 ? few() : scattered();
    }

    /** Returns a king that can capture four others and end where it began, with few other pieces. */
    Position rounded() {
        final Map<Square, Piece> pieces = scattered(random.nextInt(SOMETIMES));
        final Player next = any(List.of(Player.values()));
        round(next, pieces);
        return counted(any(List.of(Variant.values())), pieces, next);
    }

    private Map<Square, Piece> scattered(int number) {
        final Map<Square, Piece> pieces = new HashMap<>();
        for (int left = number; left > 0; left--) {
            pieces.put(any(DARK), any(List.of(Piece.values())));
        }
        return pieces;
    }

    /** Returns pieces anywhere, and pieces that can capture several others, with turns counted. */
    Position scattered() {
        final Map<Square, Piece> pieces = scattered(2 + random.nextInt(Draughts.PIECES));
        final Player next = any(List.of(Player.values()));
        final List<Integer> turns = turns();
        for (int captures = 1 + random.nextInt(SOMETIMES); captures > 0; captures--) {
            chain(next, any(DARK), random.nextInt(DIAGONALS.length), random.nextBoolean() ? turns : turns(), pieces);
        }
        if (random.nextInt(SOMETIMES) == 0) {
            passing(next, pieces);
        }
        return counted(random.nextInt(SOMETIMES) == 0 ? Variant.SIMPLIFIED : Variant.CLASSIC, pieces, next);
    }

    /** Returns by how many quarters a chain of captures turns before each jump: at random, or always by as many. */
    private List<Integer> turns() {
        final boolean isEven = random.nextBoolean();
        final int turn = random.nextInt(3) - 1;
        return Stream.generate(() -> isEven ? turn : random.nextInt(3) - 1)
                .limit(1 + random.nextInt(Draughts.SIZE)).toList();
    }

    /**
     * Puts a man on the board that gets to the far row by up to two jumps, or by a step, and pieces that it could
     * capture from there.
     */
    private void passing(Player player, Map<Square, Piece> pieces) {
        final int jumps = random.nextInt(SOMETIMES);
        final int rows = jumps == 0 ? 1 : 2 * jumps;
        final Square from = any(DARK.stream().filter(each ->
                each.row() == (player == Player.WHITE ? Draughts.SIZE - rows : 1 + rows)).toList());
        final int ahead = random.nextInt(2) + (player == Player.WHITE ? 0 : 2);
        final int turn = ahead % 2 == 0 ? -1 : 1;
        if (jumps == 0) {
            beside(from, ahead).ifPresent(to -> {
                chain(player, to, ahead, List.of(turn), pieces);
                pieces.remove(to);
            });
        } else {
            chain(player, from, ahead, Stream.of(0, 0, turn, any(List.of(-1, 0, 1))).skip(2 - jumps).toList(), pieces);
        }
        pieces.put(from, Piece.man(player));
    }

    /** Puts a king on the board, and four others that it can capture so that it ends where it began. */
    private void round(Player player, Map<Square, Piece> pieces) {
        final Square from = any(DARK.stream().filter(each -> isNear(each.row()) && isNear(each.column())).toList());
        chain(player, from, random.nextInt(DIAGONALS.length),
                Collections.nCopies(DIAGONALS.length, random.nextBoolean() ? 1 : -1), pieces);
        pieces.put(from, Piece.king(player));
    }

    /** Checks whether there are two rows, or columns, beyond this one at either side. */
    private static boolean isNear(int number) {
        return number > 2 && number <= Draughts.SIZE - 2;
    }

    /** Puts a piece of a player on the board, and others that it can capture one after another; it may go round. */
    private void chain(Player player, Square from, int first, List<Integer> turns, Map<Square, Piece> pieces) {
        Square at = from;
        int direction = first;
        for (int turn : turns) {
            direction = Math.floorMod(direction + turn, DIAGONALS.length);
            final int ahead = direction;
            final Optional<Square> over = beside(at, ahead);
            final Optional<Square> behind = over.flatMap(square -> beside(square, ahead));
            if (behind.isPresent()) {
                pieces.put(over.orElseThrow(), any(of(player.opponent())));
                at = behind.orElseThrow();
                pieces.remove(at);
            }
        }
        pieces.put(from, any(of(player)));
    }

    private static Optional<Square> beside(Square square, int direction) {
        final int row = square.row() + DIAGONALS[direction][0];
        final int column = square.column() + DIAGONALS[direction][1];
        return Square.exists(row, column) ? Optional.of(new Square(row, column)) : Optional.empty();
    }

    private static List<Piece> of(Player player) {
        return Stream.of(Piece.values()).filter(piece -> piece.player() == player).toList();
    }

    /** Returns few pieces, for which turns are counted by the classic rules, or nearly so. */
    Position few() {
        final Player stronger = any(List.of(Player.values()));
        final List<Piece> pieces = new ArrayList<>(pieces(any(COUNTED), stronger));
        pieces.addAll(pieces(any(NEARLY), stronger.opponent()));
        final List<Square> squares = new ArrayList<>(DARK);
        Collections.shuffle(squares, new Random(random.nextLong()));
        final Map<Square, Piece> placed = new HashMap<>();
        pieces.forEach(piece -> placed.put(squares.get(placed.size()), piece));
        return counted(random.nextInt(2 * SOMETIMES) == 0 ? Variant.SIMPLIFIED : Variant.CLASSIC, placed,
                any(List.of(Player.values())));
    }

    private static List<Piece> pieces(String marks, Player player) {
        return marks.chars().mapToObj(mark -> mark == 'W' ? Piece.king(player) : Piece.man(player)).toList();
    }

    /** Returns a position in which the player who is next has pieces, but no move. */
    Position blocked() {
        final Player next = any(List.of(Player.values()));
        final List<Square> edge = DARK.stream().filter(square -> square.row() % 7 == 1 || square.column() % 7 == 1)
                .toList();
        final Map<Square, Piece> pieces = new HashMap<>();
        for (int left = 1 + random.nextInt(MOST_BLOCKED); left > 0; left--) {
            final Square square = any(edge);
            pieces.put(square, isFarRow(square, next) ? Piece.king(next) : any(of(next)));
        }
        List.copyOf(pieces.keySet()).forEach(square -> {
            for (int direction = 0; direction < DIAGONALS.length; direction++) {
                block(square, direction, next.opponent(), pieces);
            }
        });
        return counted(any(List.of(Variant.values())), pieces, next);
    }

    /** Puts pieces before a piece and behind them, where there are none. */
    private void block(Square square, int direction, Player player, Map<Square, Piece> pieces) {
        final Optional<Square> before = beside(square, direction);
        Stream.concat(before.stream(), before.flatMap(each -> beside(each, direction)).stream()).forEach(each ->
                pieces.putIfAbsent(each, isFarRow(each, player) ? Piece.king(player) : any(of(player))));
    }

    private static boolean isFarRow(Square square, Player player) {
        return square.row() == (player == Player.WHITE ? Draughts.SIZE : 1);
    }

    private Position counted(Variant variant, Map<Square, Piece> pieces, Player next) {
        final boolean counts = variant == Variant.CLASSIC && random.nextBoolean();
        return new Position(variant, pieces, next,
                counts ? soon(Draughts.KING_TURNS) : 0, counts ? soon(Draughts.ENDGAME_TURNS) : 0);
    }

    /** Returns a number of turns after which a draw may be near. */
    private int soon(int most) {
        return random.nextBoolean() ? most - 1 : random.nextInt(most);
    }
}
