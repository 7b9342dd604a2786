package tabuleiro.contracts;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.contracts.replay.Step;
import tabuleiro.rulebook.Clause;

/** Finds the clause of a specification that would stop a mistake, and says whether a program asserts it. */
public final class Clauses {

    private final List<Clause> clauses;
    private final String program;

    /**
     * Will look among these clauses.
     *
     * @param classes of the program: the label of a clause stands in them if it is asserted
     */
    public Clauses(List<Clause> clauses, Map<String, byte[]> classes) {
        this.clauses = clauses;
        program = classes.values().stream().map(each -> new String(each, StandardCharsets.ISO_8859_1))
                .collect(Collectors.joining());
    }

    /**
     * Returns in a sentence which clause would stop a mistake; empty if none speaks of it.
     *
     * @param steps the calls of the example, up to the one that is answered wrongly
     * @param rule  the rule that the answer contradicts; nothing if that is not known
     */
    public String sentence(List<Step> steps, Optional<String> rule) {
        final Step asked = steps.get(steps.size() - 1);
        final Optional<Step> changed = IntStream.range(0, steps.size() - 1)
                .mapToObj(i -> steps.get(steps.size() - 2 - i))
                .filter(each -> each.isCommand() || each.method().getName().equals("newGame")).findFirst();
        final List<Clause> near = Stream.of(changed.stream().map(Clauses::owner), Stream.of(owner(asked)),
                Stream.of(asked.method().getDeclaringClass().getSimpleName())).flatMap(each -> each)
                .flatMap(owner -> clauses.stream().filter(each -> each.owner().equals(owner)))
                .filter(each -> !each.kind().equals("precondition")).distinct().toList();
        final Predicate<Clause> speaks = each -> rule.filter(each.rules()::contains).isPresent();
        return first(near, speaks.and(each -> !isAsserted(each))).or(() -> first(near, speaks))
                .or(() -> first(near, each -> !isAsserted(each))).map(this::sentence).orElse("");
    }

    private static Optional<Clause> first(List<Clause> some, Predicate<Clause> wanted) {
        return some.stream().filter(wanted).findFirst();
    }

    private static String owner(Step step) {
        return step.method().getDeclaringClass().getSimpleName() + "." + step.method().getName();
    }

    private boolean isAsserted(Clause clause) {
        return program.contains(clause.label());
    }

    private String sentence(Clause clause) {
        final String says = clause.text().replaceAll("\\{@\\w+ ([^}]*)}", "`$1`");
        final String name = "`" + clause.label() + "`, " + String.join(", ", clause.rules());
        return isAsserted(clause) ? "Your `" + clause.label() + "` does not notice it: " + says + " (" + name + ")."
                : "No clause of yours says: " + says + " (" + name + ").";
    }
}
