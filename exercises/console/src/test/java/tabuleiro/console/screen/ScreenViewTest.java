package tabuleiro.console.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.console.Canvas;
import tabuleiro.console.Language;
import tabuleiro.console.Words;
import tabuleiro.console.connectfour.ConnectFourGame;
import tabuleiro.console.program.View.Kind;
import tabuleiro.console.program.View.Prompt;

/** Tests what a screen shows while the program waits, and of a question that changes while it is asked. */
class ScreenViewTest {

    private final Deque<Key> keys = new ArrayDeque<>();
    private final List<String> frames = new ArrayList<>();
    private boolean isPasted;
    private final ScreenView view =
            new ScreenView(new Frames(), new Words(ConnectFourGame.class, Language.EN));

    /** A terminal that remembers everything that was drawn. */
    private final class Frames implements Device {

        @Override
        public int rows() {
            return 24;
        }

        @Override
        public int columns() {
            return 80;
        }

        @Override
        public boolean isColoured() {
            return false;
        }

        @Override
        public boolean hasSigns() {
            return false;
        }

        @Override
        public void draw(Canvas canvas, int cursorRow, int cursorColumn) {
            frames.add(canvas.toString());
        }

        @Override
        public boolean isKeyWaiting() {
            return isPasted && keys.size() > 1;
        }

        @Override
        public Key next() {
            return keys.remove();
        }

        @Override
        public void close() {
            keys.clear();
        }

        @Override
        public void print(String text) {
            frames.add(text);
        }
    }

    private static Key nothing() {
        return Key.of(Key.Kind.OTHER);
    }

    @Test
    void aQuestionIsDrawnAnewWhenItsTextChangesAndOnlyThen() {
        keys.addAll(List.of(nothing(), nothing(), Key.typed('x'), Key.of(Key.Kind.ENTER)));
        assertThat(view.ask(new Prompt(() -> keys.size() > 2 ? "3 s" : "2 s", Optional.empty(), Kind.TEXT)))
                .contains("x");
        assertThat(frames).hasSize(3);
        assertThat(frames.get(0)).contains("3 s");
        assertThat(frames.get(2)).contains("2 s").contains("> x");
    }

    @Test
    void aTextThatIsPastedIsDrawnOnce() {
        isPasted = true;
        keys.addAll(Collections.nCopies(10_000, Key.typed('x')));
        keys.add(Key.of(Key.Kind.ENTER));
        assertThat(view.ask(new Prompt(() -> "Name?", Optional.empty(), Kind.TEXT)).orElseThrow()).startsWith("xxx");
        assertThat(frames).hasSize(2);
        assertThat(frames.get(1)).contains("> xxx");
    }

    @Test
    void whatIsAwaitedIsDrawnAtOnce() {
        view.await("Waiting for somebody.");
        assertThat(frames).hasSize(1);
        assertThat(frames.get(0)).contains("Waiting for somebody.").contains("Ctrl-C: leave");
    }

    @Test
    void whatIsToldAfterAQuestionWasBrokenOffStaysInSight() {
        view.say("One.");
        keys.add(Key.of(Key.Kind.ENTER));
        view.ask(new Prompt(() -> "First?", Optional.empty(), Kind.TEXT));
        assertThatThrownBy(() -> view.ask(new Prompt(() -> {
            throw new IllegalStateException("gone");
        }, Optional.empty(), Kind.TEXT))).hasMessage("gone");
        view.say("It is gone.");
        keys.add(Key.of(Key.Kind.ENTER));
        view.ask(new Prompt(() -> "Second?", Optional.empty(), Kind.TEXT));
        assertThat(frames.get(frames.size() - 1)).contains("It is gone.").doesNotContain("One.");
    }
}
