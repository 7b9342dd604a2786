package tabuleiro.grading.tasks;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tabuleiro.console.Canvas;
import tabuleiro.console.Game;
import tabuleiro.console.Language;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Program.Surroundings;
import tabuleiro.console.program.View;
import tabuleiro.console.screen.Device;
import tabuleiro.console.screen.Key;
import tabuleiro.console.screen.ScreenView;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.faults.Faults;

/**
 * Plays every exercise after each of its tasks: from the task on that makes a new game its board is seen, and from the
 * task on that writes a move it can be typed. What is not written yet is told, and nothing breaks off.
 */
@Slow
class PlayAtEveryStageTest {

    @TempDir
    private Path folder;

    /** What is played: when there is a board, how a line of it looks; when a move, how it is typed and then seen. */
    enum Played {
        CONNECT_FOUR(1, "| .  .  .  .  .  .  . |", 2, "| .  .  .  1  .  .  . |", "4"),
        QUARTO(1, "#__A__#__B__#__C__#__D__#", 3, "1 (B! |     |     |     1", "a", "A1"),
        QWIRKLE(2, " 0  .", 4, " 1  . B6  .", "play B6 0 0"),
        DRAUGHTS(1, "3 w   w   w   w", 3, "4   .   w   .   .", "c3-d4"),
        CHESS(1, "  7 p p p p p p p p 7", 4, "  4 . . . . P . . . 4", "e2e4");

        private final Exercise exercise = new Exercise(name().toLowerCase(Locale.ROOT).replace('_', '-'));
        private final int board;
        private final String empty;
        private final int move;
        private final String moved;
        private final List<String> typed;

        Played(int board, String empty, int move, String moved, String... typed) {
            this.board = board;
            this.empty = empty;
            this.move = move;
            this.moved = moved;
            this.typed = List.of(typed);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Timeout(120)
    void theBoardIsSeenAndMovesAreTypedAsSoonAsTheyAreWritten(Played played) throws Exception {
        final Tasks tasks = Tasks.in(Fixtures.project("exercises/" + played.exercise.name()));
        final StagedSolution solution =
                new StagedSolution(played.exercise, Faults.of(played.exercise).clean(), tasks);
        try (URLClassLoader loader = solution.compile(folder)) {
            for (int task = 0; task < tasks.all().size(); task++) { // The last adds contracts.
                Written.upTo(task);
                check(played, task, inLines(played, loader));
                checkScreen(played, task, onScreen(played, loader));
            }
        }
    }

    private static void check(Played played, int task, String shown) {
        assertThat(shown.contains("\n" + played.empty + "\n")).as("whether a board is seen after task %s:\n%s", task,
                shown).isEqualTo(task >= played.board);
        assertThat(shown.contains("\n" + played.moved + "\n")).as("whether a move is seen after task %s:\n%s", task,
                shown).isEqualTo(task >= played.move);
        checkScreen(played, task, shown);
    }

    private static void checkScreen(Played played, int task, String shown) {
        assertThat(shown).as("after task %s", task).doesNotContain("The engine failed");
        if (task < played.move) {
            assertThat(shown).as("after task %s", task).contains("ot written yet: TODO ");
        } else {
            assertThat(shown).as("after task %s", task).doesNotContain("Refused: not written yet");
        }
    }

    private String inLines(Played played, ClassLoader loader) throws ReflectiveOperationException {
        final ByteArrayOutputStream printed = new ByteArrayOutputStream();
        final int status = run(played, loader, new LinesView(new StringReader(String.join("\n", played.typed)
                + "\nquit\n"), new PrintStream(printed, true, UTF_8), true));
        printed.writeBytes((status == Program.NORMAL ? "" : "\nIt ends with " + status).getBytes(UTF_8));
        return printed.toString(UTF_8).replace(System.lineSeparator(), "\n");
    }

    private String onScreen(Played played, ClassLoader loader) throws ReflectiveOperationException {
        final Deque<Key> keys = new ArrayDeque<>();
        if (played == Played.QWIRKLE) { // Nobody else is looking.
            keys.add(Key.of(Key.Kind.ENTER));
        }
        for (String line : played.typed) {
            line.chars().mapToObj(Key::typed).forEach(keys::add);
            keys.add(Key.of(Key.Kind.ENTER));
        }
        final StringBuilder shown = new StringBuilder();
        run(played, loader, new ScreenView(new Screen(keys, shown), new Words(game(played), Language.EN)));
        return shown.toString();
    }

    private static Game<?, ?> game(Played played) {
        return Game.all().stream().filter(game -> game.name().equals(played.exercise.name())).findFirst().orElseThrow();
    }

    private int run(Played played, ClassLoader loader, View view) throws ReflectiveOperationException {
        return run(game(played), loader.loadClass(played.exercise.provider()).getConstructor().newInstance(), view);
    }

    private <P, M extends PlayedGame> int run(Game<P, M> game, Object provider, View view) {
        final List<String> options = new ArrayList<>(List.of("--players", "One,Two", "--saves", folder.toString()));
        game.settings().forEach(each -> options.addAll(List.of("--" + each.name(),
                each.options().contains("no") ? "no" : each.options().get(0))));
        return new Program<>(game, game.provider().cast(provider), Options.read(options), view,
                new Surroundings(Language.EN, () -> 1, Duration.ofSeconds(20))).run();
    }

    /**
     * A terminal on which keys are pressed, and then Control and C.
     *
     * @param keys  which
     * @param shown gets all that is shown
     */
    private record Screen(Deque<Key> keys, StringBuilder shown) implements Device {

        private static final int ROWS = 40;
        private static final int COLUMNS = 120;

        @Override
        public int rows() {
            return ROWS;
        }

        @Override
        public int columns() {
            return COLUMNS;
        }

        @Override
        public boolean isColoured() {
            return true;
        }

        @Override
        public boolean hasSigns() {
            return true;
        }

        @Override
        public void draw(Canvas canvas, int cursorRow, int cursorColumn) {
            shown.append(canvas).append('\n');
        }

        @Override
        public boolean isKeyWaiting() {
            return false;
        }

        @Override
        public Key next() {
            return keys.isEmpty() ? Key.of(Key.Kind.INTERRUPT) : keys.remove();
        }

        @Override
        public void close() {
            // Nothing to restore.
        }

        @Override
        public void print(String text) {
            shown.append(text).append('\n');
        }
    }
}
