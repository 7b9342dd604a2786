package tabuleiro.grading.blame;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A call of the reference, which stands as it does just before.
 *
 * @param object    the reference's object
 * @param method    the method that is called
 * @param arguments what it is called with
 * @param commands  the names of the commands that were called before
 * @param others    how many other objects have come up, besides the provider
 */
public record Asked(Object object, Method method, List<Object> arguments, List<String> commands, int others) {

    private static final String WHY_NOT = "whyNot";

    /** Returns the name of the method. */
    public String name() {
        return method.getName();
    }

    /** Checks whether a command was called before. */
    boolean hasMoved() {
        return !commands.isEmpty();
    }

    /** Checks whether another game was begun, which may have changed this one. */
    boolean hasOthers() {
        return others > 0;
    }

    /** Checks whether tiles were traded before. */
    boolean hasTraded() {
        return commands.contains("trade");
    }

    /** Checks whether it asks why something must not be done. */
    boolean isWhyNot() {
        return name().startsWith(WHY_NOT);
    }

    /** Checks whether a refusal is as right as the reference's: all that are right can be asked of it. */
    boolean isRight(Object given) {
        if (!isWhyNot() || !(given instanceof Optional<?> optional) || optional.isEmpty()) {
            return false;
        }
        try {
            final Method all = object.getClass().getMethod(name().replaceFirst(WHY_NOT, "refusalsOf"),
                    method.getParameterTypes());
            all.setAccessible(true);
            return ((Set<?>) all.invoke(object, arguments.toArray())).contains(optional.get());
        } catch (NoSuchMethodException onlyOne) {
            return false;
        } catch (InvocationTargetException | IllegalAccessException broken) {
            throw new IllegalStateException("The reference cannot be asked.", broken);
        }
    }
}
