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

    /** Returns the point after one more move, or the attempt at one, at which these phrases hold. */
    Moment after(String phrase, Supplier<List<Fact>> then) {
        return new Moment(opening, plus(moves, List.of(phrase)), resumed, plus(last, List.of(phrase)), then);
    }

    /** Returns the same point, for which an example prepares something more. */
    Moment preparing(List<String> phrases) {
        return new Moment(plus(opening, phrases), moves, plus(resumed, phrases), last, facts);
    }

    private static List<String> plus(List<String> some, List<String> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }
}
