package tabuleiro.console.screen;

import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import tabuleiro.console.Canvas;
import tabuleiro.console.Form;

/** The terminal in which the program was started. JLine draws only what has changed, so nothing flickers. */
public final class JLineDevice implements Device {

    private static final String MOUSE_ON = "\u001b[?1000h\u001b[?1006h";
    private static final String MOUSE_OFF = "\u001b[?1006l\u001b[?1000l";
    private static final String SIGNS = Form.QUARTERS + "♔♞";
    private static final int FEW = 8;
    private static final int A_MOMENT = 100;
    private static final int MOMENTS = 10;

    private final Terminal terminal;
    private final Attributes before;
    private final Display display;
    private final Paint paint;
    private final int colours;
    private final boolean hasSigns;
    private final KeyDecoder decoder = new KeyDecoder(this::read);
    private final Thread restoration = new Thread(this::close);
    private final BlockingQueue<Integer> typed = new LinkedBlockingQueue<>();
    private final AtomicBoolean isOpen = new AtomicBoolean(true);
    private volatile boolean isInterrupted;
    private volatile boolean isResized;
    /** Whether the whole screen must be drawn, because another program has used it. */
    private volatile boolean isAnew;
    private Size size = new Size();

    /**
     * Takes the terminal over, until it is closed or the program ends in whatever way.
     *
     * @param isColoured whether to use colours, if it has some
     * @param areSigns   whether to draw pieces as signs, if it can show them
     * @param charset    its character set
     * @throws IOException if there is no terminal with a screen that can be taken over
     */
    public JLineDevice(boolean isColoured, boolean areSigns, Charset charset) throws IOException {
        System.setProperty(TerminalBuilder.PROP_DISABLE_ALTERNATE_CHARSET, "true");
        terminal = TerminalBuilder.builder().system(true).dumb(false).encoding(charset).build();
        if (terminal.getStringCapability(Capability.cursor_address) == null) {
            throw new IOException("no screen");
        }
        colours = isColoured ? colours(terminal.getNumericCapability(Capability.max_colors)) : 0;
        hasSigns = areSigns && charset.newEncoder().canEncode(SIGNS) && !terminal.getType().startsWith("linux");
        paint = new Paint(colours, charset);
        display = new Display(terminal, true);
        final Thread main = Thread.currentThread();
        terminal.handle(Terminal.Signal.INT, signal -> {
            isInterrupted = true;
            main.interrupt();
        });
        terminal.handle(Terminal.Signal.WINCH, signal -> isResized = true);
        terminal.handle(Terminal.Signal.TSTP, signal -> suspend());
        Runtime.getRuntime().addShutdownHook(restoration);
        before = terminal.getAttributes();
        takeOver();
        final Thread reader = new Thread(this::readAll, "keyboard");
        reader.setDaemon(true);
        reader.start();
    }

    /** Reads what is typed. It waits here, so that a look for a further key need not wait for the terminal. */
    private void readAll() {
        int next = 0;
        while (next != KeyDecoder.END) {
            try {
                next = terminal.reader().read();
            } catch (IOException gone) {
                next = KeyDecoder.END;
            }
            typed.add(next);
        }
    }

    private void takeOver() {
        terminal.enterRawMode();
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.keypad_xmit);
        terminal.writer().print(MOUSE_ON);
        terminal.flush();
    }

    /** Restores the terminal and stops this process, as Control and Z wants; when it is resumed, all is drawn again. */
    private void suspend() {
        restore();
        try {
            new ProcessBuilder("sh", "-c", "kill -STOP $PPID").start().waitFor();
            TimeUnit.MILLISECONDS.sleep(A_MOMENT);
        } catch (IOException | InterruptedException impossible) {
            // It goes on at once.
        }
        takeOver();
        isAnew = true;
    }

    /** Checks whether the environment allows colours: the variable {@code NO_COLOR} must be empty or missing. */
    public static boolean isColoured(Map<String, String> environment) {
        return environment.getOrDefault("NO_COLOR", "").isEmpty();
    }

    /** Returns how many colours are used of those that a terminal has, or may not say that it has. */
    static int colours(Integer most) {
        if (most == null || most < FEW) {
            return 0;
        }
        return most < Paint.MANY ? 2 * FEW : Paint.MANY;
    }

    @Override
    public boolean isColoured() {
        return colours > 0;
    }

    @Override
    public boolean hasSigns() {
        return hasSigns;
    }

    @Override
    public int rows() {
        return terminal.getHeight();
    }

    @Override
    public int columns() {
        return terminal.getWidth();
    }

    @Override
    public void draw(Canvas canvas, int cursorRow, int cursorColumn) {
        final Size now = new Size(columns(), rows());
        if (isAnew || !now.equals(size)) {
            isAnew = false;
            size = now;
            display.resize(now.getRows(), now.getColumns());
            display.clear();
        }
        display.update(paint.lines(canvas, now.getRows(), now.getColumns()),
                now.cursorPos(Math.min(cursorRow, now.getRows() - 1), Math.min(cursorColumn, now.getColumns() - 1)));
    }

    @Override
    public boolean isKeyWaiting() {
        return !typed.isEmpty();
    }

    @Override
    public Key next() {
        Key key = Key.of(Key.Kind.OTHER);
        for (int moments = 0; key.kind() == Key.Kind.OTHER && moments < MOMENTS; moments++) {
            if (isInterrupted) {
                isInterrupted = false;
                Thread.interrupted();
                return Key.of(Key.Kind.INTERRUPT);
            }
            if (isResized || isAnew) {
                isResized = false;
                return Key.of(Key.Kind.RESIZE);
            }
            key = decoder.next(A_MOMENT);
        }
        return key;
    }

    private int read(int milliseconds) {
        try {
            return Optional.ofNullable(typed.poll(milliseconds, TimeUnit.MILLISECONDS)).orElse(KeyDecoder.NOTHING);
        } catch (InterruptedException interrupted) {
            return isInterrupted ? KeyDecoder.NOTHING : KeyDecoder.END;
        }
    }

    @Override
    public void close() {
        if (isOpen.getAndSet(false)) {
            restore();
        }
    }

    private void restore() {
        terminal.writer().print(MOUSE_OFF);
        terminal.puts(Capability.keypad_local);
        terminal.puts(Capability.clear_screen);
        terminal.puts(Capability.exit_ca_mode);
        terminal.flush();
        terminal.setAttributes(before);
    }

    @Override
    public void print(String text) {
        terminal.writer().println(text);
        terminal.flush();
    }
}
