package tabuleiro.chess.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Square;
import tabuleiro.steps.RandomPlay.Trial;

/** The moves that are worth trying at one point of a random game of chess. */
final class ChessTrials {

    private static final int LEGAL = 10;
    private static final int ANY = 6;
    private static final int SELDOM = 12;

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

    private final String player;
    private final Chess known;
    private final RandomGenerator random;
    private final List<Trial<Chess>> trials = new ArrayList<>();

    /** Will find moves of this player in a game. */
    ChessTrials(String player, Chess known, RandomGenerator random) {
        this.player = player;
        this.known = known;
        this.random = random;
    }

    /** Returns legal moves, special ones more often; moves that are almost legal, and any moves at all. */
    List<Trial<Chess>> all() {
        final List<Move> legal = new ArrayList<>(known.legalMoves());
        Collections.shuffle(legal, new Random(random.nextLong()));
        legal.stream().limit(LEGAL).forEach(this::add);
        legal.stream().filter(this::isSpecial).limit(LEGAL)
                .forEach(move -> Collections.nCopies(SPECIAL, move).forEach(this::add));
        final List<Square> own = Square.ALL.stream()
                .filter(square -> known.at(square).filter(each -> each.player() == known.nextToPlay()).isPresent())
                .toList();
        for (int left = ANY; left > 0; left--) {
            final Square from = any(own);
            alike(from).ifPresent(to -> add(new Move(from, to, becoming())));
            reached(any(own)).ifPresent(this::add);
            add(new Move(any(Square.ALL), any(Square.ALL), becoming()));
        }
        if (random.nextInt(SELDOM) == 0) {
            settling(player).stream().filter(each -> !each.phrase().endsWith(RESIGNS) || random.nextInt(4) == 0)
                    .forEach(trials::add);
        }
        return trials;
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Returns what a pawn becomes: mostly nothing. */
    private Optional<Kind> becoming() {
        return random.nextInt(4) == 0 ? Optional.of(any(List.of(Kind.values()))) : Optional.empty();
    }

    private void add(Move move) {
        trials.add(moving(player, move));
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

    /** Returns a square that lies as if the piece could move there; nothing if that is outside the board. */
    private Optional<Square> alike(Square from) {
        final Piece piece = known.at(from).orElseThrow();
        final int[] step = any(STEPS.get(piece.kind()));
        final boolean isFar = piece.kind() == Kind.QUEEN || piece.kind() == Kind.ROOK || piece.kind() == Kind.BISHOP;
        final int times = isFar ? 1 + random.nextInt(Chess.SIZE - 1) : 1;
        final int row = from.row() + step[0] * times * piece.player().forward();
        final int column = from.column() + step[1] * times;
        return Square.exists(row, column) ? Optional.of(new Square(row, column)) : Optional.empty();
    }

    /** Returns a move that is right but for what happens to the king, or to a pawn. */
    private Optional<Move> reached(Square from) {
        final List<Square> reach = Square.ALL.stream().filter(known.reach(from)::contains).toList();
        return reach.isEmpty() ? Optional.empty() : Optional.of(new Move(from, any(reach)));
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
