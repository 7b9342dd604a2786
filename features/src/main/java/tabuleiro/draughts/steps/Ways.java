package tabuleiro.draughts.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/**
 * Ways along which somebody might try to move in a game of draughts. Most begin as a piece might go, with jumps or as
 * far as a legal move goes, and lead on along a diagonal, over whatever stands there.
 */
final class Ways {

    /** The dark squares, row by row. */
    static final List<Square> DARK = Square.ALL.stream().filter(Square::isDark).toList();

    /** Once in so many times a way has another form than most: it begins anywhere, is too short or goes on. */
    private static final int SELDOM = 8;

    private final Draughts known;
    private final RandomGenerator random;
    private final List<List<Square>> legal;
    private final String rules;

    /** Will find ways in a game. */
    Ways(Draughts known, RandomGenerator random) {
        this.known = known;
        this.random = random;
        legal = known.legalMoves();
        rules = known.variant() + " " + legal.stream().limit(1).mapToInt(way -> Math.min(known.captured(way).size(), 2))
                .sum() + " ";
    }

    /** Returns a way; most are not legal. */
    List<Square> any() {
        final List<Square> way = new ArrayList<>(random.nextInt(SELDOM * SELDOM) == 0 ? List.of() : begun());
        while (!way.isEmpty() && (way.size() == 1 || random.nextInt(SELDOM) == 0)) {
            way.add(target(way));
            if (random.nextInt(SELDOM * SELDOM) == 0) {
                return way.subList(0, 1);
            }
        }
        return way;
    }

    /** Returns how a way begins: with one square, with jumps, or as a legal move does; most lead on after that. */
    private List<Square> begun() {
        return switch (random.nextInt(SELDOM)) {
            case 0 -> jumps(start());
            case 1 -> ends(jumps(start()));
            case 2 -> plus(jumps(start()));
            case 3, 4, 5 -> legal.isEmpty() ? List.of(start()) : plus(cut(one(legal)));
            default -> List.of(start());
        };
    }

    /** Returns the beginning of a way, or all of it. */
    private List<Square> cut(List<Square> way) {
        return way.subList(0, random.nextBoolean() ? way.size() : 1 + random.nextInt(way.size()));
    }

    /** Returns the first and the last square of jumps, as if all of them were one. */
    private static List<Square> ends(List<Square> jumps) {
        return List.of(jumps.get(0), jumps.get(jumps.size() - 1));
    }

    private List<Square> plus(List<Square> way) {
        final List<Square> longer = new ArrayList<>(way);
        longer.add(target(way));
        return longer;
    }

    /** Returns the square of a piece of the player who is next; now and then any square. */
    private Square start() {
        final Predicate<Square> isOwn = square -> holds(square, known.nextToPlay());
        return switch (random.nextInt(SELDOM)) {
            case 0 -> one(Square.ALL);
            case 1 -> among(isOwn.negate().and(square -> known.at(square).isPresent()));
            case 2, 3 -> among(isOwn.and(this::isKing));
            default -> among(isOwn);
        };
    }

    private boolean isKing(Square square) {
        return known.at(square).filter(Piece::isKing).isPresent();
    }

    private boolean holds(Square square, Player player) {
        return known.at(square).filter(piece -> piece.player() == player).isPresent();
    }

    /** Returns one of the dark squares that fit; any of them if none does. */
    private Square among(Predicate<Square> fits) {
        final List<Square> fitting = DARK.stream().filter(fits).toList();
        return one(fitting.isEmpty() ? DARK : fitting);
    }

    private <T> T one(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns jumps of a piece over one enemy each, as many as there can be; men jump the next square alone. */
    private List<Square> jumps(Square from) {
        final List<Square> way = new ArrayList<>(List.of(from));
        final List<Square> jumped = new ArrayList<>();
        for (int left = Draughts.PIECES; left > 0; left--) {
            final Square last = way.get(way.size() - 1);
            final List<Square> landings = DARK.stream().filter(to -> isFree(to, from)
                    && (isKing(from) || Math.abs(to.row() - last.row()) == 2)
                    && enemies(last, to).size() == 1 && !jumped.containsAll(enemies(last, to))).toList();
            if (landings.isEmpty() || way.size() > 1 && random.nextInt(SELDOM) == 0) {
                break;
            }
            way.add(one(landings));
            jumped.addAll(enemies(last, way.get(way.size() - 1)));
        }
        return way;
    }

    private boolean isFree(Square to, Square from) {
        return known.at(to).isEmpty() || to.equals(from);
    }

    private List<Square> enemies(Square from, Square to) {
        return between(from, to).stream().filter(square -> holds(square, known.nextToPlay().opponent())).toList();
    }

    /** Returns the squares between two squares of a diagonal; none if they are not on one. */
    private static List<Square> between(Square from, Square to) {
        final int up = Integer.signum(to.row() - from.row());
        final int right = Integer.signum(to.column() - from.column());
        return !isDiagonal(from, to) ? List.of() : IntStream.range(1, Math.abs(to.row() - from.row()))
                .mapToObj(i -> new Square(from.row() + i * up, from.column() + i * right)).toList();
    }

    private static boolean isDiagonal(Square from, Square to) {
        return !from.equals(to) && Math.abs(to.row() - from.row()) == Math.abs(to.column() - from.column());
    }

    /** Returns where a way may lead: most often along a diagonal, to an empty square and over some piece. */
    private Square target(List<Square> way) {
        final Square from = way.get(way.size() - 1);
        final Predicate<Square> isEmpty = square -> known.at(square).isEmpty();
        return switch (random.nextInt(SELDOM)) {
            case 0 -> random.nextBoolean() ? one(Square.ALL) : among(to -> isBeyondTheEdge(from, to));
            case 1 -> one(Square.ALL.stream().filter(to -> isNear(from, to)).toList());
            case 2 -> among(to -> isDiagonal(from, to));
            case 3 -> among(isEmpty.and(to -> isDiagonal(from, to)));
            case 4 -> among(isEmpty.and(to -> isDiagonal(from, to) && isNear(from, to)));
            default -> among(isEmpty.and(to -> between(from, to).stream().anyMatch(isEmpty.negate())));
        };
    }

    /** Checks whether a square would be near if the board went on at its other side. */
    private static boolean isBeyondTheEdge(Square from, Square to) {
        return Math.abs(to.row() - from.row()) <= 2 && Math.abs(to.column() - from.column()) >= Draughts.SIZE - 2;
    }

    private static boolean isNear(Square from, Square to) {
        return Math.abs(to.row() - from.row()) <= 2 && Math.abs(to.column() - from.column()) <= 2;
    }

    /**
     * Returns what a way looks like: by which rules, whether something must be captured, how many legs it has before
     * the last, what moves, and what it meets on its last leg.
     */
    String look(List<Square> way) {
        if (way.size() < 2) {
            return rules;
        }
        final Square from = way.get(way.size() - 2);
        final Square to = way.get(way.size() - 1);
        final StringBuilder look = new StringBuilder(rules + known.at(way.get(0)) + " " + Math.min(way.size(), 4)
                + Integer.signum(to.row() - from.row()) + to.isDark() + isDiagonal(from, to));
        between(from, to).forEach(square -> look.append(meets(square, way)));
        return look.append(meets(to, way)).toString();
    }

    /** Returns whose piece stands on a square that a way meets, and whether the way has met it before. */
    private String meets(Square square, List<Square> way) {
        final boolean isMet = IntStream.range(0, way.size() - 2)
                .anyMatch(i -> way.get(i).equals(square) || between(way.get(i), way.get(i + 1)).contains(square));
        return known.at(square).map(piece -> piece.player().name()).orElse(".") + (isMet ? "again" : "");
    }
}
