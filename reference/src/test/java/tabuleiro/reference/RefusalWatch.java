package tabuleiro.reference;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestStepFinished;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tabuleiro.Reason;
import tabuleiro.steps.GameObjectFactory;

/**
 * Watches the reference while examples run on it: whether each query why not returns the first of all refusals that are
 * right, and whether each example that names a refusal stands where no other is right.
 *
 * <p>All that are right are returned by the method {@code refusalsOfX} beside each query {@code whyNotX}.
 */
final class RefusalWatch extends GameObjectFactory implements ConcurrentEventListener {

    private static final String WHY_NOT = "whyNot";
    private static final String REFUSALS_OF = "refusalsOf";

    private final Map<Object, Object> watched = new IdentityHashMap<>();
    private final List<String> faults = new ArrayList<>();
    private Set<Reason> right = Set.of();
    private int named;

    /** Returns what was found, with the places of the examples. */
    List<String> faults() {
        return List.copyOf(faults);
    }

    /** Returns how many refusals were named by examples. */
    int named() {
        return named;
    }

    @Override
    public void start() {
        super.start();
        watched.clear();
    }

    @Override
    protected Object provider(Class<?> type) {
        return watched(super.provider(type), type);
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestCaseFinished.class, event -> Optional.ofNullable(event.getResult().getError())
                .ifPresent(error -> faults.add(place(event.getTestCase()) + " fails: " + error.getMessage())));
        publisher.registerHandlerFor(TestStepFinished.class, event -> {
            if (event.getTestStep() instanceof PickleStepTestStep step) {
                checkRefusal(event.getTestCase(), step.getStep().getText());
            }
        });
    }

    private void checkRefusal(TestCase example, String step) {
        if (right.stream().anyMatch(reason -> step.endsWith("refused: " + reason.words()))) {
            named++;
            if (right.size() > 1) {
                faults.add(place(example) + ": " + right + " are all right");
            }
        }
    }

    private static String place(TestCase example) {
        return "%s:%s: %s".formatted(example.getUri().getSchemeSpecificPart().replaceFirst(".*/", ""),
                example.getLocation().getLine(), example.getName());
    }

    private Object watched(Object real, Class<?> type) {
        final Object stand = Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> called(real, method, arguments == null ? new Object[0]
                        : Arrays.stream(arguments).map(each -> watched.getOrDefault(each, each)).toArray()));
        watched.put(stand, real);
        return stand;
    }

    private Object called(Object real, Method method, Object[] arguments) throws Throwable {
        final Object value = result(real, method, arguments);
        if (method.getName().startsWith(WHY_NOT)) {
            noteRefusals(real, method, arguments, (Optional<?>) value);
        }
        final Class<?> type = method.getReturnType();
        return type.isInterface() && type.getPackageName().startsWith("tabuleiro") ? watched(value, type) : value;
    }

    private void noteRefusals(Object real, Method query, Object[] arguments, Optional<?> first) throws Throwable {
        final String name = query.getName().replaceFirst(WHY_NOT, REFUSALS_OF);
        final Set<Reason> found = reasons(result(real, method(real.getClass(), name, query), arguments));
        if (!found.stream().findFirst().equals(first)) {
            faults.add("%s returns %s, and %s returns %s".formatted(query.getName(), first, name, found));
        }
        if (found.stream().map(Reason::group).distinct().count() > 1) {
            faults.add("%s returns refusals of several groups: %s".formatted(name, found));
        }
        right = found.isEmpty() ? right : found;
    }

    private static Method method(Class<?> type, String name, Method query) {
        try {
            return type.getMethod(name, query.getParameterTypes());
        } catch (NoSuchMethodException missing) {
            throw new AssertionError(type.getName() + " has no public method " + name + " beside " + query.getName(),
                    missing);
        }
    }

    @SuppressWarnings("unchecked")
    private static Set<Reason> reasons(Object set) {
        return (Set<Reason>) set;
    }

    private static Object result(Object real, Method method, Object[] arguments) throws Throwable {
        try {
            method.setAccessible(true);
            return method.invoke(real, arguments);
        } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
        }
    }
}
