package tabuleiro.chess.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Deck;
import tabuleiro.steps.RandomPlay.Trial;

/** The moves that are worth trying at one point of a random game of chess. */
final class ChessTrials {

    private static final int LEGAL = 10;
    private static final int CANDIDATES = 60;
    private static final int SELDOM = 8;

    private static final String RESIGNS = " resigns";

    /** How often a special move is among the moves that are tried. */
    private static final int SPECIAL = 3;

    private static final List<int[]> STRAIGHT =
            List.of(new int[] {0, 1}, new int[] {1, 0}, new int[] {0, -1}, new int[] {-1, 0});
    private static final List<int[]> DIAGONAL =
            List.of(new int[] {1, 1}, new int[] {1, -1}, new int[] {-1, 1}, new int[] {-1, -1});

    /** Rows forward and columns by which the pieces move, or almost move. */
    private static final Map<Kind, List<int[]>> STEPS = Map.of(
            Kind.KING, List.of(new int[] {0, 2}, new int[] {0, -2}, new int[] {1, 1}, new int[] {1, 0},
                    new int[] {0, 1}, new int[] {-1, 0}, new int[] {0, -3}),
            Kind.QUEEN, Stream.concat(STRAIGHT.stream(), DIAGONAL.stream()).toList(),
            Kind.ROOK, STRAIGHT, Kind.BISHOP, DIAGONAL,
            Kind.KNIGHT, List.of(new int[] {2, 1}, new int[] {1, 2}, new int[] {-2, 1}, new int[] {-1, -2}),
            Kind.PAWN, List.of(new int[] {1, 0}, new int[] {2, 0}, new int[] {1, 1}, new int[] {1, -1},
                    new int[] {2, 1}, new int[] {-1, 0}));

    private final Chess known;
    private final Chess like;
    private final RandomGenerator random;
    private final List<Trial<Chess>> trials = new ArrayList<>();

    /**
     * Will find moves in a game.
     *
     * @param like a game with the same board, as far as possible one that is not over: in it, moves are refused for
     *             more than one reason
     */
    ChessTrials(Chess known, Chess like, RandomGenerator random) {
        this.known = known;
        this.like = like;
        this.random = random;
    }

    /** Returns legal moves, special ones more often; moves that are refused, for as many reasons as can be found. */
    List<Trial<Chess>> all() {
        final List<Move> legal = new ArrayList<>(known.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        legal.stream().limit(LEGAL).forEach(this::add);
        legal.stream().filter(this::isSpecial).limit(LEGAL)
                .forEach(move -> Collections.nCopies(SPECIAL, move).forEach(this::add));
        final Set<Object> reasons = new HashSet<>();
        Stream.generate(this::candidate).limit(CANDIDATES).flatMap(Optional::stream)
                .filter(move -> known.whyNotMove(move).isPresent() && reasons.add(reasons(move))).forEach(this::add);
        if (random.nextInt(SELDOM) == 0) {
            trials.addAll(offering(player(known)));
        }
        return trials;
    }

    /** Returns why a move is refused, or in a game that is over what would move; and whether it names a promotion. */
    private List<?> reasons(Move move) {
        return List.of(like.isOver() ? known.at(move.from()).map(Piece::kind) : like.whyNotMove(move),
                move.promotion().isPresent());
    }

    /** Returns a move that is almost legal, mostly of an own piece; nothing if it would leave the board. */
    private Optional<Move> candidate() {
        return switch (random.nextInt(10)) {
            case 0 -> Optional.of(move(any(Square.ALL), any(Square.ALL)));
            case 1 -> alike(any(squares(known.nextToPlay().opponent())));
            case 2 -> Optional.of(any(squares(known.nextToPlay()))).map(square -> move(square, square));
            case 3, 4, 5 -> reached(any(squares(known.nextToPlay())));
            default -> alike(any(squares(known.nextToPlay())));
        };
    }

    private List<Square> squares(Player player) {
        return Square.ALL.stream()
                .filter(square -> known.at(square).filter(each -> each.player() == player).isPresent()).toList();
    }

    private <T> T any(List<T> some) {
        return Deck.any(some, random);
    }

    /** Returns a move, of a pawn to the last row mostly one that says what it becomes. */
    private Move move(Square from, Square to) {
        final boolean isPawn = known.at(from).filter(piece -> piece.kind() == Kind.PAWN).isPresent();
        final boolean isLast = isPawn && (to.row() == 1 || to.row() == Chess.SIZE);
        return random.nextInt(SELDOM) > (isLast ? 1 : SELDOM - 3)
                ? new Move(from, to, any(List.of(Kind.values()))) : new Move(from, to);
    }

    /** Returns the phrase that names the player whose turn it is. */
    static String player(Chess game) {
        return "the " + Actor.word(game.nextToPlay()) + " player";
    }

    private void add(Move move) {
        trials.add(moving(player(known), move));
    }

    /** Returns a move of a piece. */
    static Trial<Chess> moving(String player, Move move) {
        return new Trial<>("%s moves %s-%s%s".formatted(player, move.from(), move.to(),
                move.promotion().map(kind -> "=" + kind.letter()).orElse("")),
                game -> game.whyNotMove(move), game -> game.move(move));
    }

    /** Checks whether a move captures, castles or promotes. */
    private boolean isSpecial(Move move) {
        final Kind kind = known.at(move.from()).orElseThrow().kind();
        final int columns = Math.abs(move.from().column() - move.to().column());
        return known.at(move.to()).isPresent() || move.promotion().isPresent()
                || kind == Kind.PAWN && columns > 0 || kind == Kind.KING && columns > 1;
    }

    /** Returns a move that looks as if the piece could make it; nothing if it would leave the board. */
    private Optional<Move> alike(Square from) {
        final Piece piece = known.at(from).orElseThrow();
        final int[] step = any(STEPS.get(piece.kind()));
        final boolean isFar = piece.kind() == Kind.QUEEN || piece.kind() == Kind.ROOK || piece.kind() == Kind.BISHOP;
        final int times = isFar ? 1 + random.nextInt(Chess.SIZE - 1) : 1;
        final int row = from.row() + step[0] * times * piece.player().forward();
        final int column = from.column() + step[1] * times;
        return Square.exists(row, column) ? Optional.of(move(from, new Square(row, column))) : Optional.empty();
    }

    /** Returns a move that is right but for what happens to the king, or to a pawn. */
    private Optional<Move> reached(Square from) {
        final List<Square> reach = Square.ALL.stream().filter(known.reach(from)::contains).toList();
        return reach.isEmpty() ? Optional.empty() : Optional.of(move(from, any(reach)));
    }

    /** Returns the phrase that says what the legal moves are. */
    static String legalMoves(Chess game) {
        return game.legalMoves().isEmpty() ? "there is no legal move"
                : "the legal moves are " + ChessSteps.words(game.legalMoves());
    }

    /** Returns what only asks for the legal moves, to see later whether they are remembered for too long. */
    static Trial<Chess> askingForLegalMoves(Chess game) {
        return new Trial<>(legalMoves(game), asked -> Optional.empty(), Chess::legalMoves);
    }

    /** Returns the ways to offer a draw, to accept or to claim one. */
    static List<Trial<Chess>> offering(String player) {
        return settling(player).stream().filter(trial -> !trial.phrase().endsWith(RESIGNS)).toList();
    }

    /** Returns the ways to end a game without a move, and to offer that. */
    static List<Trial<Chess>> settling(String player) {
        final List<Trial<Chess>> settling = new ArrayList<>(List.of(
                new Trial<>(player + " offers a draw", Chess::whyNotOfferDraw, Chess::offerDraw),
                new Trial<>(player + " accepts the draw", Chess::whyNotAcceptDraw, Chess::acceptDraw),
                new Trial<>(player + RESIGNS, Chess::whyNotResign, Chess::resign)));
        for (Claim claim : Claim.values()) {
            settling.add(new Trial<>("%s claims a draw by %s".formatted(player, claim.ending().words()),
                    game -> game.whyNotClaimDraw(claim), game -> game.claimDraw(claim)));
        }
        return settling;
    }
}
