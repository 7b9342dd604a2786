package tabuleiro.grading.judge;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.grading.Text;
import tabuleiro.grading.calls.Transcript;
import tabuleiro.grading.cause.RightAnswers;
import tabuleiro.grading.cause.RightAnswers.Testimony;
import tabuleiro.grading.cause.WrongAnswer;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Script.Round;
import tabuleiro.grading.results.Charge;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.suite.Example;

/**
 * Charges each failure to the rule that the first wrong answer contradicts. Where there is no reference to say so, it
 * is the rule of the example. May be used by several threads at once.
 */
final class Charging {

    private final Optional<RightAnswers> witness;
    private final Map<Check, Testimony> testimonies = new ConcurrentHashMap<>();

    /** Will ask this witness, if there is one. */
    Charging(Optional<RightAnswers> witness) {
        this.witness = witness;
    }

    /**
     * Returns the outcome of an example, charged to a rule if it failed.
     *
     * @param transcript the calls that were made
     * @param runner     plays the example on the reference
     */
    Outcome charged(Outcome outcome, Example example, Transcript transcript, ExampleRunner runner) {
        if (outcome.passed() || witness.isEmpty()) {
            return outcome.withMove(transcript.hasMove());
        }
        final Testimony testimony = testimony(example, runner);
        return outcome.withMove(testimony.hasMove()).chargedTo(witness.get().firstWrong(transcript, testimony)
                .map(wrong -> charge(wrong, outcome.check())).orElseGet(outcome::charge));
    }

    /** Returns the outcome of an example that was not run: it fails for the same as the one before it. */
    Outcome notRun(Outcome outcome, Example example, Optional<Outcome> cause, ExampleRunner runner) {
        final Outcome moved = witness.isEmpty() ? outcome : outcome.withMove(testimony(example, runner).hasMove());
        return cause.map(Outcome::charge).map(moved::chargedTo).orElse(moved);
    }

    private Testimony testimony(Example example, ExampleRunner runner) {
        return testimonies.computeIfAbsent(example.check(), any -> witness.orElseThrow().testify(provider ->
                runner.play(example.pickle(), type -> provider)));
    }

    /** Returns the rule that a game went wrong for. */
    String rule(Deviation difference, Round round) {
        return witness.filter(any -> difference.given() != Deviation.TOGETHER)
                .map(any -> any.rule(round.exchanges().stream()
                        .limit(round.exchanges().indexOf(difference.exchange()) + 1).map(Exchange::call).toList(),
                        difference.given())).orElse(difference.rule());
    }

    /** Returns the id of the rule by which games share nothing; nothing if there is none. */
    Optional<String> ofSharing() {
        return witness.flatMap(RightAnswers::ofSharing);
    }

    private static Charge charge(WrongAnswer wrong, Check check) {
        final boolean isOwn = wrong.rule().isEmpty();
        return new Charge(isOwn ? check.rule() : wrong.rule(), isOwn && check.guard(), Text.clean(wrong.words()),
                Text.clean(wrong.expected()), Text.clean(wrong.happened()));
    }
}
