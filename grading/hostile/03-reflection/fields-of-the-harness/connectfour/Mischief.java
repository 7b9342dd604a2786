package connectfour;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

final class Mischief extends Hook {

    @Override
    void provided() {
        for (Class<?> each : List.of(getClass().getClassLoader().getClass(), named("tabuleiro.grading.child.Servant"),
                named("tabuleiro.contracts.replay.Loader"), named("tabuleiro.contracts.replay.Replays"))) {
            Stream.of(each.getDeclaredFields(), each.getDeclaredConstructors(), each.getDeclaredMethods())
                    .flatMap(Stream::of).forEach(Mischief::open);
        }
        if (isCalledByTheHarness()) {
            throw new IllegalStateException("the harness opens its members in the name of the program");
        }
    }

    private static boolean isCalledByTheHarness() {
        try {
            named("tabuleiro.contracts.replay.Step").getConstructor(int.class, Method.class, Object[].class)
                    .newInstance(0, AccessibleObject.class.getMethod("setAccessible", boolean.class), null);
            return true;
        } catch (ReflectiveOperationException refused) {
            return false;
        }
    }

    private static Class<?> named(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException gone) {
            throw new IllegalStateException(gone);
        }
    }

    private static void open(AccessibleObject member) {
        try {
            member.setAccessible(true);
        } catch (InaccessibleObjectException closed) {
            return;
        }
        if (!member.toString().startsWith("public")) {
            throw new IllegalStateException(member + " is open");
        }
    }
}
