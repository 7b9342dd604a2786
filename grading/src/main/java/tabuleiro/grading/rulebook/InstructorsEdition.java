package tabuleiro.grading.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Faults;
import tabuleiro.rulebook.Clause;
import tabuleiro.rulebook.Edition;
import tabuleiro.rulebook.RuleBook;

/**
 * The edition of the rule book for instructors: under each rule also the mistakes that students make in it, and the
 * methods of the reference that keep it, and where the original assignment asks for it; the phrases of the console's
 * examples, too. Where there is no reference, it has neither methods nor these phrases.
 */
public final class InstructorsEdition implements Edition {

    private final Path sources;
    private final Path reference;
    private final Map<String, List<Fault>> faultsOf = new HashMap<>();
    private final Map<String, Listings> listingsOf = new HashMap<>();
    private final Map<String, List<Clause>> clausesOf = new HashMap<>();

    /**
     * Will read what it needs of each game.
     *
     * @param sources   the folder of the interfaces
     * @param reference the folder of the sources of the reference; it need not be there
     */
    public InstructorsEdition(Path sources, Path reference) {
        this.sources = sources;
        this.reference = reference;
    }

    /**
     * Writes the instructors' edition.
     *
     * @param arguments the folders of features and of the sources of the reference, and where to write the pages
     */
    public static void main(String[] arguments) throws IOException {
        final Path features = Path.of(arguments[0]);
        final Path sources = features.resolve("src/main/java");
        new RuleBook(features.resolve("rules"), sources).write(Path.of(arguments[2]),
                new InstructorsEdition(sources, Path.of(arguments[1])));
    }

    @Override
    public String title() {
        return "Instructors' edition";
    }

    @Override
    public boolean namesAssignments() {
        return true;
    }

    /** The steps of the console's examples are tests of the reference. */
    @Override
    public List<Path> steps() {
        return Stream.of(reference.resolve("../../test/java").normalize())
                .filter(tests -> Files.isDirectory(tests.resolve("tabuleiro"))).toList();
    }

    @Override
    public List<Addition> sections(String folder, String id) {
        final List<Addition> sections = new ArrayList<>();
        add(sections, "Mistakes that break it", faultsOf.computeIfAbsent(folder, InstructorsEdition::faults).stream()
                .filter(fault -> fault.rule().equals(id)).map(InstructorsEdition::part).toList());
        add(sections, "In the reference", listingsOf.computeIfAbsent(folder, game ->
                Listings.in(reference.resolve(name(game)))).parts(isAbout(folder, id)));
        return sections;
    }

    private static List<Fault> faults(String folder) {
        return Faults.exercises().stream().filter(exercise -> exercise.name().equals(folder))
                .flatMap(exercise -> Faults.of(exercise).faults().stream()).toList();
    }

    /** Returns a mistake as what it takes away from a right solution and what it puts there. */
    static Listing part(Fault fault) {
        return new Listing((fault.guard() ? "in the guard: " : "") + fault.mistake() + " (" + fault.file() + ")",
                fault.changes().stream().flatMap(change -> Stream.concat(
                        lines("- ", change.replace()), lines("+ ", change.with()))).toList());
    }

    private static Stream<String> lines(String sign, String text) {
        return text.stripTrailing().stripIndent().lines().map(line -> (sign + line).stripTrailing());
    }

    private static void add(List<Addition> sections, String title, List<Listing> parts) {
        if (!parts.isEmpty()) {
            sections.add(new Addition(title + ": " + parts.size(), parts));
        }
    }

    private static String name(String folder) {
        return folder.replace("-", "");
    }

    /** Returns a check whether a method names the rule, returns a refusal of it, or asserts a clause of it. */
    private Predicate<Listings.Method> isAbout(String folder, String id) {
        final List<Clause> clauses = clausesOf.computeIfAbsent(folder, game ->
                Clause.in(sources.resolve("tabuleiro").resolve(name(game)))).stream()
                .filter(clause -> clause.rules().contains(id)).toList();
        final Pattern named = Pattern.compile(Stream.concat(Stream.of('"' + id + "[ \"]"), refusals(folder)
                .filter(refusal -> refusal.rule().equals(id)).map(refusal -> "\\bRefusal\\." + refusal + "\\b"))
                .collect(Collectors.joining("|")));
        return method -> method.contains(named) || clauses.stream().anyMatch(clause ->
                clause.owner().endsWith("." + method.name())
                        && method.contains(Pattern.compile("[ \"]" + clause.label() + '"')));
    }

    private static Stream<Reason> refusals(String folder) {
        try {
            return Stream.of(Class.forName("tabuleiro." + name(folder) + ".Refusal").getEnumConstants())
                    .map(Reason.class::cast);
        } catch (ClassNotFoundException none) {
            return Stream.empty();
        }
    }
}
