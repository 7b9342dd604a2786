package tabuleiro.feedback;

import java.util.List;

/**
 * A task of an exercise: a portion of the work after which more examples pass.
 *
 * @param number  from 1
 * @param name    a few words, such as {@code dropping discs}
 * @param methods what it adds, such as {@code Engine.hasSpace}; a part of a method has a name in parentheses behind it,
 *                as in {@code Engine.whyNotMove (castling)}
 * @param forNow  the methods that return false, 0 or nothing from this task on, until a later task adds them
 */
public record Task(int number, String name, List<String> methods, List<String> forNow) {

    /** What the task is called that adds guards; it adds no methods. */
    private static final String GUARDS = "guards";
    /** How the name of the last task begins, and then what it is worth: no example asks for what it adds. */
    private static final String CONTRACTS = "postconditions and invariants";
    /** How the name of a task begins that need not be done. */
    private static final String EXTENSION = "extension: ";

    /** Keeps copies. */
    public Task {
        methods = List.copyOf(methods);
        forNow = List.copyOf(forNow);
    }

    /** Returns whether this task adds the guards of all methods. */
    public boolean addsGuards() {
        return name.equals(GUARDS);
    }

    /** Returns whether this task adds postconditions and invariants; no example belongs to it. */
    public boolean addsContracts() {
        return name.startsWith(CONTRACTS);
    }

    /** Returns whether this task belongs to what need not be built. */
    public boolean isExtension() {
        return name.startsWith(EXTENSION);
    }

    /** Returns the tag of its examples, without the {@code @}: {@code -Dgroups} runs them by it. */
    public String tag() {
        return Tasks.TAG + number;
    }
}
