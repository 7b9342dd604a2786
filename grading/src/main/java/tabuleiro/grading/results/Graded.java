package tabuleiro.grading.results;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Person;
import tabuleiro.grading.Submission;

/**
 * What came of grading one submission, before any marks.
 *
 * @param handIn   who handed it in, and when
 * @param digest   changes with anything that was handed in, and with what it was tried by
 * @param sources  the text of each source file that was graded, by path; none if it is very long
 * @param report   what its author wrote about it in {@code REPORT.md}; empty if there is none
 * @param isGone   whether it was not there any more when its class was graded again
 * @param problem  why it could not be run, in words for its author, first in short; empty if it could
 * @param notes    what was handled, in words for its author
 * @param outcomes what came of every planned example, in the order of the features
 * @param extras   what came of it besides the examples
 */
public record Graded(HandIn handIn, String digest, Map<String, String> sources, String report, boolean isGone,
        List<String> problem, List<String> notes, List<Outcome> outcomes, Extras extras) {

    /** More text than that is not kept: no honest program of a student is so long. */
    private static final int MOST_KEPT = 1 << 20;

    /** Creates what came of a submission of which nothing is known but its name, and nothing was kept. */
    public Graded(String name, List<String> problem, List<String> notes, List<Outcome> outcomes, Extras extras) {
        this(HandIn.of(name), "", Map.of(), "", false, problem, notes, outcomes, extras);
    }

    /** Creates what came of a submission of which nothing was tried but the examples. */
    public Graded(String name, List<String> problem, List<String> notes, List<Outcome> outcomes) {
        this(name, problem, notes, outcomes, Extras.NONE);
    }

    /** Returns what came of a submission, and of the examples that its author has written. */
    public static Graded of(Submission submission, String digest, Observed observed, Optional<OwnExamples> own) {
        final long length = submission.sources().values().stream().mapToLong(String::length).sum();
        return new Graded(submission.handIn(), digest, length > MOST_KEPT ? Map.of() : submission.sources(),
                submission.report(), false, observed.problem(), submission.notes(), observed.outcomes(),
                observed.extras().with(own));
    }

    /** Returns what the submission is called. */
    public String name() {
        return handIn.label();
    }

    /** Returns the same, of which this came. */
    public Graded with(List<Outcome> all, Extras besides) {
        return new Graded(handIn, digest, sources, report, isGone, problem, notes, all, besides);
    }

    /** Returns the same with a further note. */
    public Graded noted(String note) {
        return new Graded(handIn, digest, sources, report, isGone, problem,
                Stream.concat(notes.stream(), Stream.of(note)).toList(), outcomes, extras);
    }

    /** Returns the same as one of those sees it whose work it is. */
    public Graded as(Person person) {
        return new Graded(new HandIn(person.name().isEmpty() ? person.id() : person.name(), person.id(), handIn.from(),
                handIn.time(), handIn.clock()), digest, sources, report, isGone, problem, notes, outcomes, extras)
                .noted("This is the work of a group, handed in as " + handIn.label() + ".");
    }

    /** Returns the same, of a submission that is still there or is not. */
    public Graded gone(boolean gone) {
        return gone == isGone ? this
                : new Graded(handIn, digest, sources, report, gone, problem, notes, outcomes, extras);
    }
}
