package tabuleiro.grading;

import java.util.List;
import java.util.Optional;
import tabuleiro.grading.intake.Submission;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.OwnExamples;
import tabuleiro.grading.judge.Verdict;

/**
 * What came of grading one submission, before any marks.
 *
 * @param name     of the submission
 * @param problem  why it could not be run, in words for its author, first in short; empty if it could
 * @param notes    what was coped with, in words for its author
 * @param outcomes what came of every planned example, in the order of the features
 * @param own      what came of the examples that its author has written; nothing if they were not judged
 */
public record Graded(String name, List<String> problem, List<String> notes, List<Outcome> outcomes,
        Optional<OwnExamples> own) {

    /** Creates what came of a submission whose author's own examples were not judged. */
    public Graded(String name, List<String> problem, List<String> notes, List<Outcome> outcomes) {
        this(name, problem, notes, outcomes, Optional.empty());
    }

    static Graded of(Submission submission, Verdict verdict, Optional<OwnExamples> own) {
        return new Graded(submission.name(), verdict.problem(), submission.notes(), verdict.outcomes(), own);
    }
}
