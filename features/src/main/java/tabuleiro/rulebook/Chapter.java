package tabuleiro.rulebook;

import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.games.Descriptor;

/**
 * What the specification says of one game, or of the console, on which all games are played.
 *
 * @param folder   the folder of its feature files
 * @param title    what it is called
 * @param sections its sections
 * @param files    its feature files
 * @param clauses  the clauses of its contracts
 * @param refusals its refusals, in their order
 */
public record Chapter(String folder, String title, List<Section> sections, List<FeatureFile> files,
        List<Clause> clauses, List<Reason> refusals) {

    /** The folder of the rules of the console that all games share. */
    static final String CONSOLE = "console";

    /**
     * The rules of a feature file that belong to a chapter.
     *
     * @param folder the folder of the feature file
     * @param title  what they are about
     * @param file   the feature file
     * @param rules  the rules
     */
    public record Section(String folder, String title, FeatureFile file, List<Rule> rules) {

        /** Returns what is given in every example. */
        List<Background> backgrounds() {
            return file.feature().getChildren().stream().map(FeatureChild::getBackground).flatMap(Optional::stream)
                    .toList();
        }
    }

    /** Returns the chapter of a game: its rules are in this folder, its interfaces in that one. */
    static Chapter of(Descriptor game, Path rules, Path sources) {
        final String name = game.packageName();
        final List<FeatureFile> files = inOrder(FeatureFile.in(rules.resolve(game.folder())));
        return new Chapter(game.folder(), game.title(), sections(game.folder(), "", files, rule -> !isOfConsole(rule)),
                files, Clause.in(sources.resolve("tabuleiro").resolve(name)),
                refusals("tabuleiro." + name + ".Refusal"));
    }

    /** Returns the chapter of the console: the rules that all games share, then those of each of these games. */
    static Chapter ofConsole(Path rules, List<Descriptor> games) {
        final List<FeatureFile> files = FeatureFile.in(rules.resolve(CONSOLE));
        final List<Section> sections = new ArrayList<>(sections(CONSOLE, "", files, rule -> true));
        for (Descriptor game : games) {
            sections.addAll(sections(game.folder(), game.title() + ": ",
                    inOrder(FeatureFile.in(rules.resolve(game.folder()))), Chapter::isOfConsole));
        }
        return new Chapter(CONSOLE, "The console", List.copyOf(sections), files, List.of(), List.of());
    }

    /** Returns files in the order of the numbers before their names: the tenth is the last of ten. */
    private static List<FeatureFile> inOrder(List<FeatureFile> files) {
        return files.stream().sorted(Comparator.comparing(file -> file.name().replaceFirst("^(\\d)-", "0$1-")))
                .toList();
    }

    private static List<Section> sections(String folder, String prefix, List<FeatureFile> files,
            Predicate<Rule> belongs) {
        return files.stream().map(file -> new Section(folder, prefix + file.feature().getName(), file,
                file.rules().stream().filter(belongs).toList())).filter(section -> !section.rules().isEmpty()).toList();
    }

    private static List<Reason> refusals(String type) {
        try {
            return Stream.of(Class.forName(type).getEnumConstants()).map(Reason.class::cast).toList();
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("The game has no refusals: " + type, missing);
        }
    }

    /** Returns its game; nothing for the console. */
    public Optional<Descriptor> game() {
        return Descriptor.in(folder);
    }

    /** Returns its page. */
    public String page() {
        return folder + ".html";
    }

    /** Returns its rules, in their order. */
    public List<Rule> rules() {
        return sections.stream().flatMap(section -> section.rules().stream()).toList();
    }

    /** Returns the examples of careless callers whom the guards of a rule must stop. */
    List<Scenario> guards(String id) {
        return files.stream().flatMap(file -> file.examplesOutsideRules().stream())
                .filter(example -> FeatureFile.guardedAmong(example.getTags()).contains(id)).toList();
    }

    /** Returns the id of a rule; empty if it has none. */
    static String id(Rule rule) {
        return FeatureFile.idsAmong(rule.getTags()).stream().findFirst().orElse("");
    }

    private static boolean isOfConsole(Rule rule) {
        return FeatureFile.names(rule.getTags()).contains(CONSOLE);
    }
}
