package tabuleiro.grading.wire;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Numbers the methods of an interface in the same order on both sides of a process boundary. */
public final class Methods {

    private Methods() {
    }

    /** Which methods can be called on an object behind this interface? In a fixed order. */
    public static List<Method> of(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName)
                        .thenComparing(method -> Arrays.toString(method.getParameterTypes())))
                .toList();
    }
}
