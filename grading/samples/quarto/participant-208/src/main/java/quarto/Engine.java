package quarto;

import java.util.ArrayList;
import java.util.Arrays;
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

/** A game of Quarto. It is always in some Position; every move replaces it by the next. */
public final class Engine implements Quarto {

    private Position now;

    public Engine(Position start) {
        now = start;
    }

    @Override
    public Position position() {
        return now;
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return now.at(cell);
    }

    @Override
    public Set<Piece> pool() {
        Set<Piece> pool = new HashSet<>();
        for (Piece piece : Piece.ALL) {
            if (!now.pieces().contains(Optional.of(piece))) {
                pool.add(piece);
            }
        }
        return pool;
    }

    @Override
    public Optional<Piece> chosen() {
        return now.chosen();
    }

    @Override
    public Player nextToPlay() {
        boolean even = now.count() % 2 == 0;
        if (isOver()) {
            even = !even;
        }
        return even ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return now.count() == 16 || winner().isPresent();
    }

    @Override
    public Optional<Player> winner() {
        if (winningCells().isEmpty()) {
            return Optional.empty();
        }
        // an odd number of pieces: the first player placed the last one
        return Optional.of(now.count() % 2 == 1 ? Player.FIRST : Player.SECOND);
    }

    @Override
    public Set<Cell> winningCells() {
        for (int i = 1; i <= SIZE; i++) {
            Set<Cell> row = line(1, i, 1, 0);
            Set<Cell> column = line(i, 1, 0, 1);
            if (win(row)) {
                return row;
            }
            if (win(column)) {
                return column;
            }
        }
        Set<Cell> diagonal = line(1, 1, 1, 1);
        Set<Cell> otherDiagonal = line(1, SIZE, 1, -1);
        if (win(diagonal)) {
            return diagonal;
        }
        if (win(otherDiagonal)) {
            return otherDiagonal;
        }
        for (int x = 1; x < SIZE; x++) {
            for (int y = 1; y < SIZE; y++) {
                Set<Cell> square = Set.of(new Cell(y, x), new Cell(y, x + 1), new Cell(y + 1, x), new Cell(y + 1, x + 1));
                if (win(square)) {
                    return square;
                }
            }
        }
        return Set.of();
    }

    private Set<Cell> line(int column, int row, int right, int down) {
        Set<Cell> cells = new HashSet<>();
        for (int i = 0; i < SIZE; i++) {
            cells.add(new Cell(row + i * down, column + i * right));
        }
        return cells;
    }

    private boolean win(Set<Cell> cells) {
        return !traits(cells).isEmpty();
    }

    private Set<Trait> traits(Set<Cell> cells) {
        Set<Trait> result = new HashSet<>(Arrays.asList(Trait.values()));
        for (Cell cell : cells) {
            Optional<Piece> piece = at(cell);
            result.retainAll(piece.isPresent() ? piece.get().traits() : Set.of());
        }
        return result;
    }

    @Override
    public Set<Trait> sharedTraits() {
        if (winner().isEmpty()) {
            return Set.of();
        }
        return traits(winningCells());
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (now.chosen().isPresent()) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return now.pieces().contains(Optional.of(piece)) ? Optional.of(Refusal.PIECE_ON_BOARD) : Optional.empty();
    }

    @Override
    public void choose(Piece piece) {
        now = new Position(now.pieces(), Optional.of(piece));
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (now.chosen().isEmpty()) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return now.at(cell).isPresent() ? Optional.of(Refusal.CELL_OCCUPIED) : Optional.empty();
    }

    @Override
    public void place(Cell cell) {
        List<Optional<Piece>> pieces = new ArrayList<>(now.pieces());
        pieces.set(Cell.ALL.indexOf(cell), now.chosen());
        now = new Position(pieces, Optional.empty());
    }

    @Override
    public String toString() {
        return now.toString();
    }
}
