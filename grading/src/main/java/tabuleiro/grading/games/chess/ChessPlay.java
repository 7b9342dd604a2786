package tabuleiro.grading.games.chess;

import static tabuleiro.grading.play.Chance.any;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Position;
import tabuleiro.chess.Square;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.BoardText;
import tabuleiro.grading.play.Moment.Fact;
import tabuleiro.grading.play.NamedCall;
import tabuleiro.grading.play.RandomPlay;

/** Random games of chess. */
public final class ChessPlay extends RandomPlay<Chess, Position> {

    private static final Measures MEASURES = new Measures(60, 0, 105, 120);

    /** So many moves of pieces that are chosen by chance are tried at each point. */
    private static final int CHOSEN = 25;
    private static final int SELDOM = 6;
    private static final String SQUARE = "[a-h][1-8]";

    /** Where kings and rooks stand that may castle. */
    private static final List<String> CORNERS = List.of("a1", "e1", "h1", "a8", "e8", "h8");

    /** Will play. */
    public ChessPlay(Causes causes) {
        super(MEASURES, Position::parse, causes);
    }

    @Override
    protected List<List<Object>> arguments(Method method, Chess known, Random random) {
        final Class<?> type = method.getParameterTypes()[0];
        final List<?> values;
        if (type == Move.class) {
            values = candidates(known, random);
        } else if (type.isEnum()) {
            values = List.of(type.getEnumConstants());
        } else {
            values = any(List.of(Square.ALL, occupied(known, any -> true)), random);
        }
        return values.stream().map(List::<Object>of).toList();
    }

    private static List<Square> occupied(Chess known, Predicate<Piece> by) {
        return Square.ALL.stream().filter(square -> known.at(square).filter(by).isPresent()).toList();
    }

    /** Returns all legal moves, those that a piece reaches, and some that are chosen by chance. */
    private static List<Move> candidates(Chess known, Random random) {
        final List<Move> moves = new ArrayList<>(known.legalMoves());
        final List<Square> own = occupied(known, piece -> piece.player() == known.nextToPlay());
        for (Square from : own) {
            Square.ALL.stream().filter(known.reach(from)::contains).forEach(to -> moves.add(move(from, to, random)));
        }
        for (int i = 0; i < CHOSEN; i++) {
            final Square from = any(i % SELDOM == 0 ? Square.ALL : own, random);
            moves.add(move(from, i % 2 == 0 ? near(from, random) : any(Square.ALL, random), random));
        }
        return moves;
    }

    /** Returns a square two rows and columns away at most. */
    private static Square near(Square from, Random random) {
        return any(Square.ALL.stream().filter(to -> Math.abs(to.row() - from.row()) <= 2
                && Math.abs(to.column() - from.column()) <= 2).toList(), random);
    }

    /** Returns a move that names a promotion where none is due at times, and often where one is. */
    private static Move move(Square from, Square to, Random random) {
        final boolean isEnd = to.row() == 1 || to.row() == Chess.SIZE;
        if (random.nextInt(isEnd ? 2 : SELDOM) > 0) {
            return new Move(from, to);
        }
        return new Move(from, to, any(List.of(Kind.values()), random));
    }

    @Override
    protected String phrase(Chess known, NamedCall move) {
        final Object named = move.arguments().isEmpty() ? "" : move.arguments().get(0);
        return next(known) + switch (move.name()) {
            case "offerDraw" -> " offers a draw";
            case "acceptDraw" -> " accepts the draw";
            case "resign" -> " resigns";
            case "claimDraw" -> " claims a draw by " + ((Claim) named).ending().words();
            default -> " moves " + words((Move) named);
        };
    }

    private static String words(Move move) {
        return "%s-%s%s".formatted(move.from(), move.to(),
                move.promotion().map(kind -> "=" + kind.letter()).orElse(""));
    }

    /** What can happen only where a game has not come far, castling and so on, forms groups of its own. */
    @Override
    protected String look(Chess known, NamedCall move) {
        final Position position = known.position();
        if (!(move.arguments().stream().findFirst().orElse("") instanceof Move named)) {
            return position.drawOffer().map(player -> player + " of ").orElse("") + known.nextToPlay() + BAR
                    + move.arguments() + Integer.compare(position.halfmoveClock(), Chess.CLAIM_CLOCK);
        }
        final String kind = known.at(named.from()).map(Piece::kind).map(Kind::name).orElse("none");
        final int rows = known.nextToPlay().forward() * (named.to().row() - named.from().row());
        final int columns = Math.abs(named.to().column() - named.from().column());
        final boolean passes = kind.equals("PAWN") && position.enPassant().equals(Optional.of(named.to()));
        final String corners = Stream.of(named.from(), named.to()).map(Square::toString).filter(CORNERS::contains)
                .filter(any -> !position.castlingRights().isEmpty()).collect(Collectors.joining());
        final String usual = passes ? "en passant" : corners;
        final String group = kind.equals("KING") && columns == 2 ? "castles" : usual;
        return group + named.promotion().map(any -> "=").orElse("") + BAR + (group.isEmpty() ? "" : named)
                + kind + Math.max(-2, Math.min(2, rows)) + Math.min(2, columns) + named.promotion()
                + known.at(named.to()).map(Piece::kind);
    }

    /** Exchanges the players, or left and right; then nobody can castle. What was earlier is forgotten. */
    @Override
    protected List<UnaryOperator<BoardText>> symmetries() {
        return List.of(board -> board.without("earlier").upsideDown()
                        .withWords(squares(word -> word.substring(0, 1) + ('9' - word.charAt(1))))
                        .exchanged("KQRBNP", "kqrbnp").renamed("white", "black"),
                board -> board.without("earlier").without("castling").mirrored()
                        .withWords(squares(word -> (char) ('a' + 'h' - word.charAt(0)) + word.substring(1))));
    }

    /** Changes words that name squares, and no others. */
    private static UnaryOperator<String> squares(UnaryOperator<String> change) {
        return word -> word.matches(SQUARE) ? change.apply(word) : word;
    }

    @Override
    protected List<Fact> more(Chess known) {
        final String legal = known.legalMoves().stream().map(ChessPlay::words).collect(Collectors.joining(", "));
        final String check = known.isCheck() ? next(known) + " is in check" : "nobody is in check";
        final String moves = legal.isEmpty() ? "there is no legal move" : "the legal moves are " + legal;
        return Stream.of(Optional.of(fact("isCheck", check)),
                known.ending().map(ending -> fact("ending", "the game has ended by " + ending.words())),
                Optional.of(fact("legalMoves", moves))).flatMap(Optional::stream).toList();
    }

    @Override
    protected List<Fact> factsOf(Object provider, Position position) {
        return List.of(fact("ending", ((ChessProvider) provider).ending(position)
                .map(ending -> "a game in this position has ended by " + ending.words())
                .orElse("a game in this position has not ended")));
    }
}
