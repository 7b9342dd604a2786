package tabuleiro.grading.calls;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A call of the reference, which stands as it does just before.
 *
 * @param object    the reference's object
 * @param method    the method that is called
 * @param arguments what it is called with
 * @param commands  the names of the commands that were called before
 */
public record Asked(Object object, Method method, List<Object> arguments, List<String> commands) {

    private static final String WHY_NOT = "whyNot";

    /** Returns the name of the method. */
    public String name() {
        return method.getName();
    }

    /** Checks whether a command was called before. */
    public boolean hasMoved() {
        return !commands.isEmpty();
    }

    /** Checks whether a command of this name was called before. */
    public boolean hasCalled(String command) {
        return commands.contains(command);
    }

    /** Returns the name of the command that was called last; empty if none was. */
    public String lastCommand() {
        return commands.isEmpty() ? "" : commands.get(commands.size() - 1);
    }

    /** Checks whether it is handed one thing, a position. */
    public boolean isOfPosition() {
        return Observation.isOfPosition(method);
    }

    /** Checks whether it asks why something must not be done. */
    public boolean isWhyNot() {
        return name().startsWith(WHY_NOT);
    }

    /**
     * Returns the query of the same object in which an assertion fails, if it is another than the one that is called,
     * and takes no arguments: a contract that does not hold is a mistake of the method that it stands in.
     *
     * @param methods the names of the methods in which it fails, the innermost first
     */
    public Optional<Asked> failing(List<String> methods) {
        return methods.stream().flatMap(name -> Stream.of(method.getDeclaringClass().getMethods())
                .filter(declared -> declared.getName().equals(name))).findFirst()
                .filter(declared -> !declared.equals(method) && declared.getParameterCount() == 0
                        && declared.getReturnType() != void.class)
                .map(declared -> new Asked(object, declared, List.of(), commands));
    }

    /** Returns what the reference answers, if nothing need be said for it. */
    public Object answer() {
        return called(object, method);
    }

    /** Returns what an object of the reference returns. */
    public static Object called(Object object, Method method, Object... arguments) {
        try {
            return method.invoke(object, arguments);
        } catch (InvocationTargetException | IllegalAccessException broken) {
            throw new IllegalStateException("The reference cannot be asked.", broken);
        }
    }
}
