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

/** The shape that all games share, as questions to their interfaces. Each answers what is not like that. */
final class Conventions {

    private static final String WHY_NOT = "whyNot";

    private Conventions() {
    }

    /** Which commands of an interface, the methods that answer nothing, have no question that asks why not? */
    static List<String> commandsWithoutQuestion(Class<?> type, Class<?> refusal) {
        return methodsOf(type).filter(method -> method.getReturnType() == void.class)
                .flatMap(command -> questionMissing(command, refusal).stream()).toList();
    }

    /** Which ways to make a game from a position have no question that asks why not? */
    static List<String> creationsWithoutQuestion(Class<?> provider, Class<?> position, Class<?> refusal) {
        return methodsOf(provider).filter(method -> method.getName().startsWith("new"))
                .filter(method -> List.of(method.getParameterTypes()).contains(position))
                .flatMap(creation -> questionMissing(creation, refusal).stream()).toList();
    }

    private static Optional<String> questionMissing(Method method, Class<?> refusal) {
        final String question = WHY_NOT + capital(method.getName());
        return methodsOf(method.getDeclaringClass())
                .anyMatch(each -> each.getName().equals(question) && sameParameters(each, method)
                        && isOptionalOf(refusal, each.getGenericReturnType()))
                ? Optional.empty()
                : Optional.of("%s has no question Optional<%s> %s(%s)"
                        .formatted(signature(method), refusal.getSimpleName(), question, parameters(method)));
    }

    /** Which questions why not ask about something that is no command and makes no game? */
    static List<String> questionsAboutNothing(Class<?> type) {
        return methodsOf(type).filter(method -> method.getName().startsWith(WHY_NOT))
                .filter(question -> methodsOf(type).noneMatch(method -> isAskedAboutBy(question, method)))
                .map(question -> signature(question) + " asks about no command: a command is void and has the same "
                        + "parameters")
                .toList();
    }

    private static boolean isAskedAboutBy(Method question, Method method) {
        final boolean changesOrCreates = method.getReturnType() == void.class || method.getName().startsWith("new");
        return question.getName().equals(WHY_NOT + capital(method.getName()))
                && changesOrCreates && sameParameters(question, method);
    }

    /** What keeps an interface from telling its whole state in one value that can be read from a picture? */
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

    /** What is wrong with the refusals of a game whose rules have these ids? */
    static List<String> refusalFaults(List<? extends Reason> refusals, Set<String> ruleIds) {
        final List<String> faults = new ArrayList<>();
        final Set<String> words = new HashSet<>();
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
        }
        return faults;
    }

    /** Which methods can be called on an object behind an interface? In the order of their names. */
    static Stream<Method> methodsOf(Class<?> type) {
        return Arrays.stream(type.getMethods()).filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Conventions::signature));
    }

    /** How is a method told apart from others? By interface, name and parameters. */
    static String signature(Method method) {
        return method.getDeclaringClass().getSimpleName() + "." + method.getName() + "(" + parameters(method) + ")";
    }

    private static String parameters(Method method) {
        return Arrays.stream(method.getParameterTypes()).map(Class::getSimpleName).collect(Collectors.joining(", "));
    }

    private static boolean sameParameters(Method one, Method other) {
        return Arrays.equals(one.getGenericParameterTypes(), other.getGenericParameterTypes());
    }

    private static boolean isOptionalOf(Class<?> refusal, Type type) {
        return type instanceof ParameterizedType generic && generic.getRawType() == Optional.class
                && generic.getActualTypeArguments()[0] == refusal;
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
