package tabuleiro.specification;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;

/** The convention that all games share, as checks of their interfaces. Each returns what breaks it. */
final class Conventions {

    private static final String WHY_NOT = "whyNot";

    private Conventions() {
    }

    /** Returns the commands of an interface, its void methods, that have no query why not. */
    static List<String> commandsWithoutQuery(Class<?> type, Class<?> refusal) {
        return methodsOf(type).filter(method -> method.getReturnType() == void.class)
                .flatMap(command -> queryMissing(command, refusal).stream()).toList();
    }

    /** Returns the methods that make a game from a position and have no query why not. */
    static List<String> creationsWithoutQuery(Class<?> provider, Class<?> position, Class<?> refusal) {
        return methodsOf(provider).filter(method -> method.getName().startsWith("new"))
                .filter(method -> List.of(method.getParameterTypes()).contains(position))
                .flatMap(creation -> queryMissing(creation, refusal).stream()).toList();
    }

    private static Optional<String> queryMissing(Method method, Class<?> refusal) {
        final String query = WHY_NOT + capital(method.getName());
        return methodsOf(method.getDeclaringClass())
                .anyMatch(each -> each.getName().equals(query) && sameParameters(each, method)
                        && isGeneric(each.getGenericReturnType(), Optional.class, refusal))
                ? Optional.empty()
                : Optional.of("%s has no query Optional<%s> %s(%s)"
                        .formatted(signature(method), refusal.getSimpleName(), query, parameters(method)));
    }

    /** Returns the queries why not that belong to no command and make no game. */
    static List<String> queriesOfNoCommand(Class<?> type) {
        return methodsOf(type).filter(method -> method.getName().startsWith(WHY_NOT))
                .filter(query -> methodsOf(type).noneMatch(method -> belongsTo(query, method)))
                .map(query -> signature(query)
                        + " belongs to no command: a command is void and has the same parameters").toList();
    }

    private static boolean belongsTo(Method query, Method method) {
        final boolean changesOrCreates = method.getReturnType() == void.class || method.getName().startsWith("new");
        return query.getName().equals(WHY_NOT + capital(method.getName()))
                && changesOrCreates && sameParameters(query, method);
    }

    /** Returns what keeps a game from having its whole state in one value that can be read from a picture. */
    static List<String> positionFaults(Class<?> game) {
        final Optional<Method> position = methodsOf(game)
                .filter(method -> method.getName().equals("position") && method.getParameterCount() == 0).findFirst();
        if (position.isEmpty()) {
            return List.of(game.getSimpleName() + " has no position()");
        }
        final List<String> faults = new ArrayList<>();
        final Class<?> value = position.get().getReturnType();
        if (!value.isRecord()) {
            faults.add(value.getSimpleName() + " is no record");
        }
        if (Arrays.stream(value.getDeclaredMethods()).noneMatch(method -> reads(method, value))) {
            faults.add(value.getSimpleName() + " cannot be read from a picture");
        }
        return faults;
    }

    private static boolean reads(Method method, Class<?> value) {
        return Modifier.isStatic(method.getModifiers()) && method.getReturnType() == value
                && Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class});
    }

    /** Returns what is wrong with the refusals of a game whose rules have these ids. */
    static List<String> refusalFaults(List<? extends Reason> refusals, Set<String> ruleIds) {
        final List<String> faults = new ArrayList<>();
        final Set<String> words = new HashSet<>();
        Reason.Group group = Reason.Group.NAMED;
        for (Reason refusal : refusals) {
            if (!ruleIds.contains(refusal.rule())) {
                faults.add(refusal + ": no rule has the id " + refusal.rule());
            }
            if (refusal.words().isBlank() || refusal.words().endsWith(".")) {
                faults.add(refusal + ": its words are no clause without a full stop: \"" + refusal.words() + "\"");
            }
            if (!words.add(refusal.words())) {
                faults.add(refusal + ": another refusal has the same words: " + refusal.words());
            }
            if (refusal.group().compareTo(group) < 0) {
                faults.add(refusal + ": stands after a refusal of a later group");
            }
            group = refusal.group();
        }
        return faults;
    }

    /** Returns the methods that can be called on an object of a type, in the order of their names. */
    static Stream<Method> methodsOf(Class<?> type) {
        return Arrays.stream(type.getMethods()).filter(method -> !Modifier.isStatic(method.getModifiers()))
                .filter(method -> method.getDeclaringClass() != Object.class)
                .sorted(Comparator.comparing(Conventions::signature));
    }

    /** Returns the interface, name and parameters of a method, which identify it. */
    static String signature(Method method) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName() + "(" + parameters(method) + ")";
    }

    private static String parameters(Method method) {
        return Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(", "));
    }

    private static boolean sameParameters(Method one, Method other) {
        return Arrays.equals(one.getGenericParameterTypes(), other.getGenericParameterTypes());
    }

    /** Checks whether a type is generic, such as {@code Optional<Player>}. */
    static boolean isGeneric(Type type, Class<?> raw, Class<?> argument) {
        return type instanceof ParameterizedType generic && generic.getRawType() == raw
                && generic.getActualTypeArguments()[0] == argument;
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
