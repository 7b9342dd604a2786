package tabuleiro.console.quarto;

import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.console.former.Question;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Refusal;

/**
 * Asks where the chosen piece is to be placed (QT-36). Only the engine decides which cells are refused.
 *
 * @param placer the name of the player who is asked
 * @param piece  the chosen piece
 * @param game   the game in which it is chosen
 */
record PlaceName(String placer, Piece piece, Quarto game) implements Question<Cell> {

    /** A digit and another character, in either order. */
    private static final Pattern FORM = Pattern.compile("[0-9][^0-9]|[^0-9][0-9]");
    private static final String ROWS = "1234";
    private static final String COLUMNS = "ABCD";
    private static final String SMALL_COLUMNS = "abcd";

    @Override
    public String words() {
        return placer + " places " + piece + " - " + piece.words() + ": on which cell, such as A1?";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        if (!FORM.matcher(typed).matches()) {
            return Optional.of("type a cell such as A1 or 1A");
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

    /** Returns the row that the digit names; 0 if there is no such row. */
    private static int row(String typed) {
        return ROWS.indexOf(typed.replaceAll("[^0-9]", "")) + 1;
    }

    /** Returns the column that the other character names; 0 if there is no such column. */
    private static int column(String typed) {
        final String letter = typed.replaceAll("[0-9]", "");
        return Math.max(COLUMNS.indexOf(letter), SMALL_COLUMNS.indexOf(letter)) + 1;
    }
}
