package tabuleiro.grading.calls;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.contracts.replay.Known;

/** All calls of one example, in order. */
public final class Transcript {

    private final List<Object> things = new ArrayList<>();
    private final List<Observation> calls = new ArrayList<>();
    private boolean hasEnded;

    /** Begins an example with this provider. */
    public void begin(Object provider) {
        things.clear();
        calls.clear();
        hasEnded = false;
        things.add(provider);
    }

    /** Ends it: what is answered from now on says nothing of a rule, for values were changed from outside. */
    public void end() {
        hasEnded = true;
    }

    /** Notes a call and its answer; null if it returned nothing since it is a command. */
    public void add(Object object, Method method, Object[] arguments, Object answer) {
        if (hasEnded) {
            return;
        }
        calls.add(new Observation(number(object), method,
                Arrays.stream(arguments).map(argument -> known(argument, false)).toList(),
                known(answer, Observation.returnsObject(method))));
    }

    private Object known(Object value, boolean isThing) {
        return isThing && !(value instanceof NoAnswer) || things.stream().anyMatch(thing -> thing == value)
                ? new Known(number(value)) : value;
    }

    private int number(Object thing) {
        for (int i = 0; i < things.size(); i++) {
            if (things.get(i) == thing) {
                return i;
            }
        }
        things.add(thing);
        return things.size() - 1;
    }

    /** Checks whether a move was made: whether a command of a game has returned. */
    public boolean hasMove() {
        return calls.stream().anyMatch(Observation::isMove);
    }

    /** Returns the calls. */
    public List<Observation> calls() {
        return calls;
    }
}
