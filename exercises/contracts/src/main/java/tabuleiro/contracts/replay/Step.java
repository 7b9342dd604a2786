package tabuleiro.contracts.replay;

import java.lang.reflect.Method;
import java.util.Collection;
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

    /**
     * Checks whether its answer tells what commands have done. Why a move must not be made, and which may be made, asks
     * what the next one would do: no postcondition speaks of that.
     */
    boolean isCompared() {
        return !method.getName().startsWith("whyNot")
                && !(method.isDefault() && Collection.class.isAssignableFrom(method.getReturnType()));
    }

    /** Checks whether it asks a game, or creates one. What an agent chooses is up to chance, and no clause says it. */
    boolean isAboutGame() {
        return hasCommands(method.getDeclaringClass()) || hasCommands(method.getReturnType());
    }

    private static boolean hasCommands(Class<?> type) {
        return type.isInterface() && Stream.of(type.getMethods()).anyMatch(each -> each.getReturnType() == void.class);
    }
}
