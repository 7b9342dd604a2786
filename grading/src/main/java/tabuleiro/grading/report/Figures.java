package tabuleiro.grading.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.results.Missed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/**
 * The boards on the pages of one exercise, as text and, where the text is a board of its game, drawn.
 *
 * @param game the game of the exercise; nothing is drawn without it
 */
public record Figures(Optional<Descriptor> game) {

    /** Longer texts are shown as they are: a wrong program may have a board of any size. */
    private static final int LONGEST = 6000;

    /** Stands for the end of a line in what is said of an answer. */
    private static final String LINE = " / ";

    /**
     * A board with its title.
     *
     * @param title   what it shows
     * @param text    the board as text, to be copied
     * @param svg     the board as it is drawn; empty if the text is no board
     * @param caption what is said below it, such as whose turn it is
     */
    public record Figure(String title, String text, String svg, String caption) {
    }

    /**
     * What a mark on the boards means.
     *
     * @param svg   the mark as it is drawn
     * @param words what it says
     */
    public record Legend(String svg, String words) {

        private static final Map<Mark, String> WORDS = new EnumMap<>(Map.of(
                Mark.LAST, "The move changed this cell.",
                Mark.DIFFERENT, "What was expected here and what is there differ.",
                Mark.NAMED, "The cell is marked in the example, or by your answer."));

        private static Legend of(Mark mark) {
            return new Legend("<svg class=\"picture\" width=\"18\" height=\"18\" viewBox=\"0 0 40 40\">" + mark.shape()
                    + "</svg>", WORDS.get(mark));
        }
    }

    /** Returns the boards that explain what an example came to, with the cells marked that changed or differ. */
    public List<Figure> of(Outcome outcome) {
        final Optional<Difference> difference = Difference.in(outcome.message());
        final List<Figure> figures = new ArrayList<>();
        if (!outcome.before().isEmpty()) {
            figures.add(figure("Your board before the move", outcome.before(), board -> board));
        }
        if (!outcome.after().isEmpty() && !difference.map(Difference::found).equals(Optional.of(outcome.after()))) {
            figures.add(figure("Your board after the move", outcome.after(),
                    compared(outcome.before(), Mark.LAST, Board::changesSince)));
        }
        difference.ifPresent(shown -> {
            final UnaryOperator<Board> ground = ground(outcome, shown.expected() + shown.found());
            figures.add(figure("Expected: " + shown.what(), shown.expected(), board -> ground.apply(
                    compared(shown.found(), Mark.DIFFERENT, Board::differences).apply(board))));
            figures.add(figure("Yours", shown.found(), board -> ground.apply(
                    compared(shown.expected(), Mark.DIFFERENT, Board::differences).apply(board))));
        });
        return figures;
    }

    /** Returns the boards of an answer that was the first to be wrong, right and theirs; none if it is short. */
    public List<Figure> ofAnswer(Outcome outcome) {
        final String right = outcome.cause().expected().replace(LINE, "\n");
        final String given = outcome.cause().given().replace(LINE, "\n");
        return !right.contains("\n") ? List.of() : List.of(
                figure("Right", right, compared(given, Mark.DIFFERENT, Board::differences)),
                figure("Yours", given, compared(right, Mark.DIFFERENT, Board::differences)));
    }

    /** Returns the board in the doc string of a step of an example. */
    public Figure ofStep(Outcome outcome, String picture) {
        return figure("", picture, ground(outcome, picture));
    }

    /** Returns the board in the doc string of a step of an example of which nothing else is known. */
    public Figure ofStep(String picture) {
        return figure("", picture, board -> board);
    }

    /** Returns the boards or answers of a call: before it, right after it, and what was put in that place. */
    public List<Figure> of(Missed missed) {
        return List.of(figure("Before the call", missed.before(), board -> board),
                figure("Right", missed.right(), compared(missed.wrong(), Mark.DIFFERENT, Board::differences)),
                figure("Not noticed", missed.wrong(), compared(missed.right(), Mark.DIFFERENT, Board::differences)));
    }

    /** Returns what the marks mean that are drawn on the boards of an example. */
    public List<Legend> legend(Outcome outcome) {
        final String drawn = Stream.concat(of(outcome).stream(), ofAnswer(outcome).stream()).map(Figure::svg)
                .collect(Collectors.joining());
        return Legend.WORDS.keySet().stream().filter(mark -> drawn.contains(mark.shape())).map(Legend::of).toList();
    }

    /** A picture that only marks cells is drawn on what lies on the board at that moment. */
    private UnaryOperator<Board> ground(Outcome outcome, String pictures) {
        final Optional<Board> ground = !pictures.contains("*") ? Optional.empty() : Stream.concat(
                Stream.of(outcome.after(), outcome.before()), outcome.check().steps().stream().map(Page::picture))
                .flatMap(text -> board(text).stream()).filter(board -> !board.things().isEmpty()).findFirst();
        return board -> ground.filter(any -> board.things().isEmpty() && board.grid().rows().equals(any.grid().rows())
                && board.grid().columns().equals(any.grid().columns()))
                .map(drawn -> board.with(board.grid(), drawn.things())).orElse(board);
    }

    private Figure figure(String title, String text, UnaryOperator<Board> marking) {
        final Optional<Board> board = board(text).map(marking);
        return new Figure(title, text, board.map(drawn -> drawn.uncaptioned().picture().inline()).orElse(""),
                board.map(Board::caption).orElse(""));
    }

    /** Marks the cells in which a board compares with another in this way, if that is a board. */
    private UnaryOperator<Board> compared(String other, Mark mark, BiFunction<Board, Board, Set<Place>> comparison) {
        return board -> board(other).map(drawn -> comparison.apply(board, drawn)).filter(cells -> !cells.isEmpty())
                .map(cells -> board.marked(mark, cells)).orElse(board);
    }

    private Optional<Board> board(String text) {
        try {
            return game.filter(any -> !text.isEmpty() && text.length() <= LONGEST).map(known -> known.read(text));
        } catch (RuntimeException noBoard) {
            return Optional.empty();
        }
    }
}
