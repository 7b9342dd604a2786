package tabuleiro.grading.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.picture.Game;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/**
 * The boards on the pages of one exercise, as text and, where the text is a board of its game, drawn.
 *
 * @param game the game of the exercise; nothing is drawn without it
 */
public record Figures(Optional<Game> game) {

    /** Longer texts are shown as they are: a wrong program may have a board of any size. */
    private static final int LONGEST = 6000;

    /**
     * A board with its title.
     *
     * @param title what it shows
     * @param text  the board as text, to be copied
     * @param svg   the board as it is drawn; empty if the text is no board
     */
    public record Figure(String title, String text, String svg) {
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
        difference.ifPresent(each -> {
            figures.add(figure("Expected: " + each.what(), each.expected(),
                    compared(each.found(), Mark.DIFFERENT, Board::differences)));
            figures.add(figure("Yours", each.found(),
                    compared(each.expected(), Mark.DIFFERENT, Board::differences)));
        });
        return figures;
    }

    /** Returns the board in the doc string of a step. */
    public Figure ofStep(String picture) {
        return figure("", picture, board -> board);
    }

    private Figure figure(String title, String text, UnaryOperator<Board> marking) {
        return new Figure(title, text, board(text).map(marking).map(board -> board.picture().inline()).orElse(""));
    }

    /** Marks the cells in which a board compares with another in this way, if that is a board. */
    private UnaryOperator<Board> compared(String other, Mark mark, BiFunction<Board, Board, Set<Place>> comparison) {
        return board -> board(other).map(each -> comparison.apply(board, each)).filter(cells -> !cells.isEmpty())
                .map(cells -> board.marked(mark, cells)).orElse(board);
    }

    private Optional<Board> board(String text) {
        try {
            return game.filter(any -> !text.isEmpty() && text.length() <= LONGEST).map(each -> each.read(text));
        } catch (RuntimeException noBoard) {
            return Optional.empty();
        }
    }
}
