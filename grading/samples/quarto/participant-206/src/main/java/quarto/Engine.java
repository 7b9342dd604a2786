package quarto;

import java.util.*;
import tabuleiro.quarto.*;

/** A game of Quarto. The contract of every method stands in {@link Quarto}. */
public final class Engine implements Quarto {
    private int[][] board = new int[SIZE][SIZE]; // board[column][row]
    private BitSet pool = new BitSet(16);
    private int chosen = Codes.NOTHING;
    private int placed = 0;

    public Engine() {
        for (int[] column : board) {
            Arrays.fill(column, Codes.NOTHING);
        }
        pool.set(0, 16);
    }

    public Engine(Position position) {
        this();
        assert whyNot(position).isEmpty() : whyNot(position).get().words();
        load(position);
    }

    private void load(Position position) {
        for (Cell cell : Cell.ALL) {
            if (position.at(cell).isPresent()) {
                int code = Codes.code(position.at(cell).get());
                board[cell.column() - 1][cell.row() - 1] = code;
                pool.clear(code);
                placed++;
            }
        }
        chosen = position.chosen().map(Codes::code).orElse(Codes.NOTHING);
    }

    public static Optional<Refusal> whyNot(Position position) {
        Engine e = new Engine();
        e.load(position);
        return position.fault().or(() -> e.isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty());
    }

    private int codeAt(Cell cell) {
        return board[cell.column() - 1][cell.row() - 1];
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return codeAt(cell) == Codes.NOTHING ? Optional.empty() : Optional.of(Codes.piece(codeAt(cell)));
    }

    @Override
    public Set<Piece> pool() {
        Set<Piece> pieces = new HashSet<>();
        pool.stream().forEach(code -> pieces.add(Codes.piece(code)));
        return pieces;
    }

    @Override
    public Optional<Piece> chosen() {
        return chosen == Codes.NOTHING ? Optional.empty() : Optional.of(Codes.piece(chosen));
    }

    @Override
    public Player nextToPlay() {
        int n = isOver() ? placed - 1 : placed;
        return n % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return placed == SIZE * SIZE || !winningCells().isEmpty();
    }

    @Override
    public Optional<Player> winner() {
        return winningCells().isEmpty() ? Optional.empty() : Optional.of(nextToPlay());
    }

    @Override
    public Set<Cell> winningCells() {
        for (int c = 1; c <= SIZE; c++) {
            for (int r = 1; r <= SIZE; r++) {
                // row, column, both diagonals, square: dx and dy of the other three
                int[][] shapes = {{1, 0, 2, 0, 3, 0}, {0, 1, 0, 2, 0, 3}, {1, 1, 2, 2, 3, 3}, {1, -1, 2, -2, 3, -3}, {1, 0, 0, 1, 1, 1}};
                for (int[] d : shapes) {
                    if (Cell.exists(r + d[5], c + d[4])) {
                        Set<Cell> four = Set.of(new Cell(r, c), new Cell(r + d[1], c + d[0]),
                            new Cell(r + d[3], c + d[2]), new Cell(r + d[5], c + d[4]));
                        if (!shared(four).isEmpty()) {
                            return four;
                        }
                    }
                }
            }
        }
        return Set.of();
    }

    private Set<Trait> shared(Set<Cell> cells) {
        return Codes.shared(cells.stream().mapToInt(cell -> codeAt(cell)).toArray());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return winningCells().isEmpty() ? Set.of() : shared(winningCells());
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        Refusal r = isOver() ? Refusal.GAME_OVER
            : chosen != Codes.NOTHING ? Refusal.ALREADY_CHOSEN
            : !pool.get(Codes.code(piece)) ? Refusal.PIECE_ON_BOARD : null;
        return Optional.ofNullable(r);
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : whyNotChoose(piece).get().words();
        chosen = Codes.code(piece);
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        Refusal r = isOver() ? Refusal.GAME_OVER
            : chosen == Codes.NOTHING ? Refusal.NONE_CHOSEN
            : codeAt(cell) != Codes.NOTHING ? Refusal.CELL_OCCUPIED : null;
        return Optional.ofNullable(r);
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : whyNotPlace(cell).get().words();
        board[cell.column() - 1][cell.row() - 1] = chosen;
        chosen = Codes.NOTHING;
        placed++;
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
