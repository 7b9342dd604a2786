package tabuleiro.console.lines;

import java.io.PrintStream;
import java.io.Reader;
import java.util.Optional;
import tabuleiro.console.Wrap;
import tabuleiro.console.program.View;

/**
 * The console in lines. The game is drawn whenever its drawing has changed, also by a command, and before each question
 * for a step if the game wants it. Where the input is no terminal, what is typed is printed after the question, so that
 * the output reads like the dialogue at a terminal.
 */
public final class LinesView implements View {

    private static final int WIDTH = 79;
    private static final int ECHOED = 60;

    private final Keyboard keyboard;
    private final PrintStream printer;
    private final boolean isEchoed;
    private Optional<Scene> scene = Optional.empty();
    private String drawn = "";
    private boolean isFresh;
    private boolean isTurned;

    /**
     * Creates a view.
     *
     * @param input    the lines that are typed
     * @param printer  prints what the players read
     * @param isEchoed whether to print what is typed, because no terminal does
     */
    public LinesView(Reader input, PrintStream printer, boolean isEchoed) {
        this.keyboard = new Keyboard(input);
        this.printer = printer;
        this.isEchoed = isEchoed;
    }

    @Override
    public void say(String text) {
        Wrap.lines(text, WIDTH).stream().map(String::stripTrailing).forEach(printer::println);
        printer.flush();
    }

    @Override
    public void page(String text) {
        say("\n" + text + "\n ");
    }

    @Override
    public void show(Optional<Scene> next) {
        scene = next;
        final String drawing = next.map(each -> isTurned ? each.match().turned(each.words())
                : each.match().plain(each.words())).orElse("");
        if (!drawing.equals(drawn) || next.filter(each -> each.match().isDrawnAlways()).isPresent()) {
            drawn = drawing;
            printer.print(drawn.isEmpty() ? "" : "\n" + drawn.replaceFirst("\n?\\z", "\n"));
            printer.flush();
            isFresh = true;
        }
    }

    @Override
    public void turn() {
        isTurned = !isTurned;
        show(scene);
    }

    @Override
    public Optional<String> ask(Prompt prompt) {
        if (prompt.kind() == Kind.STEP && !isFresh) {
            show(scene);
        }
        isFresh = false;
        prompt.refusal().ifPresent(this::say);
        final String question = String.join(System.lineSeparator(), Wrap.lines(prompt.text(), WIDTH));
        printer.print(question + " ");
        printer.flush();
        final Optional<String> typed = printer.checkError() ? Optional.empty() : keyboard.nextLine();
        if (isEchoed || typed.isEmpty()) {
            printer.println(typed.map(LinesView::echo).orElse(""));
        }
        return typed;
    }

    /** Returns what is printed of a line: what could disturb the terminal is replaced, and a long line is cut. */
    private static String echo(String typed) {
        final String seen = typed.replaceAll("[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S} ]", "?");
        return seen.length() <= ECHOED ? seen : seen.substring(0, ECHOED) + "...";
    }

    @Override
    public void close() {
        printer.flush();
    }

    @Override
    public void end(String text) {
        say(text);
    }
}
