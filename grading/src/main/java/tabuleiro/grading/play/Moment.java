package tabuleiro.grading.play;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Where a game stands when a call is made: enough to write an example that makes the same call.
 *
 * @param opening phrases that begin the game
 * @param moves   phrases of all moves since then
 * @param resumed phrases that resume the game shortly before this point
 * @param last    phrases of the moves since then
 * @param facts   returns what holds now
 */
public record Moment(List<String> opening, List<String> moves, List<String> resumed, List<String> last,
        Supplier<List<Fact>> facts) {

    /**
     * Something that holds in a game.
     *
     * @param rule   the id of the rule that says so
     * @param phrase the phrase by which an example checks it
     */
    public record Fact(String rule, String phrase) {
    }

    /** Returns the point at which a game begins with these phrases. */
    static Moment beginning(List<String> given, Supplier<List<Fact>> facts) {
        return new Moment(given, List.of(), given, List.of(), facts);
    }

    /** Returns the point after one more move, or the attempt at one, at which these phrases hold. */
    Moment after(String phrase, Supplier<List<Fact>> then) {
        return new Moment(opening, plus(moves, phrase), resumed, plus(last, phrase), then);
    }

    /** Returns the same point, at which an example can resume the game by these phrases. */
    Moment resumable(List<String> given, Supplier<List<Fact>> then) {
        return new Moment(opening, moves, given, List.of(), then);
    }

    private static List<String> plus(List<String> some, String more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }
}
