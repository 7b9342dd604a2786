package tabuleiro.reference;

import io.cucumber.cucumberexpressions.Expression;
import io.cucumber.cucumberexpressions.ExpressionFactory;
import io.cucumber.cucumberexpressions.ParameterTypeRegistry;
import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * The steps of one package: their phrases, and the words in braces that occur in the phrases.
 *
 * @param home the name of the package, such as {@code tabuleiro.connectfour.steps} or, for the console of that game,
 *             {@code tabuleiro.console.connectfour.steps}
 */
record Glue(String home) {

    /** Returns the packages with steps: those on the class path whose names end with {@code .steps}. */
    static List<Glue> all() {
        return classes(name -> name.startsWith("tabuleiro.") && name.endsWith(".steps"))
                .map(Class::getPackageName).distinct().sorted().map(Glue::new).toList();
    }

    private static Stream<Class<?>> classes(Predicate<String> isHome) {
        return ReflectionSupport.findAllClassesInPackage("tabuleiro",
                type -> isHome.test(type.getPackageName()), name -> true).stream();
    }

    /** Returns the package of the game to which the steps belong; the name of no game if the steps are shared. */
    String game() {
        return home.replaceAll("^tabuleiro\\.(console\\.)?|\\.?steps$", "");
    }

    /** Returns the phrases in the annotations of the steps. */
    List<String> phrases() {
        return methods().flatMap(method -> Stream.of(
                Arrays.stream(method.getAnnotationsByType(Given.class)).map(Given::value),
                Arrays.stream(method.getAnnotationsByType(When.class)).map(When::value),
                Arrays.stream(method.getAnnotationsByType(Then.class)).map(Then::value))
                .flatMap(each -> each)).sorted().toList();
    }

    /** Returns the words in braces that the steps define, with their braces. */
    List<String> words() {
        return parameterTypes().map(type -> "{" + name(type) + "}").sorted().toList();
    }

    /** Returns the phrases that none of these steps uses. */
    List<String> unusedBy(Collection<String> steps) {
        final ExpressionFactory expressions = new ExpressionFactory(registry());
        return phrases().stream().filter(phrase -> {
            final Expression expression = expressions.createExpression(phrase);
            return steps.stream().noneMatch(step -> expression.match(step) != null);
        }).toList();
    }

    /** Returns the meaning of the words in braces. The words of this package precede those of other packages. */
    private ParameterTypeRegistry registry() {
        final ParameterTypeRegistry registry = new ParameterTypeRegistry(Locale.ROOT);
        final Set<String> names = new HashSet<>();
        Stream.concat(Stream.of(this), all().stream()).flatMap(Glue::parameterTypes)
                .filter(type -> names.add(name(type)))
                .forEach(type -> registry.defineParameterType(new io.cucumber.cucumberexpressions.ParameterType<>(
                        name(type), type.getAnnotation(ParameterType.class).value(), String.class,
                        (String word) -> word, false, false)));
        return registry;
    }

    private static String name(Method parameterType) {
        final String name = parameterType.getAnnotation(ParameterType.class).name();
        return name.isEmpty() ? parameterType.getName() : name;
    }

    private Stream<Method> parameterTypes() {
        return methods().filter(method -> method.isAnnotationPresent(ParameterType.class));
    }

    private Stream<Method> methods() {
        return classes(home::equals).flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .sorted(Comparator.comparing(Method::getName));
    }
}
