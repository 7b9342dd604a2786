package tabuleiro.console.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Positions in FEN as files have them. */
final class FoundFen {

    private static final Pattern CHESS_960 = Pattern.compile("\\S+ [wb] (?=\\S*[A-Ha-h])[A-Ha-hKkQq]+ .*");

    private FoundFen() {
    }

    /** Checks whether the rights to castle are those of Chess960, which name columns. */
    static boolean isOfChess960(String fen) {
        return CHESS_960.matcher(fen).matches();
    }

    /** Returns a FEN with what may be left out: the moves that are counted, of which the first has the number 1. */
    static String completed(String fen) {
        final List<String> fields = new ArrayList<>(List.of(fen.split("\\s+")));
        if (fields.size() >= 4) {
            fields.addAll(List.of("0", "1").subList(Math.min(2, fields.size() - 4), 2));
            fields.set(5, fields.get(5).equals("0") ? "1" : fields.get(5));
        }
        return String.join(" ", fields);
    }
}
