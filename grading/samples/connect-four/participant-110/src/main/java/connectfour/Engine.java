package connectfour;

import java.util.*;
import tabuleiro.connectfour.*;

/**
 * The discs are in a map. The key is 10 * row + column, so 64 is row 6, column 4.
 * That makes it easy to walk: +1 is right, +10 is down, +11 and +9 are the diagonals.
 * The value is 1 or 2. An empty cell has no entry.
 */
public final class Engine implements ConnectFour {

    private static final int[] WALKS = {1, 10, 11, 9};

    private final Map<Integer, Integer> discs = new HashMap<>();

    public Engine() {
    }

    public Engine(Position position) {
        for (int row = 1; row <= ROWS; row++) {
            for (int column = 1; column <= COLUMNS; column++) {
                Optional<Player> player = position.at(row, column);
                if (player.isPresent()) {
                    discs.put(10 * row + column, player.get() == Player.FIRST ? 1 : 2);
                }
            }
        }
    }

    /** Copy, so that the agent can try things out. */
    Engine(Engine other) {
        discs.putAll(other.discs);
    }

    public static Optional<Refusal> whyNot(Position position) {
        if (position.fault().isPresent()) {
            return position.fault();
        }
        return new Engine(position).isOver() ? Optional.of(Refusal.GAME_OVER) : Optional.empty();
    }

    @Override
    public Optional<Player> at(int row, int column) {
        Integer disc = discs.get(10 * row + column);
        if (disc == null) {
            return Optional.empty();
        }
        return Optional.of(disc == 1 ? Player.FIRST : Player.SECOND);
    }

    @Override
    public Player nextToPlay() {
        return discs.size() % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    @Override
    public boolean isOver() {
        return discs.size() == ROWS * COLUMNS || !winningLine().isEmpty();
    }

    @Override
    public Optional<Player> winner() {
        for (Cell cell : winningLine()) {
            return at(cell.row(), cell.column());
        }
        return Optional.empty();
    }

    @Override
    public boolean hasSpace(int column) {
        return !discs.containsKey(10 + column);
    }

    @Override
    public Optional<Refusal> whyNotPlay(int column) {
        List<Refusal> refusals = new ArrayList<>();
        if (column < 1 || column > COLUMNS) {
            refusals.add(Refusal.NO_SUCH_COLUMN);
        }
        if (isOver()) {
            refusals.add(Refusal.GAME_OVER);
        }
        if (!hasSpace(column)) {
            refusals.add(Refusal.COLUMN_FULL);
        }
        return refusals.stream().findFirst();
    }

    @Override
    public void play(int column) {
        put(column, nextToPlay());
    }

    void put(int column, Player player) {
        int key = 60 + column;
        while (discs.containsKey(key)) {
            key -= 10;
        }
        discs.put(key, player == Player.FIRST ? 1 : 2);
    }

    @Override
    public List<Cell> winningLine() {
        for (int key : discs.keySet()) {
            for (int walk : WALKS) {
                List<Cell> line = new ArrayList<>();
                for (int k = key; line.size() < 4 && discs.get(key).equals(discs.get(k)); k += walk) {
                    line.add(new Cell(k / 10, k % 10));
                }
                if (line.size() == 4) {
                    return line;
                }
            }
        }
        return List.of();
    }

    @Override
    public String toString() {
        return position().toString();
    }
}
