package tabuleiro.slides;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Theme;

/**
 * The program that has the games draw the boards of the slides. Each board is described in a file of one folder: the
 * name of the game; how many strips of things beside the board are shown, or an empty line for all; for each mark a
 * line with the cells that have it; and the picture in text. Its drawing gets the same name with another ending;
 * {@code boards.css} is the style sheet of all.
 */
public final class Boards {

    /** In which line the marks begin. */
    private static final int MARKS = 2;

    private Boards() {
    }

    /**
     * Draws them all.
     *
     * @param arguments the folder
     * @throws IllegalArgumentException if a board is not understood; the message says why
     */
    public static void main(String[] arguments) throws IOException {
        final Path folder = Path.of(arguments[0]);
        Files.writeString(folder.resolve("boards.css"), Theme.LIGHT.css());
        try (Stream<Path> files = Files.list(folder)) {
            for (Path each : files.filter(file -> file.toString().endsWith(".txt")).sorted().toList()) {
                Files.writeString(Path.of(each.toString().replaceAll("txt$", "svg")), draw(each));
            }
        }
    }

    private static String draw(Path file) throws IOException {
        try {
            return draw(Files.readAllLines(file));
        } catch (IllegalArgumentException fault) {
            throw new IllegalArgumentException(file.getFileName() + ": " + fault.getMessage(), fault);
        }
    }

    private static String draw(List<String> lines) {
        Board board = Descriptor.in(lines.get(0)).orElseThrow(() -> new IllegalArgumentException(lines.get(0)))
                .read(String.join("\n", lines.subList(MARKS + Mark.values().length, lines.size())));
        for (Mark mark : Mark.values()) {
            board = marked(board, mark, lines.get(MARKS + mark.ordinal()));
        }
        return withStrips(board, lines.get(1)).picture().inline();
    }

    private static Board withStrips(Board board, String number) {
        return number.isEmpty() ? board
                : board.with(board.strips().subList(0, Integer.parseInt(number)), board.captions());
    }

    private static Board marked(Board board, Mark mark, String line) {
        final List<String> cells = line.isBlank() ? List.of() : List.of(line.strip().split("; *"));
        final List<String> known = board.grid().places().map(board.grid()::name).toList();
        cells.stream().filter(cell -> !known.contains(cell)).findFirst().ifPresent(cell -> {
            throw new IllegalArgumentException("the mark " + mark.name().toLowerCase(Locale.ROOT)
                    + " names " + cell + "; the cells are " + String.join("; ", known));
        });
        return cells.isEmpty() ? board : board.markedByName(mark, cells);
    }
}
