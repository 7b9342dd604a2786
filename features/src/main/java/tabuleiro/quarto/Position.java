package tabuleiro.quarto;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position: which piece lies on each cell, and which one waits to be placed. It can also show the board of a wrong
 * engine; {@link #fault()} says whether a game can look like this.
 *
 * @param pieces in the order of {@link Cell#ALL}; nothing on an empty cell
 * @param chosen the piece that waits to be placed, if there is one
 */
public record Position(List<Optional<Piece>> pieces, Optional<Piece> chosen) {

    private static final String EMPTY = ".";
    private static final String CHOSEN = "chosen: ";

    /**
     * Keeps a copy of the pieces.
     *
     * @throws IllegalArgumentException if there are not exactly as many as the board has cells
     */
    public Position {
        if (pieces.size() != Cell.ALL.size()) {
            throw new IllegalArgumentException(
                    "a board has %s cells, not %s".formatted(Cell.ALL.size(), pieces.size()));
        }
        pieces = List.copyOf(pieces);
        Objects.requireNonNull(chosen, "chosen");
    }

    /** Returns the position of a game now. Calls {@code at} for every cell, and {@code chosen}. */
    public static Position of(Quarto game) {
        final List<Optional<Piece>> pieces = new ArrayList<>();
        for (Cell cell : Cell.ALL) {
            pieces.add(Objects.requireNonNull(game.at(cell), "at returned null"));
        }
        return new Position(pieces, Objects.requireNonNull(game.chosen(), "chosen returned null"));
    }

    /**
     * Reads a position from a picture.
     *
     * @param picture four lines of four marks with spaces between, {@code .} for an empty cell or a piece as
     *                {@link Piece#parse} reads it; then perhaps a line such as {@code chosen: (B!}
     * @throws IllegalArgumentException if the picture has another form; the message says where
     */
    public static Position parse(String picture) {
        final List<String> lines = new ArrayList<>(picture.strip().lines().map(String::strip).toList());
        Optional<Piece> chosen = Optional.empty();
        if (lines.size() == Quarto.SIZE + 1 && lines.get(Quarto.SIZE).startsWith(CHOSEN)) {
            chosen = Optional.of(Piece.parse(lines.remove(Quarto.SIZE).substring(CHOSEN.length())));
        }
        if (lines.size() != Quarto.SIZE) {
            throw new IllegalArgumentException(
                    "a board has %s rows, but the picture has %s".formatted(Quarto.SIZE, lines.size()));
        }
        return new Position(lines.stream().flatMap(Position::parseRow).toList(), chosen);
    }

    private static Stream<Optional<Piece>> parseRow(String line) {
        final String[] marks = line.split("\\s+");
        if (marks.length != Quarto.SIZE) {
            throw new IllegalArgumentException("a row has %s cells, but one of the picture has %s: %s"
                    .formatted(Quarto.SIZE, marks.length, line));
        }
        return Arrays.stream(marks)
                .map(mark -> mark.equals(EMPTY) ? Optional.empty() : Optional.of(Piece.parse(mark)));
    }

    /**
     * Returns the piece on a cell.
     *
     * @return nothing if the cell is empty
     */
    public Optional<Piece> at(Cell cell) {
        return pieces.get(cell.index());
    }

    /** Returns how many pieces lie on the board. */
    public int count() {
        return (int) pieces.stream().filter(Optional::isPresent).count();
    }

    /**
     * Returns why no game can look like this. Whether it is over is not checked here.
     *
     * @return {@link Refusal#PIECE_TWICE}, or nothing if each piece occurs at most once (QT-08)
     */
    public Optional<Refusal> fault() {
        return faults().stream().findFirst();
    }

    /** Returns all reasons why no game can look like this: {@link Refusal#PIECE_TWICE}, or none. */
    public Set<Refusal> faults() {
        final List<Piece> there = Stream.concat(pieces.stream(), Stream.of(chosen)).flatMap(Optional::stream).toList();
        return new HashSet<>(there).size() == there.size() ? Set.of() : Set.of(Refusal.PIECE_TWICE);
    }

    /** Returns the picture that {@link #parse} reads: the board and, if there is one, the chosen piece. */
    @Override
    public String toString() {
        final String board = IntStream.rangeClosed(1, Quarto.SIZE).mapToObj(this::row)
                .collect(Collectors.joining("\n"));
        return board + chosen.map(piece -> "\n" + CHOSEN + piece).orElse("");
    }

    private String row(int row) {
        return IntStream.rangeClosed(1, Quarto.SIZE)
                .mapToObj(column -> at(new Cell(row, column)).map(Piece::toString).orElse(" " + EMPTY + " "))
                .collect(Collectors.joining(" ")).stripTrailing();
    }
}
