package tabuleiro.calls;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Knows how the values are written and read that may cross a process boundary, led by their declared type alone:
 * boolean, int, long, String, an enum, a record of these, a List, Set, Map or Optional of these, or an interface (by
 * handle); and thereby how methods are called across it.
 *
 * <p>Nothing that arrives chooses which class is made: the type comes from the specification. What is to be said of a
 * type is found out once, since most processes live for a few thousand values only.
 */
public final class Codec {

    private static final int MOST_CHARACTERS = 1 << 16;

    private final Handles handles;
    private final Map<Type, Form> forms = new HashMap<>();
    private final Map<Class<?>, List<Operation>> operations = new HashMap<>();
    private final Map<Class<?>, Map<Method, Operation>> methods = new HashMap<>();

    /** Will let these handles stand for objects behind interfaces. */
    public Codec(Handles handles) {
        this.handles = handles;
        forms.put(void.class, new Forms.Nothing());
        scalar(boolean.class, new Forms.Scalar<>(Boolean.class,
                DataOutputStream::writeBoolean, DataInputStream::readBoolean));
        scalar(int.class, new Forms.Scalar<>(Integer.class, Numbers::write, Numbers::read));
        scalar(long.class, new Forms.Scalar<>(Long.class, DataOutputStream::writeLong, DataInputStream::readLong));
        scalar(String.class, new Forms.Scalar<>(String.class,
                (out, text) -> Parts.writeText(out, fit(text)), in -> fit(Parts.readText(in))));
    }

    private <T> void scalar(Class<?> type, Forms.Scalar<T> form) {
        forms.put(type, form);
        forms.put(form.type(), form);
    }

    private static String fit(String text) throws MalformedException {
        if (text.length() > MOST_CHARACTERS) {
            throw new MalformedException("a text of more than " + MOST_CHARACTERS + " characters");
        }
        return text;
    }

    /** Returns the methods that can be called on an object behind this interface, by their numbers. */
    public List<Operation> operations(Class<?> type) {
        return operations.computeIfAbsent(type, this::found);
    }

    /** Returns how a method, its own or inherited, is called on an object behind this interface. */
    public Operation operation(Class<?> type, Method method) {
        return methods.computeIfAbsent(type, any -> operations(type).stream()
                .collect(Collectors.toMap(Operation::method, Function.identity()))).get(method);
    }

    private List<Operation> found(Class<?> type) {
        final Map<String, Method> sorted = new TreeMap<>();
        for (Method method : type.getMethods()) {
            if (!Modifier.isStatic(method.getModifiers())) {
                sorted.put(method.getName() + Arrays.toString(method.getParameterTypes()), method);
            }
        }
        final List<Operation> found = new ArrayList<>();
        for (Method method : sorted.values()) {
            found.add(new Operation(found.size(), method,
                    Arrays.stream(method.getGenericParameterTypes()).map(this::form).toList(),
                    form(method.getGenericReturnType())));
        }
        return List.copyOf(found);
    }

    /** Returns how values of this declared type are written and read. */
    public Form form(Type type) {
        Form form = forms.get(type);
        if (form == null) {
            form = type instanceof ParameterizedType generic ? generic(generic) : plain((Class<?>) type);
            forms.put(type, form);
        }
        return form;
    }

    private Form plain(Class<?> type) {
        if (type.isEnum()) {
            return new Forms.Constant(type, type.getEnumConstants());
        }
        return type.isRecord() ? new Forms.Composite(type, this::form) : new Forms.Handle(type, handles);
    }

    private Form generic(ParameterizedType type) {
        final Form first = form(type.getActualTypeArguments()[0]);
        if (type.getRawType() == Optional.class) {
            return new Forms.Perhaps(first);
        }
        if (type.getRawType() == Map.class) {
            return new Forms.Pairs(first, form(type.getActualTypeArguments()[1]));
        }
        return type.getRawType() == Set.class ? new Forms.Several(Set.class, LinkedHashSet::new, first)
                : new Forms.Several((Class<?>) type.getRawType(), ArrayList::new, first);
    }
}
