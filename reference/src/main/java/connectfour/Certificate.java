package connectfour;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;

/**
 * What must be true of a grid, worked out by another way than the game takes: lines of four are not looked up among
 * all that there are, but counted outwards from each disc. Only assertions use it.
 *
 * @param grid the grid
 */
record Certificate(Grid grid) {

    /** All eight directions. */
    private static final List<Direction> AROUND = IntStream.rangeClosed(-1, 1).boxed()
            .flatMap(down -> IntStream.rangeClosed(-1, 1).mapToObj(right -> new Direction(down, right)))
            .filter(step -> step.down() != 0 || step.right() != 0).toList();

    /** Returns the player who has four in line, or nothing. */
    Optional<Player> winner() {
        return Stream.of(Player.values()).filter(this::hasFourInLine).findFirst();
    }

    /** Checks whether a player has four in line, or every column is full. */
    boolean isWonOrFull() {
        return winner().isPresent() || IntStream.rangeClosed(1, ConnectFour.COLUMNS)
                .allMatch(column -> grid.at(new Cell(1, column)).isPresent());
    }

    /** Checks that these are four discs of the winner, side by side in one direction, or none without a winner. */
    boolean isWinningLine(List<Cell> line) {
        final Optional<Player> winner = winner();
        return line.isEmpty() ? winner.isEmpty() : line.size() == ConnectFour.IN_LINE
                && line.stream().allMatch(cell -> grid.at(cell).equals(winner))
                && AROUND.stream().anyMatch(direction -> follows(line, direction));
    }

    private static boolean follows(List<Cell> line, Direction direction) {
        return IntStream.range(1, line.size()).allMatch(i -> direction.hasNext(line.get(i - 1))
                && direction.next(line.get(i - 1)).equals(line.get(i)));
    }

    /** Checks that the first player has as many discs as the second, or one more. */
    boolean discsAlternate() {
        return mayLeadBy(lead());
    }

    /** Checks that the discs still alternate with one more disc of this player. */
    boolean alternatesWith(Player next) {
        return mayLeadBy(next == Player.FIRST ? lead() + 1 : lead() - 1);
    }

    private int lead() {
        return grid.discs().values().stream().mapToInt(player -> player == Player.FIRST ? 1 : -1).sum();
    }

    private static boolean mayLeadBy(int lead) {
        return lead == 0 || lead == 1;
    }

    /** Checks that below a disc there is no empty cell. */
    boolean noDiscFloats() {
        return grid.discs().keySet().stream()
                .allMatch(cell -> !Direction.DOWN.hasNext(cell) || grid.at(Direction.DOWN.next(cell)).isPresent());
    }

    /** Checks that at most one player has four in line. */
    boolean hasOneWinnerAtMost() {
        return !(hasFourInLine(Player.FIRST) && hasFourInLine(Player.SECOND));
    }

    private boolean hasFourInLine(Player player) {
        return grid.discs().keySet().stream().filter(cell -> grid.at(cell).equals(Optional.of(player)))
                .anyMatch(cell -> AROUND.stream()
                        .anyMatch(direction -> run(cell, direction) >= ConnectFour.IN_LINE));
    }

    /** Returns how many discs of one player lie side by side from a cell on. */
    private int run(Cell cell, Direction direction) {
        Cell next = cell;
        int run = 1;
        while (direction.hasNext(next) && grid.at(direction.next(next)).equals(grid.at(cell))) {
            next = direction.next(next);
            run++;
        }
        return run;
    }
}
