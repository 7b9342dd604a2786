package tabuleiro.grading.testing;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.grading.Text;
import tabuleiro.grading.calls.Transcript;
import tabuleiro.grading.cause.RightAnswers;
import tabuleiro.grading.cause.RightAnswers.RightCalls;
import tabuleiro.grading.cause.WrongAnswer;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.suite.Example;

/**
 * Finds as the cause of each failure the rule that the first wrong answer contradicts. Where there is no reference to
 * say so, it is the rule of the example. May be used by several threads at once.
 */
final class CauseFinder {

    private final Optional<RightAnswers> rightAnswers;
    private final Map<Check, RightCalls> rightCalls = new ConcurrentHashMap<>();

    /** Will ask this reference, if there is one. */
    CauseFinder(Optional<RightAnswers> rightAnswers) {
        this.rightAnswers = rightAnswers;
    }

    /**
     * Returns the outcome of an example, with its cause if it failed.
     *
     * @param transcript the calls that were made
     * @param runner     plays the example on the reference
     */
    Outcome explained(Outcome outcome, Example example, Transcript transcript, ExampleRunner runner) {
        if (outcome.passed() || rightAnswers.isEmpty()) {
            return outcome.withMove(transcript.hasMove());
        }
        final RightCalls right = rightCalls(example, runner);
        return outcome.withMove(right.hasMove()).causedBy(rightAnswers.get().firstWrong(transcript, right)
                .map(wrong -> cause(wrong, outcome.check())).orElseGet(outcome::cause));
    }

    /** Returns the outcome of an example that was not run: it fails for the same as the one before it. */
    Outcome notRun(Outcome outcome, Example example, Optional<Outcome> cause, ExampleRunner runner) {
        final Outcome moved = rightAnswers.isEmpty() ? outcome
                : outcome.withMove(rightCalls(example, runner).hasMove());
        return cause.map(Outcome::cause).map(moved::causedBy).orElse(moved);
    }

    private RightCalls rightCalls(Example example, ExampleRunner runner) {
        return rightCalls.computeIfAbsent(example.check(), any -> rightAnswers.orElseThrow().answer(provider ->
                runner.play(example.pickle(), type -> provider)));
    }

    /** Returns the rule that a game went wrong for. */
    String rule(Deviation difference, Round round) {
        return rightAnswers.filter(any -> difference.given() != Deviation.TOGETHER)
                .map(any -> any.rule(round.exchanges().stream()
                        .limit(round.exchanges().indexOf(difference.exchange()) + 1).map(Exchange::call).toList(),
                        difference.given())).orElse(difference.rule());
    }

    /** Returns the id of the rule by which games share nothing; nothing if there is none. */
    Optional<String> ofSharing() {
        return rightAnswers.flatMap(RightAnswers::ofSharing);
    }

    private static Cause cause(WrongAnswer wrong, Check check) {
        final boolean isOwn = wrong.rule().isEmpty();
        return new Cause(isOwn ? check.rule() : wrong.rule(), isOwn && check.guard(), Text.clean(wrong.words()),
                Text.clean(wrong.expected()), Text.clean(wrong.happened()));
    }
}
