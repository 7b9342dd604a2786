package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * What must be true of a state, worked out by another way than the game takes: legal moves are found by trying every
 * square as the next one of every way. Only assertions use it.
 *
 * @param state the state
 */
record Certificate(State state) {

    /** Checks that each player's men stand on the dark squares of the first three rows, and nothing else does. */
    boolean isOpening() {
        return Square.ALL.stream().allMatch(square -> state.board().at(square).equals(opening(square)));
    }

    private static Optional<Piece> opening(Square square) {
        if ((square.row() + square.column()) % 2 == 1 || square.row() == 4 || square.row() == 5) {
            return Optional.empty();
        }
        return Optional.of(square.row() < 4 ? Piece.WHITE_MAN : Piece.BLACK_MAN);
    }

    /** Checks that this player is next and no turn is counted. */
    boolean isUnplayed(Player next) {
        return state.nextToPlay() == next && state.counted().equals(Counted.NONE);
    }

    /** Checks that every piece stands on a dark square. */
    boolean hasDarkSquaresOnly() {
        return Square.ALL.stream().allMatch(square -> square.isDark() || state.board().isEmpty(square));
    }

    /** Checks that no player has more pieces than at the start. */
    boolean hasTwelveAtMost() {
        return squares(Player.WHITE).size() <= Draughts.PIECES && squares(Player.BLACK).size() <= Draughts.PIECES;
    }

    /** Returns the marks of all pieces in alphabetical order. */
    static String marks(Board board) {
        final StringBuilder marks = new StringBuilder();
        board.squares().stream().flatMap(Optional::stream).map(Piece::mark).sorted().forEach(marks::append);
        return marks.toString();
    }

    /** Checks that no man stands on the first row of the other side. */
    boolean hasCrowned() {
        return Square.ALL.stream().filter(square -> square.row() == 1 || square.row() == Draughts.SIZE)
                .noneMatch(square -> state.board().at(square).equals(
                        Optional.of(square.row() == 1 ? Piece.BLACK_MAN : Piece.WHITE_MAN)));
    }

    /** Checks that no more turns are counted than there can be. */
    boolean hasCountedInRange() {
        final Counted counted = state.counted();
        return state.variant() == Variant.SIMPLIFIED ? counted.equals(Counted.NONE)
                : 0 <= counted.kingTurns() && counted.kingTurns() <= Draughts.KING_TURNS
                && 0 <= counted.endgameTurns() && counted.endgameTurns() <= Draughts.ENDGAME_TURNS;
    }

    /** Returns how the game has ended, worked out from the pieces, the counted turns and the tried ways. */
    Optional<Ending> ending() {
        if (state.resignation().isPresent()) {
            return state.resignation();
        }
        if (squares(Player.WHITE).isEmpty() || squares(Player.BLACK).isEmpty()) {
            return Optional.of(Ending.ALL_CAPTURED);
        }
        return canLeaveOne() ? draw() : Optional.of(Ending.NO_MOVE);
    }

    private List<Square> squares(Player player) {
        return Square.ALL.stream().filter(square -> state.board().has(player, square)).toList();
    }

    /** Checks whether a piece of the next player can leave its square; captures from afar begin with a step. */
    private boolean canLeaveOne() {
        return squares(state.nextToPlay()).stream().anyMatch(from -> IntStream.of(-1, 1)
                .anyMatch(up -> canLeave(from, up, -1) || canLeave(from, up, 1)));
    }

    /** Checks whether the piece on a square can go to the one beside it in this direction, or jump over it. */
    private boolean canLeave(Square from, int up, int right) {
        final boolean isForward = up > 0 == (state.nextToPlay() == Player.WHITE);
        return (isForward || state.board().piece(from).isKing()) && (isEmpty(from.row() + up, from.column() + right)
                || isEmpty(from.row() + 2 * up, from.column() + 2 * right) && state.board().has(
                        state.nextToPlay().opponent(), new Square(from.row() + up, from.column() + right)));
    }

    private boolean isEmpty(int row, int column) {
        return Square.exists(row, column) && state.board().isEmpty(new Square(row, column));
    }

    private Optional<Ending> draw() {
        if (state.counted().kingTurns() >= Draughts.KING_TURNS) {
            return Optional.of(Ending.TWENTY_TURNS);
        }
        return state.counted().endgameTurns() >= Draughts.ENDGAME_TURNS ? Optional.of(Ending.FIVE_TURNS)
                : Optional.empty();
    }

    /** Returns who has won: the player who is not next, unless the game goes on or is a draw. */
    Optional<Player> winner() {
        return switch (ending().map(Enum::name).orElse("")) {
            case "RESIGNED", "ALL_CAPTURED", "NO_MOVE" ->
                    Optional.of(state.nextToPlay() == Player.WHITE ? Player.BLACK : Player.WHITE);
            default -> Optional.empty();
        };
    }

    /** Checks that these are all ways that are not refused, in the order of their squares; none after the end. */
    boolean areLegal(List<List<Square>> ways) {
        final List<Run> tried = state.ending().isPresent() ? List.of() : tried();
        final int most = tried.stream().mapToInt(this::worth).max().orElse(0);
        final TreeMap<String, List<Square>> sorted = new TreeMap<>();
        tried.stream().filter(run -> worth(run) == most).forEach(run -> sorted.put(inOrder(run.way()), run.way()));
        return ways.equals(List.copyOf(sorted.values()));
    }

    /** Returns a number that is greatest for the turns that classic rules prefer; in simplified rules all are equal. */
    private int worth(Run run) {
        final long kings = run.captured().stream().filter(square -> state.board().piece(square).isKing()).count();
        return state.variant() == Variant.SIMPLIFIED ? 0 : run.captured().size() * (Draughts.PIECES + 1) + (int) kings;
    }

    /** Returns a text whose alphabetical order is the order of the squares: rows before columns. */
    private static String inOrder(List<Square> way) {
        final StringBuilder text = new StringBuilder();
        way.forEach(square -> text.append(square.row()).append(square.column()));
        return text.toString();
    }

    /** Returns the legs to all squares on the diagonals of the piece. */
    private List<Leg> legs(Run run) {
        return Stream.of(Direction.values()).flatMap(direction -> direction.from(run.here()).stream())
                .map(to -> Leg.of(Rules.of(state.variant()), run, to)).toList();
    }

    /** Returns all ways none of whose legs is refused: each square of the diagonals is tried as the next one. */
    private List<Run> tried() {
        final List<Run> tried = new ArrayList<>();
        squares(state.nextToPlay()).forEach(square -> tryFrom(Run.of(state.board(), square), tried));
        return tried;
    }

    private void tryFrom(Run run, List<Run> tried) {
        legs(run).stream().filter(Leg::isLegal).map(Leg::made).forEach(next -> {
            tried.add(next);
            tryFrom(next, tried);
        });
    }

    /** Checks that these are the squares of the enemy pieces between the squares of the way, in their order. */
    boolean areJumped(List<Square> captured, List<Square> way) {
        final List<Square> enemies = new ArrayList<>();
        for (int i = 1; i < way.size(); i++) {
            final Square from = way.get(i - 1);
            final Square to = way.get(i);
            Square.ALL.stream().filter(square -> state.board().has(state.nextToPlay().opponent(), square))
                    .filter(square -> isBetween(square, from, to)).forEach(enemies::add);
        }
        return captured.equals(enemies);
    }

    private static boolean isBetween(Square square, Square from, Square to) {
        final int up = square.row() - from.row();
        final int right = square.column() - from.column();
        return Math.abs(up) == Math.abs(right) && up * (to.row() - square.row()) > 0
                && right * (to.column() - square.column()) > 0;
    }

    /** Checks whether a black man could go from one square to another, by a step or by captures of white men. */
    static boolean canReach(Set<Square> occupied, Square from, Square to) {
        final List<Optional<Piece>> squares = new ArrayList<>();
        Square.ALL.forEach(square ->
                squares.add(Optional.of(Piece.WHITE_MAN).filter(man -> occupied.contains(square))));
        squares.set(Square.ALL.indexOf(from), Optional.of(Piece.BLACK_MAN));
        final boolean isStep = from.row() - to.row() == 1 && Math.abs(from.column() - to.column()) == 1;
        return isStep || new Turns(Rules.of(Variant.CLASSIC), new Board(squares), Player.BLACK).captures().stream()
                .anyMatch(run -> run.here().equals(to));
    }

    /** Checks that a game has ended like this in a position, or in no way if none can look like it. */
    static boolean isEnding(Optional<Ending> ending, Position position) {
        return ending.equals(
                position.fault().isPresent() ? Optional.empty() : new Certificate(State.of(position)).ending());
    }

    /** Checks that these are as many numbers as may be drawn, none of them below 0. */
    static boolean areDraws(List<Integer> draws) {
        return draws.size() == Match.MOST_DRAWS && draws.stream().allMatch(draw -> draw >= 0);
    }

    /** Checks that a match begins with the first of these numbers and awaits one of the other program. */
    static boolean isFirstDraw(Match match, List<Integer> draws) {
        return match.linesToSend().equals(List.of(draws.get(0).toString())) && match.isWaiting()
                && match.side().isEmpty();
    }

    /** Checks that lines begin with these numbers. */
    static boolean beginsWith(List<String> lines, List<Integer> numbers) {
        return lines.size() >= numbers.size()
                && lines.subList(0, numbers.size()).equals(numbers.stream().map(String::valueOf).toList());
    }

    /** Checks that this program has a side if and only if the numbers heard and drawn last differ. */
    static boolean hasSide(Talk talk, Match match) {
        final boolean areEqual = talk.heard().equals(talk.drawn().subList(0, talk.heard().size()));
        return match.side().isPresent() != areEqual;
    }

    /** Checks that until the end either a line is awaited, or this program's side is next; and never both. */
    static boolean waitsOrPlays(Match match) {
        final boolean plays = match.side().equals(Optional.of(match.game().nextToPlay()));
        return match.isOver() ? !match.isWaiting() : match.isWaiting() != plays;
    }
}
