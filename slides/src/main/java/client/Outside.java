package client;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Comparator;
import java.util.stream.Stream;
import tabuleiro.connectfour.ConnectFour;

/** Shows what a client sees of the engine: its queries and its commands. */
final class Outside {

    private Outside() {
    }

    public static void main(String[] arguments) {
        Stream.of(ConnectFour.class.getMethods()).filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName))
                .sorted(Comparator.comparing(method -> method.getReturnType() == void.class))
                .forEach(method -> System.out.println(
                        (method.getReturnType() == void.class ? "command  " : "query    ") + method.getName()));
    }
}
