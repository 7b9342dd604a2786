package tabuleiro.grading.play;

import static tabuleiro.grading.play.Chance.any;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.grading.blame.Blame;
import tabuleiro.grading.play.Moment.Fact;

/** Random games of draughts. The classic rules are the extension. */
final class DraughtsPlay extends RandomPlay<Draughts, Position> {

    private static final Measures MEASURES = new Measures(100, 60, 10, 46, 130);

    /** The dark squares, row by row. */
    static final List<Square> DARK = Square.ALL.stream().filter(Square::isDark).toList();

    /** So many ways are tried at a point that are found by chance; one in so many begins or goes on anywhere. */
    private static final int WAYS = 50;
    private static final int SELDOM = 8;

    /** So much is asked beside games. */
    private static final int MATCHES = 16;

    /** Will play. */
    DraughtsPlay(Blame blame) {
        super(MEASURES, Position::parse, blame);
    }

    @Override
    boolean isExtension(Position position) {
        return position.variant() != Variant.SIMPLIFIED;
    }

    @Override
    NamedCall opening(Random random) {
        return NamedCall.begin(any(List.of(Variant.values()), random));
    }

    @Override
    List<String> given(NamedCall opening) {
        return opening.arguments().get(0) instanceof Variant variant
                ? List.of("the %s rules".formatted(word(variant)), "a new game") : super.given(opening);
    }

    @Override
    List<List<Object>> arguments(Method method, Draughts known, Random random) {
        final List<List<Square>> legal = known.legalMoves();
        return (method.getName().equals("at") ? Square.ALL : method.getName().equals("captured") ? legal
                : Stream.of(legal.stream(), Stream.of(List.of(), List.of(any(DARK, random))),
                        Stream.generate(() -> way(known, legal, random)).limit(WAYS)).flatMap(each -> each).toList())
                .stream().map(List::<Object>of).toList();
    }

    /** Returns a way that goes on from the beginning of a legal one or from a piece, mostly along a diagonal. */
    private static List<Square> way(Draughts known, List<List<Square>> legal, Random random) {
        final boolean isAny = random.nextInt(SELDOM) == 0;
        final List<Square> own = DARK.stream().filter(square -> isAny || known.at(square)
                .filter(piece -> piece.player() == known.nextToPlay()).isPresent()).toList();
        final List<Square> begun = legal.isEmpty() || random.nextBoolean()
                ? List.of(any(own.isEmpty() ? Square.ALL : own, random)) : any(legal, random);
        final List<Square> way = new ArrayList<>(begun.subList(0, 1 + random.nextInt(begun.size())));
        do {
            final Square from = way.get(way.size() - 1);
            final int how = random.nextInt(SELDOM);
            final List<Square> targets = Square.ALL.stream().filter(to -> how == 0 || isDiagonal(from, to) && (how < 3
                    || known.at(to).isEmpty() && !met(known, from, to).replace(".", "").isEmpty())).toList();
            way.add(any(targets.isEmpty() ? DARK : targets, random));
        } while (random.nextInt(3) == 0 && way.size() < SELDOM);
        return way;
    }

    private static boolean isDiagonal(Square from, Square to) {
        return !from.equals(to) && Math.abs(to.row() - from.row()) == Math.abs(to.column() - from.column());
    }

    /** Returns what stands between two squares of a diagonal: own pieces, others and nothing. */
    private static String met(Draughts known, Square from, Square to) {
        final int up = Integer.signum(to.row() - from.row());
        final int right = Integer.signum(to.column() - from.column());
        return !isDiagonal(from, to) ? "" : IntStream.range(1, Math.abs(to.row() - from.row()))
                .mapToObj(i -> known.at(new Square(from.row() + i * up, from.column() + i * right)))
                .map(piece -> piece.map(each -> each.player() == known.nextToPlay() ? "o" : "x").orElse("."))
                .collect(Collectors.joining());
    }

    @Override
    String phrase(Draughts known, NamedCall move) {
        return next(known) + (move.name().equals("resign") ? " resigns" : way(move).isEmpty()
                ? " plays no way at all" : " plays " + Square.draw(way(move)));
    }

    private static List<Square> way(NamedCall move) {
        return ((List<?>) move.arguments().get(0)).stream().map(Square.class::cast).toList();
    }

    @Override
    String look(Draughts known, NamedCall move) {
        if (move.name().equals("resign") || way(move).size() < 2) {
            return known.nextToPlay().name();
        }
        final List<Square> way = way(move);
        final Square from = way.get(way.size() - 2);
        final Square to = way.get(way.size() - 1);
        return known.at(way.get(0)).map(Piece::isKing) + " " + Math.min(way.size(), 4)
                + Integer.signum(to.row() - from.row()) * (known.nextToPlay() == Player.WHITE ? 1 : -1)
                + met(known, from, to) + known.at(to).isPresent() + (to.row() % 7) + known.kingTurns() + known.endgameTurns();
    }

    /** Turns the board and exchanges the players, or men and kings. */
    @Override
    List<UnaryOperator<BoardText>> symmetries() {
        return List.of(board -> board.mirrored().upsideDown().exchanged("wW", "bB").renamed("white", "black"),
                board -> board.exchanged("wb", "WB"));
    }

    @Override
    List<Fact> more(Draughts known) {
        final List<String> legal = known.legalMoves().stream().map(Square::draw).toList();
        return List.of(fact("legalMoves", legal.isEmpty() ? "there is no legal move"
                : "the legal moves are " + String.join(", ", legal)),
                fact("ending", known.ending().map(ending -> "the game has ended: " + ending.words())
                        .orElse("nothing has ended the game")),
                fact("kingTurns", "%d turns of kings and %d turns with the same few pieces have been counted"
                        .formatted(known.kingTurns(), known.endgameTurns())));
    }

    @Override
    List<Fact> factsOf(Object provider, Position position) {
        return List.of(fact("ending", ((DraughtsProvider) provider).ending(position)
                .map(ending -> "the game of this position has ended: " + ending.words())
                .orElse("the game of this position has not ended")));
    }

    /** Asks which numbers are drawn, where a man gets among others, and what becomes of matches. */
    @Override
    List<Aside> asides(Random random, Supplier<Position> positions) {
        return IntStream.range(0, MATCHES).boxed().flatMap(i -> Stream.of(i % SELDOM > 1 ? MatchPlay.reaching(random)
                : Chance.<DraughtsProvider>asking("DR-40", Chance.seeds(random), 1,
                        (provider, seed) -> () -> provider.draws(seed), drawn -> Chance.follow(drawn)
                                && drawn.stream().map(each -> (List<?>) each.get(0)).allMatch(numbers ->
                                numbers.size() == Match.MOST_DRAWS && Chance.isEven(numbers.stream().map(each ->
                                        (Integer) each >> Integer.SIZE - 3).toList(), List.of(0, 1, 2, 3)))),
                MatchPlay.matching(random.nextLong()))).toList();
    }
}
