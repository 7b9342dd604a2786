package tabuleiro.checking.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Keeps the first lines of what the program prints in one example, and counts the others. */
final class Printed extends OutputStream {

    private static final int MOST_LINES = 20;
    private static final int MOST_BYTES = 8000;

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private int lines;
    private boolean isLineOpen;

    @Override
    public synchronized void write(int one) {
        if (lines < MOST_LINES && kept.size() < MOST_BYTES) {
            kept.write(one);
        }
        isLineOpen = one != '\n';
        lines += isLineOpen ? 0 : 1;
    }

    /** Forgets everything. */
    synchronized void clear() {
        kept.reset();
        lines = 0;
        isLineOpen = false;
    }

    /** Returns the same as {@link #lines}, and forgets everything. */
    synchronized List<String> take() {
        final List<String> lines = lines();
        clear();
        return lines;
    }

    /** Returns the first lines, and how many more there were. */
    synchronized List<String> lines() {
        final List<String> first = new ArrayList<>(kept.toString(StandardCharsets.UTF_8).lines().toList());
        final int more = lines + (isLineOpen ? 1 : 0) - first.size();
        if (more > 0) {
            first.add("… and " + more + " lines more");
        }
        return first;
    }
}
