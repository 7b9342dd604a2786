package tabuleiro.console.quarto;

import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.console.Question;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;

/**
 * Asks where the chosen piece is to be placed (QT-36). Whether a cell of the board can be taken, only the engine says.
 *
 * @param placer what the player is called who is asked
 * @param piece  the chosen one
 * @param game   in which it waits
 */
record PlaceName(String placer, Piece piece, Quarto game) implements Question<Cell> {

    /** A digit and something else, or the other way round. */
    private static final Pattern FORM = Pattern.compile("[0-9][^0-9]|[^0-9][0-9]");
    private static final String ROWS = "1234";
    private static final String COLUMNS = "ABCD";
    private static final String SMALL_COLUMNS = "abcd";

    @Override
    public String words() {
        return placer + " places " + piece + " - " + piece.words() + ": on which position, such as A1?";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        if (!FORM.matcher(typed).matches()) {
            return Optional.of("type a position such as A1 or 1A");
        }
        if (row(typed) == 0) {
            return Optional.of("the row is 1, 2, 3 or 4");
        }
        return column(typed) == 0 ? Optional.of("the column is A, B, C or D")
                : game.whyNotPlace(meaning(typed)).map(Refusal::words);
    }

    @Override
    public Cell meaning(String typed) {
        return new Cell(row(typed), column(typed));
    }

    /** Which row does the digit name? 0 for none. */
    private static int row(String typed) {
        return ROWS.indexOf(typed.replaceAll("[^0-9]", "")) + 1;
    }

    /** Which column does the other character name? 0 for none. */
    private static int column(String typed) {
        final String letter = typed.replaceAll("[0-9]", "");
        return Math.max(COLUMNS.indexOf(letter), SMALL_COLUMNS.indexOf(letter)) + 1;
    }
}
