package tabuleiro.console.draughts;

import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tabuleiro.console.Reading;
import tabuleiro.draughts.Square;

/** Squares as they are typed: {@code c3-d4}, {@code c3 d4} or {@code c3d4}, in capitals or small letters (DR-31). */
final class Notation {

    private static final Pattern SQUARE = Pattern.compile("([a-zA-Z])([0-9])");
    private static final Pattern FORM = Pattern.compile("[a-zA-Z][0-9](?:[-\\s]*[a-zA-Z][0-9])*");
    private static final Pattern INSIDE = Pattern.compile("[a-h][1-8]");

    private Notation() {
    }

    /** Reads squares of the board. */
    static Reading<List<Square>> read(String typed) {
        if (!FORM.matcher(typed).matches()) {
            return Reading.refused("refused.squares");
        }
        final List<String> names = SQUARE.matcher(typed).results().map(MatchResult::group)
                .map(square -> square.toLowerCase(Locale.ROOT)).toList();
        return names.stream().filter(name -> !INSIDE.matcher(name).matches()).findFirst()
                .map(name -> Reading.<List<Square>>refused("refused.outside", name))
                .orElseGet(() -> Reading.meant(names.stream().map(Square::parse).toList()));
    }
}
