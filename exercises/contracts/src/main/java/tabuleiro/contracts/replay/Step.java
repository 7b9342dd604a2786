package tabuleiro.contracts.replay;

import java.lang.reflect.Method;
import java.util.stream.Stream;

/**
 * A recorded call.
 *
 * @param object    the number of the object that is called: the provider is 0, others count as they are returned
 * @param method    of an interface of the specification
 * @param arguments what it is called with; objects of the program are {@link Known}
 */
public record Step(int object, Method method, Object[] arguments) {

    /** Creates one. A program can do so, too, and must not have other methods called in the name of this package. */
    public Step {
        if (!method.getDeclaringClass().isInterface()) {
            throw new IllegalArgumentException("no method of an interface");
        }
    }

    /** Checks whether it is a command, which changes a game and returns nothing. */
    public boolean isCommand() {
        return method.getReturnType() == void.class;
    }

    /** Checks whether it begins a game. */
    public boolean begins() {
        return hasCommands(method.getReturnType());
    }

    /** Checks whether it asks a game. */
    public boolean isQuery() {
        return !isCommand() && !begins();
    }

    /** Returns the interface of the game that it changes, begins or asks. */
    public Class<?> type() {
        return begins() ? method.getReturnType() : method.getDeclaringClass();
    }

    /** Returns the query of this name that it asks, or which the game has that it changes, begins or asks. */
    public Method query(String name) {
        return isQuery() && method.getName().equals(name) ? method : Stream.of(type().getMethods()).filter(each ->
                each.getName().equals(name) && each.getParameterCount() == 0).findFirst().orElseThrow();
    }

    /** Checks whether the game that it changes, begins or asks shows its position. */
    public boolean hasPosition() {
        return Stream.of(type().getMethods()).anyMatch(each -> each.getName().equals(Wrong.POSITION));
    }

    /** Checks whether a type is the interface of a game, which has commands. */
    public static boolean hasCommands(Class<?> type) {
        return type.isInterface() && type.getName().startsWith("tabuleiro.")
                && Stream.of(type.getMethods()).anyMatch(each -> each.getReturnType() == void.class);
    }
}
