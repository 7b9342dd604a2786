package quarto;

import static tabuleiro.Contract.require;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** A right game of Quarto as a student writes it: an array, loops, and guards. */
final class Engine implements Quarto {

    /** The pieces by row and column, both from 0; null on an empty cell. */
    private final Piece[][] board = new Piece[SIZE][SIZE];

    private final Set<Piece> pool = new HashSet<>(Piece.ALL);
    private Piece chosen;
    private Player next = Player.FIRST;

    Engine() {
    }

    Engine(Position position) {
        assert whyNot(position).isEmpty() : require("QT-17 position_can_be_played", position, "");
        fill(position);
        if (position.count() % 2 != 0) {
            next = Player.SECOND;
        }
    }

    private void fill(Position position) {
        for (Cell cell : Cell.ALL) {
            final Piece piece = position.at(cell).orElse(null);
            board[cell.row() - 1][cell.column() - 1] = piece;
            pool.remove(piece);
        }
        chosen = position.chosen().orElse(null);
    }

    static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        final Engine engine = new Engine();
        engine.fill(position);
        return engine.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return Optional.ofNullable(board[cell.row() - 1][cell.column() - 1]);
    }

    @Override
    public Set<Piece> pool() {
        return Set.copyOf(pool);
    }

    @Override
    public Optional<Piece> chosen() {
        return Optional.ofNullable(chosen);
    }

    @Override
    public Player nextToPlay() {
        return next;
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen != null) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return pool.contains(piece) ? Optional.empty() : Optional.of(Refusal.PIECE_ON_BOARD);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : require("QT-06 may_be_chosen", piece, "");
        chosen = piece;
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen == null) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return isFree(cell) ? Optional.empty() : Optional.of(Refusal.CELL_OCCUPIED);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : require("QT-07 may_be_placed", cell, "");
        board[cell.row() - 1][cell.column() - 1] = chosen;
        pool.remove(chosen);
        chosen = null;
        if (!isOver()) {
            next = next.opponent();
        }
    }

    @Override
    public boolean isOver() {
        return winner().isPresent() || pool.isEmpty();
    }

    @Override
    public Optional<Player> winner() {
        return winningCells().isEmpty() ? Optional.empty() : Optional.of(next);
    }

    @Override
    public Set<Cell> winningCells() {
        for (List<Cell> four : fours()) {
            if (!shared(four).isEmpty()) {
                return Set.copyOf(four);
            }
        }
        return Set.of();
    }

    @Override
    public Set<Trait> sharedTraits() {
        return shared(List.copyOf(winningCells()));
    }

    /** What the pieces on these cells have in common; nothing if a cell is empty, or there is none. */
    private Set<Trait> shared(List<Cell> four) {
        final Set<Trait> shared = EnumSet.noneOf(Trait.class);
        for (Trait trait : Trait.values()) {
            boolean all = !four.isEmpty();
            for (Cell cell : four) {
                all = all && at(cell).isPresent() && at(cell).get().has(trait);
            }
            if (all) {
                shared.add(trait);
            }
        }
        return shared;
    }

    /** All rows, columns, diagonals and squares. */
    private static List<List<Cell>> fours() {
        final List<List<Cell>> fours = new ArrayList<>();
        for (int i = 1; i <= SIZE; i++) {
            fours.add(line(i, 1, 0, 1));
            fours.add(line(1, i, 1, 0));
        }
        fours.add(line(1, 1, 1, 1));
        fours.add(line(1, SIZE, 1, -1));
        for (int row = 1; row < SIZE; row++) {
            for (int column = 1; column < SIZE; column++) {
                fours.add(square(row, column));
            }
        }
        return fours;
    }

    private static List<Cell> line(int row, int column, int down, int right) {
        final List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < IN_LINE; i++) {
            cells.add(new Cell(row + i * down, column + i * right));
        }
        return cells;
    }

    private static List<Cell> square(int row, int column) {
        return List.of(new Cell(row, column), new Cell(row, column + 1),
                new Cell(row + 1, column), new Cell(row + 1, column + 1));
    }
}
