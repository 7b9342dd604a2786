package tabuleiro.console.quarto;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** A small correct engine for tests of the console. It stores the piece on each cell, and the chosen piece. */
public final class SimpleQuarto implements Quarto {

    private static final List<List<Cell>> LINES = lines();

    private final Map<Cell, Piece> board = new HashMap<>();
    private Optional<Piece> chosen = Optional.empty();

    @Override
    public Optional<Piece> at(Cell cell) {
        return Optional.ofNullable(board.get(cell));
    }

    @Override
    public Set<Piece> pool() {
        final Set<Piece> pool = new HashSet<>(Piece.ALL);
        pool.removeAll(board.values());
        return pool;
    }

    @Override
    public Optional<Piece> chosen() {
        return chosen;
    }

    @Override
    public Player nextToPlay() {
        final int turns = isOver() ? board.size() - 1 : board.size();
        return Player.values()[turns % 2];
    }

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen.isPresent()) {
            return Optional.of(Refusal.ALREADY_CHOSEN);
        }
        return board.containsValue(piece) ? Optional.of(Refusal.PIECE_ON_BOARD) : Optional.empty();
    }

    @Override
    public void choose(Piece piece) {
        mustBeLegal(whyNotChoose(piece));
        chosen = Optional.of(piece);
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (chosen.isEmpty()) {
            return Optional.of(Refusal.NONE_CHOSEN);
        }
        return board.containsKey(cell) ? Optional.of(Refusal.CELL_OCCUPIED) : Optional.empty();
    }

    @Override
    public void place(Cell cell) {
        mustBeLegal(whyNotPlace(cell));
        board.put(cell, chosen.orElseThrow());
        chosen = Optional.empty();
    }

    private static void mustBeLegal(Optional<Refusal> refusal) {
        refusal.ifPresent(reason -> {
            throw new IllegalStateException("the move is not legal: " + reason.words());
        });
    }

    @Override
    public boolean isOver() {
        return !winningCells().isEmpty() || board.size() == Cell.ALL.size();
    }

    @Override
    public Optional<Player> winner() {
        return Optional.of(nextToPlay()).filter(player -> !winningCells().isEmpty());
    }

    @Override
    public Set<Cell> winningCells() {
        return LINES.stream().filter(line -> board.keySet().containsAll(line) && !shared(line).isEmpty())
                .findFirst().map(Set::copyOf).orElse(Set.of());
    }

    @Override
    public Set<Trait> sharedTraits() {
        return winningCells().isEmpty() ? Set.of() : shared(winningCells());
    }

    private Set<Trait> shared(Iterable<Cell> line) {
        final Set<Trait> shared = new HashSet<>(Arrays.asList(Trait.values()));
        line.forEach(cell -> shared.retainAll(board.get(cell).traits()));
        return shared;
    }

    private static List<List<Cell>> lines() {
        final List<List<Cell>> lines = new ArrayList<>();
        for (int i = 1; i <= SIZE; i++) {
            final int n = i;
            lines.add(Cell.ALL.stream().filter(cell -> cell.row() == n).toList());
            lines.add(Cell.ALL.stream().filter(cell -> cell.column() == n).toList());
        }
        lines.add(Cell.ALL.stream().filter(cell -> cell.row() == cell.column()).toList());
        lines.add(Cell.ALL.stream().filter(cell -> cell.row() + cell.column() == SIZE + 1).toList());
        Cell.ALL.stream().filter(corner -> Cell.exists(corner.row() + 1, corner.column() + 1))
                .forEach(corner -> lines.add(square(corner)));
        return lines;
    }

    private static List<Cell> square(Cell corner) {
        return Stream.of(0, 1).flatMap(right -> Stream.of(0, 1)
                .map(down -> new Cell(corner.row() + down, corner.column() + right))).toList();
    }

    /** Creates such engines. */
    public static class Games implements QuartoProvider {

        @Override
        public Quarto newGame() {
            return new SimpleQuarto();
        }

        @Override
        public Optional<Refusal> whyNotNewGame(Position position) {
            throw new UnsupportedOperationException("this provider begins games only from the empty board");
        }

        @Override
        public Quarto newGame(Position position) {
            throw new UnsupportedOperationException("this provider begins games only from the empty board");
        }
    }
}
