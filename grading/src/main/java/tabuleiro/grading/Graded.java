package tabuleiro.grading;

import java.util.List;
import java.util.Optional;
import tabuleiro.grading.intake.Submission;
import tabuleiro.grading.judge.Extras;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.OwnExamples;
import tabuleiro.grading.judge.Verdict;

/**
 * What came of grading one submission, before any marks.
 *
 * @param name     of the submission
 * @param problem  why it could not be run, in words for its author, first in short; empty if it could
 * @param notes    what was handled, in words for its author
 * @param outcomes what came of every planned example, in the order of the features
 * @param extras   what came of it besides the examples
 */
public record Graded(String name, List<String> problem, List<String> notes, List<Outcome> outcomes, Extras extras) {

    /** Creates what came of a submission of which nothing was tried but the examples. */
    public Graded(String name, List<String> problem, List<String> notes, List<Outcome> outcomes) {
        this(name, problem, notes, outcomes, Extras.NONE);
    }

    static Graded of(Submission submission, Verdict verdict, Optional<OwnExamples> own) {
        return new Graded(submission.name(), verdict.problem(), submission.notes(), verdict.outcomes(),
                new Extras(verdict.played(), own));
    }
}
