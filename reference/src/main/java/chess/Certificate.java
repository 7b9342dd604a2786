package chess;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Diagram;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/**
 * What must be true of a path or a state, worked out by another way than the game takes: pieces walk over the board
 * direction by direction, instead of being asked for the path to each square. Only assertions use it.
 *
 * @param state the state
 */
record Certificate(State state) {

    private static final Set<Ending> MATES = Set.of(Ending.CHECKMATE, Ending.STALEMATE);
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] LEAPS = {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}};

    /** Checks that a path, if there is one, leads from one square to another. */
    static boolean leads(Optional<Path> path, Square from, Square to) {
        return path.isEmpty() || path.get().after(0).equals(from) && path.get().after(path.get().steps()).equals(to);
    }

    /** Checks that a path, if there is one, goes from neighbour to neighbour or, of a piece that leaps, is one leap. */
    static boolean goesOrLeaps(ChessPiece piece, Optional<Path> path) {
        if (path.isEmpty() || piece.leaps()) {
            return path.isEmpty() || path.get().steps() == 1;
        }
        boolean goes = true;
        for (int step = 0; step < path.get().steps(); step++) {
            goes &= areNeighbours(path.get().after(step), path.get().after(step + 1));
        }
        return goes;
    }

    private static boolean areNeighbours(Square one, Square other) {
        return Math.max(Math.abs(one.row() - other.row()), Math.abs(one.column() - other.column())) == 1;
    }

    /** Checks that a game begins like this. */
    boolean isStart() {
        final Situation now = state.situation();
        return now.board().pieces().equals(Diagram.START.pieces()) && now.nextToPlay() == Player.WHITE
                && now.castlingRights().equals(Set.of(Castling.values())) && now.enPassant().isEmpty()
                && state.captured().isEmpty() && state.drawOffer().isEmpty();
    }

    /** Returns the squares that the piece on a square reaches, found by walking from it. */
    Set<Square> reach(Square from) {
        final Set<Square> found = new HashSet<>();
        board().at(from).ifPresent(piece -> {
            switch (piece.value().kind()) {
                case KING -> walk(from, 1, found, STRAIGHT, DIAGONAL);
                case QUEEN -> walk(from, Chess.SIZE, found, STRAIGHT, DIAGONAL);
                case ROOK -> walk(from, Chess.SIZE, found, STRAIGHT);
                case BISHOP -> walk(from, Chess.SIZE, found, DIAGONAL);
                case KNIGHT -> walk(from, 1, found, LEAPS);
                default -> walkAsPawn(from, piece.player(), found);
            }
        });
        return found;
    }

    private void walk(Square from, int most, Set<Square> found, int[][]... directions) {
        for (int[][] some : directions) {
            for (int[] step : some) {
                walk(from, most, found, step);
            }
        }
    }

    private void walk(Square from, int most, Set<Square> found, int... step) {
        final Player player = board().at(from).orElseThrow().player();
        boolean goesOn = true;
        for (int i = 1; i <= most && goesOn; i++) {
            final int row = from.row() + i * step[0];
            final int column = from.column() + i * step[1];
            goesOn = isEmpty(row, column);
            if (goesOn || isOf(player.opponent(), row, column)) {
                found.add(new Square(row, column));
            }
        }
    }

    private void walkAsPawn(Square from, Player player, Set<Square> found) {
        final int row = from.row() + player.forward();
        final int most = from.row() - player.forward() == player.homeRow() ? 2 : 1;
        for (int i = 1; i <= most && isEmpty(from.row() + i * player.forward(), from.column()); i++) {
            found.add(new Square(from.row() + i * player.forward(), from.column()));
        }
        for (int column : new int[] {from.column() - 1, from.column() + 1}) {
            if (isOf(player.opponent(), row, column) || isPassed(player, row, column)) {
                found.add(new Square(row, column));
            }
        }
    }

    private boolean isEmpty(int row, int column) {
        return Square.exists(row, column) && board().isEmpty(new Square(row, column));
    }

    private boolean isOf(Player player, int row, int column) {
        return Square.exists(row, column) && board().isOf(player, new Square(row, column));
    }

    private boolean isPassed(Player player, int row, int column) {
        final Optional<Square> passed = state.situation().enPassant();
        return player == state.nextToPlay() && passed.isPresent()
                && passed.get().row() == row && passed.get().column() == column;
    }

    /** Checks whether a piece of the opponent reaches the king of a player. */
    boolean isAttacked(Player player) {
        final Set<Square> reached = new HashSet<>();
        Square.ALL.stream().filter(square -> board().isOf(player.opponent(), square))
                .forEach(square -> reached.addAll(reach(square)));
        return reached.stream().anyMatch(square -> board().is(player, Kind.KING, square));
    }

    /** Checks that the game has ended by mate or stalemate exactly if it should, unless the players have ended it. */
    boolean isMateOrNot(Optional<Ending> ending) {
        final boolean isSaid = ending.filter(MATES::contains).isPresent();
        return state.settled().isPresent() || mate().equals(isSaid ? ending : Optional.empty());
    }

    /** Checks that the game has ended by the players, by mate or stalemate, or by the first draw that applies. */
    boolean isFirst(Optional<Ending> ending) {
        return ending.equals(state.settled().or(() -> ending.filter(MATES::contains)).or(this::draw));
    }

    /** Returns who has won: after mate or resignation the opponent of the player to move. */
    Optional<Player> winner() {
        final boolean isWon = state.settled().equals(Optional.of(Ending.RESIGNATION))
                || state.settled().isEmpty() && mate().equals(Optional.of(Ending.CHECKMATE));
        return isWon ? Optional.of(state.nextToPlay().opponent()) : Optional.empty();
    }

    /** Returns checkmate or stalemate if there is no legal move, found by trying each square that a piece reaches. */
    private Optional<Ending> mate() {
        final boolean canMove = Square.ALL.stream().filter(from -> board().isOf(state.nextToPlay(), from))
                .anyMatch(from -> reach(from).stream().anyMatch(to -> isSafeAfter(new Move(from, to))));
        final Ending ending = isAttacked(state.nextToPlay()) ? Ending.CHECKMATE : Ending.STALEMATE;
        return canMove ? Optional.empty() : Optional.of(ending);
    }

    private boolean isSafeAfter(Move move) {
        return !after(move).isAttacked(state.nextToPlay());
    }

    private Certificate after(Move move) {
        final Situation next = new Situation(board().after(move), state.nextToPlay().opponent(), Set.of(),
                Optional.empty());
        return new Certificate(new State(next, 0, 1, Optional.empty(), List.of(), List.of(), List.of(),
                Optional.empty()));
    }

    /** Returns what counts for repetition: the en passant square only if a pawn may go there. */
    Diagram diagram() {
        final Optional<Square> passed = state.situation().enPassant().filter(to -> Square.ALL.stream().anyMatch(from ->
                from.column() != to.column() && board().is(state.nextToPlay(), Kind.PAWN, from)
                        && reach(from).contains(to) && isSafeAfter(new Move(from, to))));
        return new Diagram(Square.ALL.stream().map(square -> board().at(square).map(ChessPiece::value)).toList(),
                state.nextToPlay(), state.situation().castlingRights(), passed);
    }

    /** Returns the first of the other endings that applies to the board; nothing if none does. */
    private Optional<Ending> draw() {
        final int times = 1 + Collections.frequency(state.earlier(), diagram());
        if (isDead()) {
            return Optional.of(Ending.DEAD_POSITION);
        }
        if (times >= Chess.DRAW_REPETITIONS) {
            return Optional.of(Ending.FIVEFOLD_REPETITION);
        }
        if (state.halfmoveClock() >= Chess.DRAW_CLOCK) {
            return Optional.of(Ending.SEVENTY_FIVE_MOVES);
        }
        return Optional.empty();
    }

    /** Checks whether no pawn, rook or queen is left, and not a knight beside another piece, nor unlike bishops. */
    private boolean isDead() {
        final long knights = count(Kind.KNIGHT, Square.ALL);
        final long light = count(Kind.BISHOP, Square.ALL.stream().filter(Square::isLight).toList());
        final long dark = count(Kind.BISHOP, Square.ALL) - light;
        return count(Kind.PAWN, Square.ALL) + count(Kind.ROOK, Square.ALL) + count(Kind.QUEEN, Square.ALL) == 0
                && (knights == 0 && Math.min(light, dark) == 0 || knights == 1 && light + dark == 0);
    }

    private long count(Kind kind, List<Square> squares) {
        return squares.stream().flatMap(square -> board().at(square).stream()).filter(piece -> piece.is(kind)).count();
    }

    /** Checks that each player has exactly one king. */
    boolean hasOneKingEach() {
        return Stream.of(Player.values()).allMatch(player -> Square.ALL.stream()
                .filter(square -> board().is(player, Kind.KING, square)).count() == 1);
    }

    /** Checks that no pawn stands on the first or the last row. */
    boolean hasNoPawnOnEndRank() {
        return Square.ALL.stream().filter(square -> square.row() == 1 || square.row() == Chess.SIZE)
                .allMatch(square -> board().at(square).filter(piece -> piece.is(Kind.PAWN)).isEmpty());
    }

    /** Checks that king and rook stand where they started, for each castling right. */
    boolean hasRightsOfThoseAtHome() {
        return state.situation().castlingRights().stream()
                .allMatch(right -> board().is(right.player(), Kind.KING, right.kingFrom())
                        && board().is(right.player(), Kind.ROOK, right.rookFrom()));
    }

    /** Checks that the en passant square lies behind a pawn that can have passed it. */
    boolean hasPassedSquareBehindPawn() {
        final Player mover = state.nextToPlay().opponent();
        final int home = mover.homeRow() + mover.forward();
        return state.situation().enPassant().stream().allMatch(square -> square.row() == home + mover.forward()
                && isEmpty(home, square.column()) && board().isEmpty(square)
                && board().is(mover, Kind.PAWN, new Square(home + 2 * mover.forward(), square.column())));
    }

    private Board board() {
        return state.situation().board();
    }
}
