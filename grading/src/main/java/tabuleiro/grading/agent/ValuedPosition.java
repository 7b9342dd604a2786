package tabuleiro.grading.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;

/**
 * A position of Connect Four in which some moves keep its value to who is next, and others do not.
 *
 * @param moves   the columns that were played from the start
 * @param keeping the columns that keep the value
 * @param isWon   whether who is next can win; otherwise it can draw
 */
public record ValuedPosition(String moves, String keeping, boolean isWon) {

    /** Returns so many of the positions in a file as follow from a seed; a line has moves, columns and the value. */
    static List<ValuedPosition> drawn(Path file, int count, long seed) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.US_ASCII))) {
            final List<ValuedPosition> all = new ArrayList<>(lines.lines().map(line -> line.split(" "))
                    .map(parts -> new ValuedPosition(parts[0], parts[1], parts[2].equals("won"))).toList());
            Collections.shuffle(all, new Random(seed));
            return List.copyOf(all.subList(0, Math.min(count, all.size())));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns who is next. */
    Player next() {
        return moves.length() % 2 == 0 ? Player.FIRST : Player.SECOND;
    }

    /** Returns the position. */
    Position position() {
        final List<Optional<Player>> cells = new ArrayList<>(
                Collections.nCopies(ConnectFour.ROWS * ConnectFour.COLUMNS, Optional.empty()));
        final int[] free = new int[ConnectFour.COLUMNS];
        Arrays.fill(free, ConnectFour.ROWS - 1);
        for (int i = 0; i < moves.length(); i++) {
            final int column = moves.charAt(i) - '1';
            cells.set(free[column] * ConnectFour.COLUMNS + column,
                    Optional.of(i % 2 == 0 ? Player.FIRST : Player.SECOND));
            free[column]--;
        }
        return new Position(cells);
    }

    /** Checks whether a column, whatever number it is, keeps the value. */
    boolean isKeptBy(int column) {
        return ConnectFour.isColumn(column) && keeping.indexOf('0' + column) >= 0;
    }

    /** Returns which part of the moves keeps the value. */
    double chance() {
        final long legal = "1234567".chars().filter(column -> moves.chars().filter(move -> move == column).count()
                < ConnectFour.ROWS).count();
        return (double) keeping.length() / legal;
    }
}
