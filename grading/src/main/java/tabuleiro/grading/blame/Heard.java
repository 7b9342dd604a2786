package tabuleiro.grading.blame;

import java.lang.reflect.Method;
import java.util.List;
import tabuleiro.contracts.replay.Step;

/**
 * A call that the steps of an example made, and its answer. Objects are {@link tabuleiro.contracts.replay.Known} by the
 * order in which they came up.
 *
 * @param object    the number of the object that was called; the provider is 0
 * @param method    the method
 * @param arguments what it was called with
 * @param answer    the value that it returned; a {@link NoAnswer} if it returned none
 */
public record Heard(int object, Method method, List<Object> arguments, Object answer) {

    /** Returns the call as it can be made again. */
    Step step() {
        return new Step(object, method, arguments.toArray());
    }

    /** Checks whether another call asks the same, whatever was answered. */
    boolean asksTheSameAs(Heard other) {
        return object == other.object && method.equals(other.method) && arguments.equals(other.arguments);
    }
}
