package tabuleiro.grading.boards;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tabuleiro.contracts.replay.Known;
import tabuleiro.contracts.replay.Step;

/** Records the calls of one example, which go through stand-ins for the objects of the program. */
final class Recorder {

    private static final String SPECIFICATION = "tabuleiro";

    private final List<Object> objects = new ArrayList<>();
    private final List<Object> standIns = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private boolean isBroken;

    /** Begins with a provider, and returns what stands for it. */
    Object begin(Object provider, Class<?> type) {
        List.of(objects, standIns, steps).forEach(List::clear);
        isBroken = false;
        return standIn(provider, type);
    }

    /** Returns the calls of the example; nothing if one of them was not answered. */
    Optional<List<Step>> steps() {
        return isBroken || steps.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(steps));
    }

    private Object standIn(Object object, Class<?> type) {
        for (int i = 0; i < objects.size(); i++) {
            if (objects.get(i) == object) {
                return standIns.get(i);
            }
        }
        objects.add(object);
        standIns.add(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, this::called));
        return standIns.get(standIns.size() - 1);
    }

    private Object called(Object self, Method method, Object[] arguments) throws Throwable {
        if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
                case "equals" -> self == arguments[0];
                case "hashCode" -> System.identityHashCode(self);
                default -> String.valueOf(objects.get(number(self)));
            };
        }
        final Object[] handed = arguments == null ? new Object[0] : arguments.clone();
        final Object[] kept = handed.clone();
        for (int i = 0; i < handed.length; i++) {
            final int number = number(handed[i]);
            if (number >= 0) {
                kept[i] = new Known(number);
                handed[i] = objects.get(number);
            } else if (handed[i] instanceof List<?> list) {
                kept[i] = List.copyOf(list);
            }
        }
        steps.add(new Step(number(self), method, kept));
        try {
            final Object answer = method.invoke(objects.get(number(self)), handed);
            return isObject(method) && answer != null ? standIn(answer, method.getReturnType()) : answer;
        } catch (InvocationTargetException thrown) {
            isBroken = true;
            throw thrown.getCause();
        }
    }

    private static boolean isObject(Method method) {
        return method.getReturnType().isInterface()
                && method.getReturnType().getPackageName().startsWith(SPECIFICATION);
    }

    private int number(Object standIn) {
        for (int i = 0; i < standIns.size(); i++) {
            if (standIns.get(i) == standIn) {
                return i;
            }
        }
        return -1;
    }
}
