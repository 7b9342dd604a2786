package quarto;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** Knows for each piece that has been placed where it lies. */
public final class Engine implements Quarto {

    private final Map<Piece, Cell> places = new HashMap<>();
    private final Set<Cell> winning = new LinkedHashSet<>();
    private Piece chosen;
    private Player placer = Player.FIRST;

    Engine() {
    }

    /** No piece may be there twice: that is checked before. */
    Engine(Position position) {
        for (Cell cell : Cell.ALL) {
            position.at(cell).ifPresent(piece -> places.put(piece, cell));
        }
        chosen = position.chosen().orElse(null);
        placer = places.size() % 2 == 0 ? Player.FIRST : Player.SECOND;
        lookForWin();
    }

    Optional<Refusal> refusal() {
        return isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    /** Collects for every trait the cells of the pieces that have it, then looks for a line among them. */
    private void lookForWin() {
        for (Trait trait : Trait.values()) {
            final Set<Cell> cells = new HashSet<>();
            for (Piece piece : places.keySet()) {
                if (piece.has(trait)) {
                    cells.add(places.get(piece));
                }
            }
            for (Cell cell : cells) {
                tryLine(cells, cell, 1, 0);
                tryLine(cells, cell, 0, 1);
                tryLine(cells, cell, 1, 1);
                tryLine(cells, cell, -1, 1);
                trySquare(cells, cell.column(), cell.row());
            }
        }
    }

    private void tryLine(Set<Cell> cells, Cell start, int right, int down) {
        final int lastColumn = start.column() + 3 * right;
        final int lastRow = start.row() + 3 * down;
        if (Cell.exists(lastRow, lastColumn)) {
            take(cells, List.of(start, new Cell(start.row() + down, start.column() + right),
                    new Cell(start.row() + 2 * down, start.column() + 2 * right), new Cell(lastRow, lastColumn)));
        }
    }

    private void trySquare(Set<Cell> cells, int column, int row) {
        if (Cell.exists(row + 1, column + 1)) {
            take(cells, List.of(new Cell(row, column), new Cell(row, column + 1), new Cell(row + 1, column),
                    new Cell(row + 1, column + 1)));
        }
    }

    private void take(Set<Cell> cells, List<Cell> four) {
        if (winning.isEmpty() && cells.containsAll(four)) {
            winning.addAll(four);
        }
    }

    @Override
    public Optional<Piece> at(Cell cell) {
        return places.keySet().stream().filter(piece -> places.get(piece).equals(cell)).findAny();
    }

    @Override
    public Set<Piece> pool() {
        final Set<Piece> pool = new HashSet<>(Piece.ALL);
        pool.removeAll(places.keySet());
        return pool;
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
        return winner().isPresent() || places.size() == Piece.ALL.size();
    }

    @Override
    public Optional<Player> winner() {
        return winning.isEmpty() ? Optional.empty() : Optional.of(placer);
    }

    @Override
    public Set<Cell> winningCells() {
        return winning;
    }

    // tag::sharedTraits[]
    @Override
    public Set<Trait> sharedTraits() {
        final Set<Trait> shared = EnumSet.noneOf(Trait.class);
        final Set<Cell> others = winningCells();
        if (!others.isEmpty()) {
            final Cell start = others.iterator().next();
            others.remove(start);
            shared.addAll(at(start).get().traits());
            others.forEach(cell -> shared.retainAll(at(cell).get().traits()));
        }
        return shared;
    }
    // end::sharedTraits[]

    @Override
    public Optional<Refusal> whyNotChoose(Piece piece) {
        if (chosen != null) {
            return refusal().or(() -> Optional.of(Refusal.ALREADY_CHOSEN));
        }
        return refusal().or(() -> places.containsKey(piece) ? Optional.of(Refusal.PIECE_ON_BOARD) : Optional.empty());
    }

    @Override
    public void choose(Piece piece) {
        assert whyNotChoose(piece).isEmpty() : "pre: may_be_chosen, but " + whyNotChoose(piece);
        chosen = piece;
    }

    @Override
    public Optional<Refusal> whyNotPlace(Cell cell) {
        if (chosen == null) {
            return refusal().or(() -> Optional.of(Refusal.NONE_CHOSEN));
        }
        return refusal().or(() -> places.containsValue(cell) ? Optional.of(Refusal.CELL_OCCUPIED) : Optional.empty());
    }

    @Override
    public void place(Cell cell) {
        assert whyNotPlace(cell).isEmpty() : "pre: may_be_placed, but " + whyNotPlace(cell);
        places.put(chosen, cell);
        chosen = null;
        lookForWin();
        if (!isOver()) {
            placer = placer.opponent();
        }
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
