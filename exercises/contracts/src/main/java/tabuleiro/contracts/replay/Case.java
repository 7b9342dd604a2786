package tabuleiro.contracts.replay;

import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * A call after which something is made wrong.
 *
 * @param play   the calls that lead to it, and it
 * @param before the position before it; where a game begins or a query is asked, the position then; of no game, empty
 * @param right  the position after it, or the answer of the query
 * @param wrongs what is made wrong
 */
public record Case(List<Step> play, Object before, Object right, List<Question> wrongs) {

    /**
     * Something that is wrong.
     *
     * @param wrong  what
     * @param words  what is wrong, in words
     * @param broken the clauses that it breaks, such as {@code ConnectFour.play disc_rests}
     */
    public record Question(Wrong wrong, String words, Set<String> broken) {
    }

    /** Returns the call. */
    public Step call() {
        return play.get(play.size() - 1);
    }

    /** Returns what comes of it in the trials of a program. */
    public Tried in(Trials trials, long random) {
        return trials.tried(play, right, wrongs.stream().map(Question::wrong).toList(), new Random(random));
    }

    /** Returns what a program may know that is tried: not which clauses are asked about. */
    public Case forTheTried() {
        return with(wrongs.stream().map(question -> new Question(question.wrong, "", Set.of())).toList());
    }

    /** Returns the same call with other questions. */
    public Case with(List<Question> others) {
        return new Case(play, before, right, others);
    }
}
