package tabuleiro.console.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.Canvas;
import tabuleiro.console.Columns;
import tabuleiro.console.Ink;
import tabuleiro.console.Picture;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Sight;
import tabuleiro.console.Sight.Pane;
import tabuleiro.console.Words;
import tabuleiro.console.Wrap;
import tabuleiro.console.program.View;

/**
 * The console on a screen (CO-13, CO-14): the board above, and below it what has happened, why an answer was refused,
 * the question, and the line that is typed. Everything is drawn anew from its state whenever something changes.
 */
public final class ScreenView implements View {

    private static final Prompt NO_QUESTION = new Prompt(() -> "", Optional.empty(), Kind.CHOICE);
    private static final int ROWS_BELOW = 2;

    /** The rows that news, refusal and question have, so that the line that is typed stays where it is. */
    private static final int ROWS_OF_TEXTS = 4;

    /** The rows of a screen on which they always have them. */
    private static final int ROWS_OF_SCREEN = 24;

    private static final int ROWS_OF_PAGE = 12;
    private static final int FEWEST_ROWS = 4;
    private static final int FEWEST_COLUMNS = 10;

    private final Device device;
    private final Words words;
    private final Board board = new Board();
    private final InputLine typed = new InputLine();
    private final Keys keys = new Keys(board, typed);
    private final List<String> news = new ArrayList<>();
    private Optional<Scene> scene = Optional.empty();
    private Optional<Page> page = Optional.empty();
    private Pane pane = new Pane(1, 1, false, false, false);
    /** Whether a game has ended and no key was pressed since, so that its board stays as it is. */
    private boolean isFinal;
    private boolean isTurned;
    private int ready = -1;
    private int said;
    private int read;

    /** Creates a view on a terminal, with the words of the language. */
    public ScreenView(Device device, Words words) {
        this.device = device;
        this.words = words;
    }

    @Override
    public void say(String text) {
        final List<String> lines = text.lines().toList();
        news.addAll(lines);
        said = lines.size();
    }

    @Override
    public void await(String text) {
        say(text);
        draw(NO_QUESTION);
    }

    @Override
    public void page(String text) {
        page = Optional.of(new Page(text));
    }

    @Override
    public void show(Optional<Scene> next) {
        scene = next;
        isFinal = next.filter(each -> each.match().isOver()).isPresent();
        if (next.isPresent()) {
            draw(NO_QUESTION);
        } else {
            ready = -1;
        }
    }

    @Override
    public void turn() {
        isTurned = !isTurned;
    }

    @Override
    public Optional<String> ask(Prompt prompt) {
        begin(prompt);
        if (prompt.refusal().isEmpty() || scene.filter(each -> each.match().isOver()).isEmpty()) {
            news.subList(0, read).clear();
            read = 0;
        }
        Optional<Optional<String>> answer = Optional.empty();
        while (answer.isEmpty()) {
            if (!typed.isByHand() || !device.isKeyWaiting()) {
                draw(prompt);
            }
            answer = answer(next(prompt), prompt);
        }
        read = news.size();
        return answer.get();
    }

    /** Begins a line. After a refusal, what was chosen before the last choice stays, if something can follow. */
    private void begin(Prompt prompt) {
        typed.takeBack();
        if (prompt.refusal().isEmpty() || prompt.kind() != Kind.STEP || picture().filter(Picture::goesOn).isEmpty()) {
            typed.clear();
        }
    }

    /** Waits for a key, or until the text of the question is another. */
    private Key next(Prompt prompt) {
        final String asked = prompt.text();
        return Stream.generate(device::next).dropWhile(key -> key.kind() == Key.Kind.OTHER
                && prompt.text().equals(asked)).findFirst().orElseThrow();
    }

    /** Returns the line that a key ends; nothing if it ends none. At the end of the input, the line is nothing. */
    private Optional<Optional<String>> answer(Key key, Prompt prompt) {
        return switch (key.kind()) {
            case END_OF_INPUT -> Optional.of(Optional.empty());
            case INTERRUPT -> Optional.of(Optional.of(Keys.QUIT));
            case RESIZE, OTHER -> Optional.empty();
            default -> page.isPresent() ? turned(key) : isHidden(prompt) ? uncovered(key)
                    : isResult(prompt) ? gone(key, prompt) : keys.pressed(key, prompt.kind(), leaves(prompt));
        };
    }

    /** Checks whether the key q leaves: no text is asked for, and no move begins with it. */
    private boolean leaves(Prompt prompt) {
        return prompt.kind() == Kind.CHOICE || prompt.kind() == Kind.STEP
                && scene.filter(each -> each.match().isLetter('q')).isEmpty();
    }

    private Optional<Optional<String>> turned(Key key) {
        page = page.flatMap(each -> each.after(key, device.columns() - 2));
        return Optional.empty();
    }

    private Optional<Optional<String>> uncovered(Key key) {
        if (key.kind() == Key.Kind.ENTER) {
            ready = scene.map(each -> each.match().player()).orElse(-1);
        }
        return key.isTyped('q') ? Optional.of(Optional.of(Keys.QUIT)) : Optional.empty();
    }

    /** Checks whether the final board stays, because there is no room for the question below it. */
    private boolean isResult(Prompt prompt) {
        return isFinal && page.isEmpty() && prompt != NO_QUESTION && !fits(prompt);
    }

    /** Checks whether there is room below the board for a question and what was said last. */
    private boolean fits(Prompt prompt) {
        return said + prompt.text().lines().count() <= ROWS_OF_TEXTS;
    }

    /** Goes on to the question, of which a character that is typed is the beginning of the answer. */
    private Optional<Optional<String>> gone(Key key, Prompt prompt) {
        isFinal = false;
        return key.kind() == Key.Kind.CHARACTER ? keys.pressed(key, prompt.kind(), leaves(prompt)) : Optional.empty();
    }

    /** Checks whether a player is asked who is not ready yet to see what others must not see. */
    private boolean isHidden(Prompt prompt) {
        return prompt.kind() == Kind.STEP && isHidden();
    }

    private boolean isHidden() {
        return scene.filter(each -> each.isHidden(ready)).isPresent();
    }

    private void draw(Prompt prompt) {
        final int rows = Math.max(FEWEST_ROWS, device.rows());
        final int columns = Math.max(FEWEST_COLUMNS, device.columns());
        final boolean isLarge = scene.isPresent() && fits(prompt) || isPlayed() || isResult(prompt);
        final Below below = below(prompt, rows - ROWS_BELOW - 1, isLarge ? ROWS_OF_TEXTS : ROWS_OF_PAGE, columns - 2);
        final boolean isStill = page.isEmpty() && scene.isPresent() && rows >= ROWS_OF_SCREEN;
        final int texts = isStill ? Math.max(ROWS_OF_TEXTS, below.height()) : below.height();
        pane = new Pane(Math.max(0, rows - ROWS_BELOW - 1 - texts), columns - 2, device.hasSigns(),
                device.isColoured(), isTurned);
        final Optional<Picture> picture = picture();
        final int above = page.map(each -> each.height(columns - 2))
                .orElseGet(() -> picture.map(each -> each.canvas().height()).orElse(0));
        final int top = 1 + Math.min(pane.rows(), above);
        final Canvas screen = new Canvas();
        new Title(words, scene, prompt.kind() == Kind.STEP).draw(screen, pane);
        below.draw(screen, top + texts - below.height());
        drawAbove(screen, picture, new Area(1, 1, top - 1, columns - 2), prompt);
        final String hint = words.of(hint(prompt), leaves(prompt) ? "q" : "Ctrl-C");
        final String line = prompt == NO_QUESTION ? "" : "> " + typed.tail(columns - 4);
        screen.put(top + texts, 1, line, Ink.STRONG)
                .put(top + texts + 1, 1, Wrap.cut(Columns.of(hint) < columns ? hint : hint.replace("   ", "  "),
                        columns - 1), Ink.FRAME);
        device.draw(screen, top + texts, 1 + Columns.of(line));
    }

    /** Checks whether a board is shown on which the game goes on. */
    private boolean isPlayed() {
        return page.isEmpty() && scene.filter(each -> !each.match().isOver()).isPresent();
    }

    /** Returns the picture of the game; nothing if none is being played, or a page takes its place. */
    private Optional<Picture> picture() {
        return scene.filter(each -> page.isEmpty()).map(each -> each.match()
                .picture(new Sight(words, each.match().notation(typed.seen().strip(), words), isHidden(), pane)));
    }

    /** Returns what stands below the board. */
    private Below below(Prompt prompt, int rows, int most, int width) {
        final String ready = words.of("screen.ready",
                scene.map(each -> each.start().name(each.match().player())).orElse(""));
        final String question = isHidden(prompt) ? ready : prompt.text();
        final String shown = isResult(prompt) ? "" : question;
        return page.isPresent() ? Below.NOTHING
                : Below.of(news, prompt.refusal().orElse(""), shown, rows, most, width);
    }

    private void drawAbove(Canvas screen, Optional<Picture> picture, Area area, Prompt prompt) {
        page.ifPresent(each -> each.draw(screen, area));
        picture.ifPresent(each -> {
            board.show(each, area);
            board.draw(screen, prompt.kind() == Kind.STEP, pane.coloured());
        });
    }

    private String hint(Prompt prompt) {
        return "screen." + (page.isPresent() ? "page" : prompt == NO_QUESTION ? "wait" : isHidden(prompt) ? "hidden"
                : isResult(prompt) ? "result" : prompt.kind() == Kind.TEXT ? "text" : board.isLarger()
                && scene.isPresent() ? "scroll" : prompt.kind() == Kind.STEP ? "step" : "question");
    }

    @Override
    public void close() {
        device.close();
    }

    @Override
    public void end(String text) {
        device.close();
        device.print(text);
    }
}
