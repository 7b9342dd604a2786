package tabuleiro.console.draughts;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tabuleiro.console.Message;
import tabuleiro.draughts.Square;

/** Squares as they are typed: {@code c3-d4}, {@code c3 d4} or {@code c3d4}, in capitals or small letters (DR-31). */
final class Notation {

    private static final Pattern SQUARE = Pattern.compile("([a-zA-Z])([0-9])");
    private static final Pattern FORM = Pattern.compile("[a-zA-Z][0-9](?:[-\\s]*[a-zA-Z][0-9])*");
    private static final Pattern INSIDE = Pattern.compile("[a-h][1-8]");

    private Notation() {
    }

    /** Returns why a text does not consist of squares of the board, as a clause; nothing if it does. */
    static Optional<Message> whyNot(String typed) {
        if (!FORM.matcher(typed).matches()) {
            return Optional.of(Message.of("refused.squares"));
        }
        return names(typed).stream().filter(each -> !INSIDE.matcher(each).matches()).findFirst()
                .map(each -> Message.of("refused.outside", each));
    }

    /** Returns the squares in a text for which {@link #whyNot} returns nothing. */
    static List<Square> squares(String typed) {
        return names(typed).stream().map(Square::parse).toList();
    }

    private static List<String> names(String typed) {
        return SQUARE.matcher(typed).results().map(MatchResult::group).map(each -> each.toLowerCase(Locale.ROOT))
                .toList();
    }
}
