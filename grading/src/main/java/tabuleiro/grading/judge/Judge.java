package tabuleiro.grading.judge;

import java.util.List;
import java.util.Map;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.compile.Compiled;

/**
 * Judges submissions of one exercise. They are compiled and run in processes of their own; this one only asks, and
 * compares the answers. May be used by several threads at once.
 */
public final class Judge {

    private final RuleBook book;
    private final Workers workers;
    private final Examiner examiner;

    /** Will judge by this book, with the help of these processes. */
    public Judge(RuleBook book, Workers workers) {
        this.book = book;
        this.workers = workers;
        examiner = new Examiner(book, workers::nextPlayer);
    }

    /**
     * Makes sure that every step of every example means something, without running any. May go on beside judging.
     *
     * @throws GradingException if one does not; the message names it
     */
    public void rehearse() {
        examiner.rehearse();
    }

    /** What is to be said of a submission with these sources, given by path? */
    public Verdict judge(Map<String, String> sources) {
        final Compiled compiled = workers.compile(sources, book.exercise().packageName());
        return compiled.errors().isEmpty()
                ? new Verdict(List.of(), examiner.examine(compiled.classes()))
                : notRun(compiled.errors());
    }

    /** What is to be said of a submission that cannot be run, for these reasons? */
    public Verdict notRun(List<String> problem) {
        return new Verdict(problem, book.checks().stream().map(Outcome::notRun).toList());
    }
}
