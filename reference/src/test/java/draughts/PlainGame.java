package draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A plain game of draughts that is independent of the engine: letters in a grid, ways as texts such as {@code c3-e5},
 * and no class of the reference.
 */
final class PlainGame {

    private final boolean classic;
    private final char[][] grid = new char[9][9];
    private char turn = 'w';
    private int kingTurns;
    private int fewTurns;
    private PlainRules rules;

    PlainGame(boolean classic) {
        this.classic = classic;
        for (int row = 1; row <= 8; row++) {
            for (int column = 1; column <= 8; column++) {
                final boolean dark = row % 2 == column % 2;
                grid[row][column] = dark && row < 4 ? 'w' : dark && row > 5 ? 'b' : '.';
            }
        }
        rules = new PlainRules(classic, grid, turn);
    }

    char at(int row, int column) {
        return grid[row][column];
    }

    char turn() {
        return turn;
    }

    int kingTurns() {
        return kingTurns;
    }

    int fewTurns() {
        return fewTurns;
    }

    /** Returns the rules as they apply to the board now. */
    PlainRules rules() {
        return rules;
    }

    /** Returns how the game has ended: the name of the constant, or an empty text. */
    String ending() {
        if (!has('w') || !has('b')) {
            return "ALL_CAPTURED";
        }
        if (rules().legal().isEmpty()) {
            return "NO_MOVE";
        }
        return kingTurns >= 20 ? "TWENTY_TURNS" : fewTurns >= 5 ? "FIVE_TURNS" : "";
    }

    private boolean has(char player) {
        return count(player) + count(Character.toUpperCase(player)) > 0;
    }

    private int count(char piece) {
        int count = 0;
        for (char[] row : grid) {
            for (char each : row) {
                count += each == piece ? 1 : 0;
            }
        }
        return count;
    }

    List<String> legal() {
        return ending().isEmpty() ? rules().legal() : List.of();
    }

    /** Returns the names of all refusals of a way that are right. */
    Set<String> refusals(String way) {
        return ending().isEmpty() ? rules().refusals(way) : Set.of("GAME_OVER");
    }

    /** Makes a legal move. */
    void play(String way) {
        final List<String> captured = rules().captured(way);
        final char piece = grid[way.charAt(1) - '0'][way.charAt(0) - 'a' + 1];
        grid[way.charAt(1) - '0'][way.charAt(0) - 'a' + 1] = '.';
        captured.forEach(square -> grid[square.charAt(1) - '0'][square.charAt(0) - 'a' + 1] = '.');
        final char after = crowned(piece, way);
        grid[way.charAt(way.length() - 1) - '0'][way.charAt(way.length() - 2) - 'a' + 1] = after;
        turn = turn == 'w' ? 'b' : 'w';
        final boolean quiet = classic && captured.isEmpty();
        kingTurns = quiet && Character.isUpperCase(piece) ? kingTurns + 1 : 0;
        fewTurns = quiet && after == piece && isFew() ? fewTurns + 1 : 0;
        rules = new PlainRules(classic, grid, turn);
    }

    /** Returns the piece after a way: a king if it was one or if one of the squares is on the far row. */
    private static char crowned(char piece, String way) {
        final boolean far = way.contains(piece == 'w' ? "8" : piece == 'b' ? "1" : "x");
        return far ? Character.toUpperCase(piece) : piece;
    }

    private boolean isFew() {
        final List<Integer> white = List.of(count('W'), count('w'));
        final List<Integer> black = List.of(count('B'), count('b'));
        return isFew(white, black) || isFew(black, white);
    }

    private static boolean isFew(List<Integer> one, List<Integer> other) {
        final List<List<Integer>> weaker = new ArrayList<>(List.of(List.of(1, 0), List.of(1, 1)));
        if (one.equals(List.of(2, 0))) {
            weaker.add(List.of(2, 0));
        }
        return one.get(1) == 0 && 1 <= one.get(0) && one.get(0) <= 2 && weaker.contains(other);
    }
}
