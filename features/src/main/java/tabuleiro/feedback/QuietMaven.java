package tabuleiro.feedback;

import java.io.PrintStream;

/**
 * Keeps Maven from adding its own account of failing tests below a report of {@link Feedback}: the list of the names,
 * and advice that does not help here. Everything else that Maven has to say is printed as usual.
 *
 * <p>It is started in Maven's own process before the rules are checked, and listens for the last line of a report, and
 * for the first of another. The build fails all the same.
 */
public final class QuietMaven extends PrintStream {

    private static final String CLOSING = Lines.said(Report.CLOSING);
    /** What stands before the numbers of tests. */
    private static final String TITLE = Lines.said(OwnTestsReport.TITLE + "0 of 0 pass.").replaceFirst("\\d.*", "");

    private final PrintStream console;
    private boolean isQuiet;

    private QuietMaven(PrintStream console) {
        super(console, true);
        this.console = console;
    }

    /** Starts to listen. */
    public static void main(String[] ignored) {
        System.setOut(new QuietMaven(System.out));
    }

    /** Prints a text in the encoding of the console. */
    @Override
    public void print(String text) {
        isQuiet &= !String.valueOf(text).contains(TITLE);
        if (!isQuiet) {
            console.print(text);
            if (String.valueOf(text).contains(CLOSING)) {
                console.println();
                console.flush();
                isQuiet = true;
            }
        }
    }

    @Override
    public void print(Object object) {
        print(String.valueOf(object));
    }

    @Override
    public void write(int one) {
        if (!isQuiet) {
            console.write(one);
        }
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        if (!isQuiet) {
            console.write(bytes, from, length);
        }
    }
}
