package tabuleiro.feedback;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.feedback.Finding.State;

/** What has become of the examples of one task, of one rule, or of its guards, so far. */
final class Tally {

    private final String id;
    private final String sentence;
    private final int task;
    private final List<Finding> findings = new ArrayList<>();
    private int examples;

    /** Counts the examples of the rule with this id and sentence, or of the task of this number; a rule has 0. */
    Tally(String id, String sentence, int task) {
        this.id = id;
        this.sentence = sentence;
        this.task = task;
    }

    /** Counts an example that passed. */
    void pass() {
        examples++;
    }

    /** Counts an example that did not pass, of which there is this to say. */
    void fail(Finding finding) {
        examples++;
        findings.add(finding);
    }

    /** Returns the id of the rule, or what the task is called, such as {@code task 3}. */
    String id() {
        return id;
    }

    /** Returns the rule or the task in words. */
    String sentence() {
        return sentence;
    }

    /** Returns the number of the task; 0 if this is no task. */
    int task() {
        return task;
    }

    /** Returns whether all examples have passed. */
    boolean holds() {
        return findings.isEmpty();
    }

    /** Returns how many examples there are. */
    int examples() {
        return examples;
    }

    /** Returns how many examples have passed. */
    int passed() {
        return examples - findings.size();
    }

    /** Returns what is wrong with each example that did not pass. */
    List<Finding> findings() {
        return List.copyOf(findings);
    }

    /** Returns the finding that says most: the first that is not just a part that is not written yet. */
    Finding first() {
        return findings.stream().filter(finding -> finding.state() != State.NOT_WRITTEN).findFirst()
                .orElseGet(() -> findings.get(0));
    }

    /** Returns how the examples end that do not pass. */
    State state() {
        return findings.stream().map(Finding::state).filter(State::endsTheRun).findFirst().orElse(first().state());
    }
}
