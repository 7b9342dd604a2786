package tabuleiro.grading.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.picture.Game;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;

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
            figures.add(figure("Your board before the move", outcome.before()));
        }
        if (!outcome.after().isEmpty() && !difference.map(Difference::found).equals(Optional.of(outcome.after()))) {
            figures.add(figure("Your board after the move", outcome.after(), outcome.before(), Mark.LAST));
        }
        difference.ifPresent(each -> {
            figures.add(figure("Expected: " + each.what(), each.expected(), each.found(), Mark.DIFFERENT));
            figures.add(figure("Yours", each.found(), each.expected(), Mark.DIFFERENT));
        });
        return figures;
    }

    /** Returns the board in the doc string of a step. */
    public Figure ofStep(String picture) {
        return figure("", picture);
    }

    private Figure figure(String title, String text) {
        return figure(title, text, "", Mark.DIFFERENT);
    }

    /** Returns a board on which the cells are marked that show something else than on another, if that is a board. */
    private Figure figure(String title, String text, String other, Mark mark) {
        return new Figure(title, text, board(text).map(board -> board(other).map(board::differences)
                .filter(cells -> !cells.isEmpty()).map(cells -> board.marked(mark, cells)).orElse(board))
                .map(board -> board.picture().inline()).orElse(""));
    }

    private Optional<Board> board(String text) {
        try {
            return game.filter(any -> !text.isEmpty() && text.length() <= LONGEST).map(each -> each.read(text));
        } catch (RuntimeException noBoard) {
            return Optional.empty();
        }
    }
}
