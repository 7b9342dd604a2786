package tabuleiro.grading.rulebook;

import java.io.IOException;
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
import tabuleiro.rulebook.Clause;
import tabuleiro.rulebook.Edition;
import tabuleiro.rulebook.RuleBook;

/**
 * The edition of the rule book for instructors: under each rule also the mistakes that students make in it, and the
 * methods of the reference that keep it. Where there is no reference, it has no methods.
 */
public final class InstructorsEdition implements Edition {

    private final Path sources;
    private final Path faults;
    private final Path reference;
    private final Map<String, FaultList> faultsOf = new HashMap<>();
    private final Map<String, Listings> listingsOf = new HashMap<>();
    private final Map<String, List<Clause>> clausesOf = new HashMap<>();

    /**
     * Will read what it needs of each game.
     *
     * @param sources   the folder of the interfaces
     * @param faults    the folder of the mistakes
     * @param reference the folder of the sources of the reference; it need not be there
     */
    public InstructorsEdition(Path sources, Path faults, Path reference) {
        this.sources = sources;
        this.faults = faults;
        this.reference = reference;
    }

    /**
     * Writes the instructors' edition.
     *
     * @param arguments the folders of features, of the mistakes and of the sources of the reference, and where to write
     */
    public static void main(String[] arguments) throws IOException {
        final Path features = Path.of(arguments[0]);
        final Path sources = features.resolve("src/main/java");
        new RuleBook(features.resolve("rules"), sources).write(Path.of(arguments[3]),
                new InstructorsEdition(sources, Path.of(arguments[1]), Path.of(arguments[2])));
    }

    @Override
    public String title() {
        return "Instructors' edition";
    }

    @Override
    public List<Section> sections(String folder, String id) {
        final List<Section> sections = new ArrayList<>();
        add(sections, "Mistakes that break it", faultsOf.computeIfAbsent(folder, game -> FaultList.of(faults, game))
                .against(id));
        add(sections, "In the reference", listingsOf.computeIfAbsent(folder, game ->
                Listings.in(reference.resolve(name(game)))).parts(isAbout(folder, id)));
        return sections;
    }

    private static void add(List<Section> sections, String title, List<Part> parts) {
        if (!parts.isEmpty()) {
            sections.add(new Section(title + ": " + parts.size(), parts));
        }
    }

    private static String name(String folder) {
        return folder.replace("-", "");
    }

    /** Returns what checks whether a method names the rule, returns a refusal of it, or asserts a clause that follows from it. */
    private Predicate<Listings.Method> isAbout(String folder, String id) {
        final List<Clause> clauses = clausesOf.computeIfAbsent(folder, game ->
                Clause.in(sources.resolve("tabuleiro").resolve(name(game)))).stream()
                .filter(clause -> clause.rules().contains(id)).toList();
        final Pattern named = Pattern.compile(Stream.concat(Stream.of('"' + id + '"'), refusals(folder)
                .filter(refusal -> refusal.rule().equals(id)).map(refusal -> "\\bRefusal\\." + refusal + "\\b"))
                .collect(Collectors.joining("|")));
        return method -> method.contains(named) || clauses.stream().anyMatch(clause ->
                clause.owner().endsWith("." + method.name())
                        && method.contains(Pattern.compile('"' + clause.label() + '"')));
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
