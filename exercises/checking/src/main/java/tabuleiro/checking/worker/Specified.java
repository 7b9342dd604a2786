package tabuleiro.checking.worker;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.steps.Keeper;

/** Knows which methods of a program are those of the game's interfaces. */
final class Specified {

    private static final String GIVEN = "tabuleiro.";

    private Specified() {
    }

    /**
     * Returns the names of such methods in which a program is by this stack trace, the innermost first.
     *
     * @param program loads the classes of the program
     */
    static List<String> inside(ClassLoader program, StackTraceElement... trace) {
        return Arrays.stream(trace).takeWhile(each -> !each.getClassName().equals(Keeper.class.getName()))
                .filter(each -> isSpecified(program, each)).map(StackTraceElement::getMethodName).toList();
    }

    private static boolean isSpecified(ClassLoader program, StackTraceElement place) {
        try {
            return !place.getClassName().startsWith(GIVEN) && interfaces(Class.forName(place.getClassName(), false,
                    program)).flatMap(each -> Arrays.stream(each.getMethods()))
                    .anyMatch(method -> method.getName().equals(place.getMethodName()));
        } catch (ClassNotFoundException | LinkageError notOfTheProgram) {
            return false;
        }
    }

    private static Stream<Class<?>> interfaces(Class<?> type) {
        return Stream.<Class<?>>iterate(type, each -> each != null, Class::getSuperclass)
                .flatMap(each -> Arrays.stream(each.getInterfaces()))
                .filter(each -> each.getPackageName().startsWith(GIVEN));
    }
}
