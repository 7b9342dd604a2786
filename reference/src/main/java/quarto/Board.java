package quarto;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Trait;

/**
 * The pieces that have been placed. A board never changes: placing a piece makes another one.
 *
 * @param pieces which piece lies on each cell that is not empty
 */
record Board(Map<Cell, Piece> pieces) {

    /** A board without pieces. */
    static final Board EMPTY = new Board(Map.of());

    Board {
        // Not Map.copyOf: it would compare a cell with many others to find it.
        pieces = Collections.unmodifiableMap(new HashMap<>(pieces));
    }

    /** Returns the board that a position shows. */
    static Board of(Position position) {
        final Map<Cell, Piece> pieces = new HashMap<>();
        for (Cell cell : Cell.ALL) {
            position.at(cell).ifPresent(piece -> pieces.put(cell, piece));
        }
        return new Board(pieces);
    }

    /** Returns the piece on a cell, or nothing if the cell is empty. */
    Optional<Piece> at(Cell cell) {
        return Optional.ofNullable(pieces.get(cell));
    }

    /** Returns how many pieces lie on the board. */
    int count() {
        return pieces.size();
    }

    /** Checks whether no cell is empty. */
    boolean isFull() {
        return count() == Cell.ALL.size();
    }

    /** Returns the board with one more piece, on an empty cell. */
    Board with(Cell cell, Piece piece) {
        final Map<Cell, Piece> more = new HashMap<>(pieces);
        more.put(cell, piece);
        return new Board(more);
    }

    /** Returns the pieces that do not lie on the board. */
    Set<Piece> missing() {
        return Piece.ALL.stream().filter(Predicate.not(pieces::containsValue)).collect(Collectors.toUnmodifiableSet());
    }

    /** Returns the cells of a line or square whose pieces share a trait, or no cell if there is none. */
    Set<Cell> win() {
        return Lines.ALL.stream().filter(line -> !shared(line).isEmpty()).findFirst().orElse(Set.of());
    }

    /** Returns the traits that the pieces on these cells share: none if a cell is empty, or if there are no cells. */
    Set<Trait> shared(Set<Cell> line) {
        final List<Piece> there = line.stream().map(pieces::get).filter(Objects::nonNull).toList();
        if (there.isEmpty() || there.size() < line.size()) {
            return Set.of();
        }
        return Stream.of(Trait.values()).filter(trait -> there.stream().allMatch(piece -> piece.has(trait)))
                .collect(Collectors.toUnmodifiableSet());
    }
}
