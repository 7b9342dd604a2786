package quarto;

import java.util.Arrays;
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

public final class Engine implements Quarto {

    // grid[row][column], both from 0; null = nothing there
    private final Piece[][] grid = new Piece[SIZE][SIZE];
    private final Set<Piece> pool = new HashSet<>(Piece.ALL);
    private Piece chosen = null;
    private Player placer = Player.FIRST;

    public Engine() {
    }

    public Engine(Position position) {
        assert whyNot(position).isEmpty() : "cannot go on from here: " + whyNot(position).get() + "\n" + position;
        fill(position);
    }

    private void fill(Position position) {
        for (Cell cell : Cell.ALL) {
            if (position.at(cell).isPresent()) {
                grid[cell.row() - 1][cell.column() - 1] = position.at(cell).get();
                pool.remove(position.at(cell).get());
                placer = placer.opponent();
            }
        }
        chosen = position.chosen().orElse(null);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        Engine test = new Engine();
        test.fill(position);
        if (test.isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return Optional.empty();
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return Optional.ofNullable(grid[cell.row() - 1][cell.column() - 1]);
    }

    @Override
    public Set<Piece> pool() {
        return new HashSet<>(pool);
    }

    @Override
    public Optional<Piece> chosen() {
        return Optional.ofNullable(chosen);
    }

    @Override
    public Player nextToPlay() {
        return placer;
    }

    @Override
    public boolean isOver() {
        return pool.isEmpty() || !winningCells().isEmpty();
    }

    @Override
    public Optional<Player> winner() {
        if (winningCells().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(placer);
    }

    @Override
    public Set<Cell> winningCells() {
        Cell[] falling = new Cell[SIZE];
        Cell[] rising = new Cell[SIZE];
        for (int i = 1; i <= SIZE; i++) {
            Cell[] row = new Cell[SIZE];
            Cell[] column = new Cell[SIZE];
            for (int j = 1; j <= SIZE; j++) {
                row[j - 1] = new Cell(i, j);
                column[j - 1] = new Cell(j, i);
            }
            if (!common(row).isEmpty()) {
                return Set.of(row);
            }
            if (!common(column).isEmpty()) {
                return Set.of(column);
            }
            falling[i - 1] = new Cell(i, i);
            rising[i - 1] = new Cell(SIZE + 1 - i, i);
        }
        for (Cell[] diagonal : List.of(falling, rising)) {
            if (!common(diagonal).isEmpty()) {
                return Set.of(diagonal);
            }
        }
        return Set.of();
    }

    @Override
    public Set<Trait> sharedTraits() {
        Set<Cell> cells = winningCells();
        if (cells.isEmpty()) {
            return Set.of();
        }
        return common(cells.toArray(new Cell[0]));
    }

    /** What the pieces on these cells have in common; nothing if a cell is empty. */
    private Set<Trait> common(Cell... cells) {
        Set<Trait> traits = EnumSet.allOf(Trait.class);
        for (Cell cell : cells) {
            if (isFree(cell)) {
                return Set.of();
            }
            traits.retainAll(at(cell).get().traits());
        }
        return traits;
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen != null) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        if (!pool.contains(piece)) {
            return Optional.of(Refusal.PIECE_ON_BOARD);
        }
        return Optional.empty();
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : piece + " may not be chosen: " + whyNotChoose(piece).get();
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
        if (grid[cell.row() - 1][cell.column() - 1] != null) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        return Optional.empty();
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : "no piece may be placed on " + cell + ": " + whyNotPlace(cell).get();
        grid[cell.row() - 1][cell.column() - 1] = chosen;
        pool.remove(chosen);
        chosen = null;
        if (!isOver()) {
            placer = placer.opponent();
        }
        assert Arrays.stream(grid).flatMap(Arrays::stream).filter(p -> p != null).count() + pool.size() == 16;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
