package tabuleiro.console.start;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Keeps what an engine prints while the screen is drawn, which it would disturb, and prints it at the end. */
final class Printed implements AutoCloseable {

    private static final int LONGEST = 100_000;

    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final ByteArrayOutputStream kept = new ByteArrayOutputStream() {

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            super.write(bytes, offset, Math.min(length, Math.max(0, LONGEST - size())));
        }

        @Override
        public synchronized void write(int one) {
            write(new byte[] {(byte) one}, 0, 1);
        }
    };

    /** Begins to keep what is printed. */
    Printed() {
        final PrintStream keeper = new PrintStream(kept, true, StandardCharsets.UTF_8);
        System.setOut(keeper);
        System.setErr(keeper);
    }

    /** Prints what was kept; later output is printed at once. */
    @Override
    public void close() {
        System.setOut(out);
        System.setErr(err);
        out.print(kept.toString(StandardCharsets.UTF_8));
        out.flush();
    }
}
