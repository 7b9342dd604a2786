package tabuleiro.grading.blame;

import java.lang.reflect.Method;
import java.util.List;
import tabuleiro.contracts.replay.Known;
import tabuleiro.contracts.replay.Step;

/**
 * A call that the steps of an example made, and its answer. Objects are known by the order in which they came up.
 *
 * @param object    the number of the object that was called; the provider is 0
 * @param method    the method
 * @param arguments what it was called with
 * @param answer    the value that it returned; a {@link NoAnswer} if it returned none
 */
record Heard(int object, Method method, List<Object> arguments, Object answer) {

    /** Stands for an object among arguments and answers. */
    record Thing(int number) {
    }

    /** Returns the call as it can be made again. */
    Step step() {
        return new Step(object, method, arguments.stream()
                .map(each -> each instanceof Thing thing ? new Known(thing.number()) : each).toArray());
    }

    /** Checks whether another call asks the same, whatever was answered. */
    boolean asksTheSameAs(Heard other) {
        return object == other.object && method.equals(other.method) && arguments.equals(other.arguments);
    }
}
