package tabuleiro.rulebook;

import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.Scenario;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.picture.Game;

/**
 * What the specification says of one game, or of the console that all games share.
 *
 * @param folder   the folder of its feature files
 * @param title    what it is called
 * @param files    its feature files
 * @param clauses  the clauses of its contracts
 * @param refusals its refusals, in their order
 */
record Chapter(String folder, String title, List<FeatureFile> files, List<Clause> clauses, List<Reason> refusals) {

    /** The folder of the rules of the console that all games share. */
    static final String CONSOLE = "console";

    /** Returns the chapter of a game: its rules are in this folder, its interfaces in that one. */
    static Chapter of(Game game, Path rules, Path sources) {
        final String name = game.folder().replace("-", "");
        return new Chapter(game.folder(), game.title(), FeatureFile.in(rules.resolve(game.folder())),
                Clause.in(sources.resolve("tabuleiro").resolve(name)), refusals("tabuleiro." + name + ".Refusal"));
    }

    /** Returns the chapter of the console that all games share. */
    static Chapter ofConsole(Path rules) {
        return new Chapter(CONSOLE, "The console", FeatureFile.in(rules.resolve(CONSOLE)), List.of(), List.of());
    }

    private static List<Reason> refusals(String type) {
        try {
            return Stream.of(Class.forName(type).getEnumConstants()).map(Reason.class::cast).toList();
        } catch (ClassNotFoundException missing) {
            throw new IllegalStateException("The game has no refusals: " + type, missing);
        }
    }

    /** Returns its game; nothing for the console that all games share. */
    Optional<Game> game() {
        return Game.in(folder);
    }

    /** Returns its page. */
    String page() {
        return folder + ".html";
    }

    /** Returns its rules, in their order. */
    List<Rule> rules() {
        return files.stream().flatMap(file -> file.rules().stream()).toList();
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

    /** Checks whether it is a rule of the console. */
    static boolean isOfConsole(Rule rule) {
        return FeatureFile.names(rule.getTags()).contains(CONSOLE);
    }
}
