package tabuleiro.console;

import java.util.List;
import java.util.Optional;
import tabuleiro.console.Sight.Pane;

/**
 * A piece as a screen shows it: as large as its cell if it has a form and there is room, else as one character, or as
 * letters where nothing else can be shown.
 *
 * @param letters the letters that stand for it in texts, such as {@code N} or {@code B1}
 * @param mark    the character that looks like it
 * @param form    its form; nothing if only its mark tells it from others
 * @param least   the fewest rows in which its form is told from others
 * @param ink     its colour
 */
public record Sign(String letters, String mark, Optional<Form> form, int least, Ink ink) {

    /** Creates a sign without a form. */
    public Sign(String letters, String mark, Ink ink) {
        this(letters, mark, Optional.empty(), 1, ink);
    }

    /** Creates a sign whose form is told from others in so many rows. */
    public Sign(String letters, String mark, Form form, int least, Ink ink) {
        this(letters, mark, Optional.of(form), least, ink);
    }

    /** Returns the sign with a form that is told from others by its colour, too; the same sign without colours. */
    public Sign coloured(Form other, int rows, Pane pane) {
        return pane.coloured() ? new Sign(letters, mark, other, rows, ink) : this;
    }

    /** Returns how it is drawn in a line of text. */
    public String brief(Pane pane) {
        return pane.signs() ? mark : letters;
    }

    /** Returns the lines in which it is drawn in a cell, one below the other, each of which fits. */
    List<String> lines(Size size, Pane pane) {
        final int width = Math.min(size.width(), 2 * size.height() + size.width() % 2);
        return form.filter(each -> pane.signs() && size.height() >= least).map(each -> each.lines(size.height(), width))
                .orElse(List.of(brief(pane)));
    }
}
