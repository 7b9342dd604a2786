package tabuleiro.checking;

import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;
import org.jline.utils.InfoCmp.Capability;
import tabuleiro.console.Columns;
import tabuleiro.console.Wrap;
import tabuleiro.feedback.Lines;

/**
 * The terminal, of which each report takes the place of the one before. A report that is longer than the screen can be
 * scrolled back, as whatever a terminal prints.
 */
final class Screen implements AutoCloseable {

    /** What {@link #key} returns if no key was pressed. */
    static final int NOTHING = -2;
    /** What it returns if no key will ever be pressed. */
    static final int END = -1;

    private static final int A_MOMENT = 100;
    /** The status of a program that Ctrl-C has ended. */
    private static final int INTERRUPTED = 130;
    /** Below a report: the style, an empty line, the keys. */
    private static final int FURTHER_LINES = 3;
    /** How far what is told of an example is indented. */
    private static final int INDENT = 4;
    private static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
    private static final AttributedStyle GOOD = PLAIN.foreground(AttributedStyle.GREEN);
    private static final AttributedStyle BAD = PLAIN.foreground(AttributedStyle.RED);
    private static final Pattern BAR = Pattern.compile("(?:\\d+ [#-]{4}(?:  )?)+");
    private static final Pattern IMPORTANT = Pattern.compile(
            Lines.said("Task") + " \\d+ .*|\\s+" + Lines.said("Example") + ": .*|.* holds\\.");
    private static final Pattern EXPECTED = Pattern.compile("\\s+" + Lines.said("expected") + ":.*");
    private static final Pattern BUT_WAS = Pattern.compile("\\s+" + Lines.said("but was") + ":.*");

    private final Terminal terminal;
    private final Attributes before;
    private final boolean isColoured;
    /** If somebody ends the program by an interruption. */
    private final Thread restoration = new Thread(this::restore);

    /**
     * Takes the terminal over until it is closed.
     *
     * @throws IOException if there is none that can be taken over
     */
    Screen(boolean isColoured) throws IOException {
        this.isColoured = isColoured;
        terminal = terminal();
        before = terminal.enterRawMode();
        Runtime.getRuntime().addShutdownHook(restoration);
        terminal.handle(Terminal.Signal.INT, interruption -> System.exit(INTERRUPTED)); // JLine would end Java at once.
    }

    private static Terminal terminal() throws IOException {
        return TerminalBuilder.builder().system(true).dumb(false).build();
    }

    /** Has lines of reports fit into the terminal if there is one, without taking it over. */
    static void fit() {
        try (Terminal terminal = terminal()) {
            Lines.fit(room(terminal));
        } catch (IOException none) {
            // They are as long as a report allows.
        }
    }

    /** Returns how many characters a line of a report may have that is indented. */
    private static int room(Terminal terminal) {
        return width(terminal) - INDENT;
    }

    private static int width(Terminal terminal) {
        return terminal.getWidth() > 0 ? terminal.getWidth() : Integer.MAX_VALUE;
    }

    /** Waits a moment for a key, and returns its character; {@link #NOTHING} if none came. */
    int key() {
        try {
            return terminal.reader().read(A_MOMENT);
        } catch (IOException gone) {
            return END;
        }
    }

    /** Returns how many lines can be seen at once above the last one. */
    int height() {
        return terminal.getHeight() > 0 ? terminal.getHeight() - FURTHER_LINES : Integer.MAX_VALUE;
    }

    /** Shows lines, and below them another one that says what can be done. */
    void show(List<String> lines, String status) {
        terminal.puts(Capability.clear_screen);
        lines.stream().map(Lines::said).flatMap(this::broken)
                .forEach(line -> terminal.writer().println(styled(line)));
        terminal.writer().println();
        terminal.writer().print(Lines.said(status));
        terminal.flush();
    }

    /** Returns how many characters a line of a report may have. */
    int room() {
        return room(terminal);
    }

    /** Breaks a line that is too long between words, such as one that was made for a wider terminal. */
    private Stream<String> broken(String line) {
        final int width = width(terminal);
        final String indent = " ".repeat(line.length() - line.stripLeading().length());
        return Columns.of(line) <= width ? Stream.of(line)
                : Wrap.lines(line.strip(), Math.max(1, width - indent.length())).stream().map(part -> indent + part);
    }

    /** Replaces the last line. */
    void status(String status) {
        terminal.writer().print("\r");
        terminal.puts(Capability.clr_eol);
        terminal.writer().print(Lines.said(status));
        terminal.flush();
    }

    private String styled(String line) {
        final AttributedStringBuilder styled = new AttributedStringBuilder();
        if (!isColoured) {
            return line;
        } else if (BAR.matcher(line).matches()) {
            line.chars().forEach(character -> styled.append(String.valueOf((char) character), ofBar(character)));
        } else {
            styled.append(line, ofLine(line));
        }
        return styled.toAnsi(terminal);
    }

    private static AttributedStyle ofBar(int sign) {
        if (sign == '#') {
            return GOOD;
        }
        return sign == '-' ? PLAIN.faint() : PLAIN;
    }

    private static AttributedStyle ofLine(String line) {
        if (IMPORTANT.matcher(line).matches()) {
            return PLAIN.bold();
        }
        if (EXPECTED.matcher(line).matches()) {
            return GOOD;
        }
        return BUT_WAS.matcher(line).matches() ? BAD : PLAIN;
    }

    /** Leaves the terminal as it was, below what was shown last. */
    @Override
    public void close() {
        Runtime.getRuntime().removeShutdownHook(restoration);
        restore();
    }

    private void restore() {
        terminal.writer().println();
        terminal.flush();
        terminal.setAttributes(before);
        try {
            terminal.close();
        } catch (IOException gone) {
            // Nobody sees it any more.
        }
    }
}
