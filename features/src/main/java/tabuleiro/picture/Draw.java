package tabuleiro.picture;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Theme;

/** The program that draws a picture: it reads the text of a doc string and writes SVG. */
public final class Draw {

    private static final String USAGE = "Draw GAME [--last|--won|--different|--named CELL]… [--theme light|dark|system]"
            + " < DOC_STRING > FILE.svg, where GAME is one of "
            + Descriptor.all().stream().map(Descriptor::folder).collect(Collectors.joining(", "));
    private static final String THEME = "--theme";

    private Draw() {
    }

    /** Draws what stands on the standard input. Ends with 2 and one line if that, or an argument, is not understood. */
    public static void main(String[] arguments) throws IOException {
        final int status = run(List.of(arguments), System.in, System.out, System.err);
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Does the same with these streams, and returns the status. */
    static int run(List<String> arguments, InputStream in, PrintStream out, PrintStream err) throws IOException {
        try {
            final String text = draw(arguments, new String(in.readAllBytes(), UTF_8));
            out.write(text.getBytes(UTF_8));
            out.flush();
            return 0;
        } catch (IllegalArgumentException notUnderstood) {
            err.println(notUnderstood.getMessage());
            return 2;
        }
    }

    private static String draw(List<String> arguments, String docString) {
        final Descriptor game = Descriptor.in(arguments.isEmpty() ? "" : arguments.get(0))
                .orElseThrow(() -> new IllegalArgumentException("Usage: " + USAGE));
        Board board = game.read(docString.stripIndent());
        Theme theme = Theme.SYSTEM;
        for (int i = 1; i < arguments.size(); i += 2) {
            final List<String> option = arguments.subList(i, Math.min(i + 2, arguments.size()));
            if (option.get(0).equals(THEME)) {
                theme = theme(option);
            } else {
                board = marked(board, option);
            }
        }
        return board.picture().file(theme);
    }

    private static Theme theme(List<String> option) {
        return Arrays.stream(Theme.values()).filter(theme -> option.equals(List.of(THEME, word(theme)))).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("After " + THEME + " stands light, dark or system"));
    }

    private static Board marked(Board board, List<String> option) {
        final Mark mark = Arrays.stream(Mark.values()).filter(each -> option.get(0).equals("--" + word(each)))
                .findFirst().orElseThrow(() -> new IllegalArgumentException("Usage: " + USAGE));
        final List<String> cells = new ArrayList<>(board.grid().places().map(board.grid()::name).toList());
        if (option.size() < 2 || !cells.contains(option.get(1))) {
            throw new IllegalArgumentException("After " + option.get(0) + " stands a cell of this board: "
                    + String.join("; ", cells));
        }
        return board.markedByName(mark, option.subList(1, 2));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
