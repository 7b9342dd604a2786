package draughts;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;

/**
 * What two programs have said to each other, as one of them knows it. A talk never changes: each line makes another.
 *
 * @param drawn      the numbers that this program has drawn
 * @param heard      the numbers that the other program has drawn
 * @param lines      all lines that this program must have sent
 * @param incomplete the numbers received of a turn that is not complete
 * @param abandoned  why there is no more to say, if that is so
 */
record Talk(List<Integer> drawn, List<Integer> heard, List<String> lines, List<Integer> incomplete,
        Optional<Refusal> abandoned) {

    /** Returns the talk that this program begins by drawing a number (DR-40). */
    static Talk begin(int draw) {
        return new Talk(List.of(), List.of(), List.of(), List.of(), Optional.empty()).draw(draw);
    }

    /** Returns which side this program plays, or nothing as long as no numbers differ (DR-40). */
    Optional<Player> side() {
        if (heard.size() < drawn.size() || last(heard).equals(last(drawn))) {
            return Optional.empty();
        }
        return Optional.of(last(drawn) > last(heard) ? Player.WHITE : Player.BLACK);
    }

    private static Integer last(List<Integer> numbers) {
        return numbers.get(numbers.size() - 1);
    }

    private Talk draw(int number) {
        return new Talk(with(drawn, List.of(number)), heard, lines, incomplete, abandoned).send(List.of(number));
    }

    /** Returns the talk after the other program's draw. If both are equal, the next of these is drawn (DR-40). */
    Talk hear(int number, List<Integer> draws) {
        final Talk next = new Talk(drawn, with(heard, List.of(number)), lines, incomplete, abandoned);
        if (next.side().isPresent()) {
            return next;
        }
        return drawn.size() == Match.MOST_DRAWS ? next.abandon(Refusal.DRAWS_EQUAL)
                : next.draw(draws.get(drawn.size()));
    }

    /** Returns the talk after this program has sent numbers, each on a line. */
    Talk send(List<Integer> numbers) {
        final List<String> sent = numbers.stream().map(String::valueOf).toList();
        return new Talk(drawn, heard, with(lines, sent), incomplete, abandoned);
    }

    /** Returns the talk in which these numbers of a turn have been received. */
    Talk await(List<Integer> numbers) {
        return new Talk(drawn, heard, lines, numbers, abandoned);
    }

    /** Returns the talk after it has been abandoned. */
    Talk abandon(Refusal why) {
        return new Talk(drawn, heard, lines, incomplete, Optional.of(why));
    }

    private static <T> List<T> with(List<T> some, List<T> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
