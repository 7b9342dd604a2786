package tabuleiro.connectfour;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A position: whose disc lies in each cell, and no more. It can also show the grid of a wrong engine;
 * {@link #fault()} says whether discs that are dropped in turn can lie like this.
 *
 * @param cells row by row from the top, in each row from the left; nothing in an empty cell
 */
public record Position(List<Optional<Player>> cells) {

    private static final char EMPTY = '.';

    /**
     * Keeps a copy of the cells.
     *
     * @throws IllegalArgumentException if there are not exactly as many cells as the grid has
     */
    public Position {
        if (cells.size() != ConnectFour.ROWS * ConnectFour.COLUMNS) {
            throw new IllegalArgumentException("a grid has %s cells, not %s"
                    .formatted(ConnectFour.ROWS * ConnectFour.COLUMNS, cells.size()));
        }
        cells = List.copyOf(cells);
    }

    /** Returns the position of a game now. Calls {@code at} for every cell. */
    public static Position of(ConnectFour game) {
        final List<Optional<Player>> cells = new ArrayList<>();
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            for (int column = 1; column <= ConnectFour.COLUMNS; column++) {
                cells.add(Objects.requireNonNull(game.at(row, column), "at returned null"));
            }
        }
        return new Position(cells);
    }

    /**
     * Reads a position from a picture.
     *
     * @param picture six lines of seven characters: {@code .} for an empty cell, {@code 1} and {@code 2} for
     *                the players' discs; spaces are ignored
     * @throws IllegalArgumentException if the picture has another form; the message says where
     */
    public static Position parse(String picture) {
        final List<String> lines = rows(picture);
        if (lines.size() != ConnectFour.ROWS) {
            throw new IllegalArgumentException("a grid has %s rows, but the picture has %s"
                    .formatted(ConnectFour.ROWS, lines.size()));
        }
        final List<Optional<Player>> cells = new ArrayList<>();
        for (int row = 1; row <= ConnectFour.ROWS; row++) {
            cells.addAll(parseRow(row, lines.get(row - 1)));
        }
        return new Position(cells);
    }

    /** Returns the rows of a picture, from the top, without the spaces in them. */
    public static List<String> rows(String picture) {
        return picture.strip().lines().map(line -> line.replace(" ", "").replace("\t", "")).toList();
    }

    private static List<Optional<Player>> parseRow(int row, String line) {
        if (line.length() != ConnectFour.COLUMNS) {
            throw new IllegalArgumentException("a row has %s cells, but row %s of the picture has %s: %s"
                    .formatted(ConnectFour.COLUMNS, row, line.length(), line));
        }
        return line.chars().mapToObj(mark -> parseCell(row, (char) mark)).toList();
    }

    private static Optional<Player> parseCell(int row, char mark) {
        return switch (mark) {
            case EMPTY -> Optional.empty();
            case '1' -> Optional.of(Player.FIRST);
            case '2' -> Optional.of(Player.SECOND);
            default -> throw new IllegalArgumentException(
                    "row %s of the picture has '%s' where only . 1 or 2 may stand".formatted(row, mark));
        };
    }

    /**
     * Returns whose disc lies in a cell.
     *
     * @param row    from 1 to {@value ConnectFour#ROWS}
     * @param column from 1 to {@value ConnectFour#COLUMNS}
     * @return nothing if the cell is empty
     * @throws IllegalArgumentException if the grid has no such cell
     */
    public Optional<Player> at(int row, int column) {
        final Cell cell = new Cell(row, column);
        return cells.get((cell.row() - 1) * ConnectFour.COLUMNS + cell.column() - 1);
    }

    /** Returns how many discs of a player lie in the grid. */
    public int count(Player player) {
        int count = 0;
        for (Optional<Player> cell : cells) {
            if (cell.isPresent() && cell.get() == player) {
                count++;
            }
        }
        return count;
    }

    /** Returns one of the {@link #faults()}, or nothing if there is none. */
    public Optional<Refusal> fault() {
        return faults().stream().findFirst();
    }

    /**
     * Returns all reasons why discs that are dropped in turn cannot lie like this. Whether the game is over is not
     * checked here.
     *
     * @return {@link Refusal#DISCS_DO_NOT_ALTERNATE}, {@link Refusal#DISC_FLOATS}, both, or none
     */
    public Set<Refusal> faults() {
        final Set<Refusal> faults = EnumSet.noneOf(Refusal.class);
        final int lead = count(Player.FIRST) - count(Player.SECOND);
        if (lead != 0 && lead != 1) {
            faults.add(Refusal.DISCS_DO_NOT_ALTERNATE);
        }
        for (int below = ConnectFour.COLUMNS; below < cells.size(); below++) {
            if (cells.get(below).isEmpty() && cells.get(below - ConnectFour.COLUMNS).isPresent()) {
                faults.add(Refusal.DISC_FLOATS);
            }
        }
        return faults;
    }

    /**
     * Checks whether another position has the same cells. It is written out because the equality that Java makes for a
     * record takes some 35 ms when a process first uses it, and grading starts a process for each submission.
     */
    @Override
    public boolean equals(Object other) {
        return other instanceof Position position && cells.equals(position.cells);
    }

    @Override
    public int hashCode() {
        return cells.hashCode();
    }

    /** Returns the picture that {@link #parse} reads. */
    @Override
    public String toString() {
        final StringBuilder picture = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            picture.append(cells.get(i).map(Player::digit).orElse(EMPTY));
            picture.append((i + 1) % ConnectFour.COLUMNS == 0 ? '\n' : ' ');
        }
        return picture.toString().stripTrailing();
    }
}
