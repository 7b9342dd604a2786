package tabuleiro.steps;

import java.util.Optional;

/** What has come of the examples of one rule, or of its guards, so far. */
final class Tally {

    private final String law;
    private int examples;
    private int passed;
    private Optional<String> firstFailing = Optional.empty();

    /** Will count the examples of a rule with this sentence. */
    Tally(String law) {
        this.law = law;
    }

    /** Counts an example that passed. */
    void pass() {
        examples++;
        passed++;
    }

    /** Counts an example that did not pass, of which there is this to say. */
    void fail(String finding) {
        examples++;
        firstFailing = firstFailing.or(() -> Optional.of(finding));
    }

    /** Have all examples passed? */
    boolean holds() {
        return passed == examples;
    }

    /** What is there to say? The sentence, how many examples pass, and what is wrong with the first that does not. */
    @Override
    public String toString() {
        return "%s%n%d of %d examples pass.%s".formatted(law, passed, examples, firstFailing.orElse(""));
    }
}
