package quarto;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** Remembers the moves. Everything else follows from them. */
public final class Engine implements Quarto {

    private record Move(Piece piece, Cell cell) {
    }

    private final List<Move> moves = new ArrayList<>();
    private Piece waiting;

    /** Resumes a game from a position, as if its pieces had been placed row by row. */
    Engine replay(Position position) {
        for (Cell cell : Cell.ALL) {
            position.at(cell).ifPresent(piece -> moves.add(new Move(piece, cell)));
        }
        waiting = position.chosen().orElse(null);
        return this;
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return moves.stream().filter(move -> move.cell.equals(cell)).map(Move::piece).findFirst();
    }

    @Override
    public Set<Piece> pool() {
        final List<Piece> placed = moves.stream().map(Move::piece).toList();
        return Piece.ALL.stream().filter(piece -> !placed.contains(piece)).collect(Collectors.toSet());
    }

    @Override
    public Optional<Piece> chosen() {
        return Optional.ofNullable(waiting);
    }

    @Override
    public Player nextToPlay() {
        // at the end nobody has to move any more, so the last move does not count
        final int turn = isOver() ? moves.size() - 1 : moves.size();
        return turn % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return moves.size() == Piece.ALL.size() || !winningMoves().isEmpty();
    }

    @Override
    public Optional<Player> winner() {
        if (winningMoves().isEmpty()) {
            return Optional.empty();
        }
        // the roles were swapped after the last move, so it was made by the one who chooses now
        return Optional.of(chooser());
    }

    @Override
    public Set<Cell> winningCells() {
        return winningMoves().stream().map(Move::cell).collect(Collectors.toSet());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return shared(winningMoves());
    }

    private Set<Trait> shared(List<Move> four) {
        return Stream.of(Trait.values()).filter(trait -> four.size() == IN_LINE
                && four.stream().allMatch(move -> move.piece.has(trait))).collect(Collectors.toSet());
    }

    /** Four moves that make a win together, or none. */
    private List<Move> winningMoves() {
        final List<List<Move>> candidates = new ArrayList<>();
        for (int i = 1; i <= SIZE; i++) {
            candidates.add(from(1, i, 1, 0));
            candidates.add(from(i, 1, 0, 1));
        }
        candidates.add(from(1, 1, 1, 1));
        candidates.add(from(1, SIZE, 1, -1));
        for (Cell cell : Cell.ALL) {
            candidates.add(moves.stream().filter(move -> isNear(cell.column(), move.cell.column())
                    && isNear(cell.row(), move.cell.row())).toList());
        }
        return candidates.stream().filter(four -> !shared(four).isEmpty()).findFirst().orElse(List.of());
    }

    /** Is it the same or the next? */
    private boolean isNear(int number, int other) {
        return other == number || other == number + 1;
    }

    private List<Move> from(int column, int row, int toTheRight, int down) {
        final List<Move> found = new ArrayList<>();
        for (int i = 0; i < SIZE; i++) {
            final Cell cell = new Cell(row + i * down, column + i * toTheRight);
            moves.stream().filter(move -> move.cell.equals(cell)).forEach(found::add);
        }
        return found;
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (waiting != null) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        final boolean moved = moves.stream().anyMatch(move -> move.piece.equals(piece));
        return moved ? Optional.of(Refusal.PIECE_ON_BOARD) : Optional.empty();
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : piece + " may not be chosen now:\n" + this;
        waiting = piece;
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (waiting == null) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return at(cell).isEmpty() ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : "Nothing may be placed on " + cell + " now:\n" + this;
        moves.add(new Move(waiting, cell));
        waiting = null;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
