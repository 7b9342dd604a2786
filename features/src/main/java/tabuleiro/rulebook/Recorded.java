package tabuleiro.rulebook;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;

/**
 * The boards of a game that its examples do not draw, as a run of them with the reference has shown them: a file of the
 * folder {@code boards}, which a test of the reference writes and holds to be true.
 *
 * @param game     the game
 * @param pictures the boards in text, by {@link #BEFORE} or {@link #AFTER} and the title of the example
 */
public record Recorded(Descriptor game, Map<String, String> pictures) {

    /** What stands before the title of an example for the board before its first move. */
    public static final String BEFORE = "before: ";

    /** What stands before it for the board at its end. */
    public static final String AFTER = "after: ";

    /** Reads what was recorded of a game; of a game of which nothing was, there is nothing. */
    public static Recorded of(Descriptor game) {
        final String file = "boards/" + game.folder() + ".txt";
        return new Recorded(game, Recorded.class.getResource(file) == null ? Map.of()
                : Pattern.compile("(?m)^# ").splitAsStream(Texts.read(file)).skip(1).map(each -> each.split("\n", 2))
                        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1])));
    }

    Optional<Board> before(Case example) {
        return board(BEFORE + example.title());
    }

    Optional<Board> after(Case example) {
        return board(AFTER + example.title());
    }

    private Optional<Board> board(String name) {
        return Optional.ofNullable(pictures.get(name)).map(game::read);
    }
}
