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

    /** Returns the names of such methods in which the program of this thread threw something, the innermost first. */
    static List<String> inside(Throwable thrown) {
        return Arrays.stream(thrown.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(Keeper.class.getName()))
                .filter(Specified::isSpecified).map(StackTraceElement::getMethodName).toList();
    }

    private static boolean isSpecified(StackTraceElement place) {
        try {
            return !place.getClassName().startsWith(GIVEN) && interfaces(Class.forName(place.getClassName(), false,
                    Thread.currentThread().getContextClassLoader())).flatMap(type -> Arrays.stream(type.getMethods()))
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
