package tabuleiro.checking.worker;

import java.io.Serializable;
import java.util.List;
import tabuleiro.feedback.Example;
import tabuleiro.feedback.Outcome;
import tabuleiro.feedback.Report.Scope;

/** What a worker says while it runs examples. */
public sealed interface Message extends Serializable {

    /**
     * First: which examples are run, in this order.
     *
     * @param examples those that have been run before, too
     * @param scope    which they are
     * @param problems the student's own feature files that cannot be read
     */
    record Planned(List<Example> examples, Scope scope, List<Problem> problems) implements Message {
    }

    /**
     * An example begins.
     *
     * @param example which one
     */
    record Begun(Example example) implements Message {
    }

    /**
     * An example has ended.
     *
     * @param outcome what came of it
     */
    record Ended(Outcome outcome) implements Message {
    }

    /**
     * The contracts have been tried.
     *
     * @param isEnough whether they notice enough
     * @param said     the lines that say how much; then those of each clause of which something is not noticed
     */
    record Noticed(boolean isEnough, List<List<String>> said) implements Message {
    }

    /** Last: all have been run. */
    record Over() implements Message {
    }
}
