package tabuleiro.steps;

import io.cucumber.core.backend.ObjectFactory;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.Providers;

/**
 * Makes the objects that hold the steps, one of each class for each example, and hands them what their
 * constructor asks for: another such object, or the provider of the game under test.
 *
 * <p>The provider is the one that {@link Providers} finds. Who grades overrides {@link #provider}.
 */
public class GameObjectFactory implements ObjectFactory {

    private final Map<Class<?>, Object> objects = new HashMap<>();
    private final Map<Class<?>, Constructor<?>> constructors = new HashMap<>();
    private final Set<Class<?>> glue = new LinkedHashSet<>();

    /** Starts an example: nothing is left of the one before. */
    @Override
    public void start() {
        objects.clear();
    }

    /** Ends an example. */
    @Override
    public void stop() {
        objects.clear();
    }

    @Override
    public boolean addClass(Class<?> glueClass) {
        glue.add(glueClass);
        return true;
    }

    @Override
    public <T> T getInstance(Class<T> type) {
        final Class<?> made = type.isInterface() ? type : concrete(type);
        Object instance = objects.get(made);
        if (instance == null) {
            instance = made.isInterface() ? standIn(provider(made), made) : create(made);
            objects.put(made, instance);
        }
        return type.cast(instance);
    }

    /** Returns the class itself; for an abstract one, such as {@link TestedGame}, the one of the game. */
    private Class<?> concrete(Class<?> type) {
        if (!Modifier.isAbstract(type.getModifiers())) {
            return type;
        }
        final List<Class<?>> extending = glue.stream().filter(type::isAssignableFrom).toList();
        if (extending.size() != 1) {
            throw new IllegalStateException("The steps of a game must extend %s exactly once, but these do: %s"
                    .formatted(type.getName(), extending.stream().map(Class::getName).sorted().toList()));
        }
        return extending.get(0);
    }

    /**
     * Returns the provider of this type that is under test. Its assertions must be on, or its contracts check nothing.
     *
     * @throws IllegalStateException if there is none, more than one, or assertions are off; the message says what
     *                               to do
     */
    protected Object provider(Class<?> type) {
        final Object found = Providers.only(type);
        if (!found.getClass().desiredAssertionStatus()) {
            throw new IllegalStateException("Assertions are off, so contracts check nothing: run java with -ea.");
        }
        return found;
    }

    /** Returns what the steps call in the place of this provider: what keeps its values, if an example asks for it. */
    protected Object standIn(Object provider, Class<?> type) {
        return getInstance(Keeper.class).standIn(provider, type);
    }

    private Object create(Class<?> type) {
        final Constructor<?> constructor = constructors.computeIfAbsent(type, GameObjectFactory::constructor);
        final Object[] arguments =
                Arrays.stream(constructor.getParameterTypes()).map(this::getInstance).toArray();
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException broken) {
            throw new IllegalStateException("The steps in " + type.getName() + " cannot be made", broken.getCause());
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException("The steps in " + type.getName() + " cannot be made", broken);
        }
    }

    private static Constructor<?> constructor(Class<?> type) {
        return Arrays.stream(type.getConstructors()).findFirst()
                .orElseThrow(() -> new IllegalStateException(type.getName() + " has no public constructor."));
    }
}
