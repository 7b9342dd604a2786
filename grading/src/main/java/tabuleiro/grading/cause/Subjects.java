package tabuleiro.grading.cause;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.Home;

/**
 * Which rule each method of a game is about, as the Javadoc of its interfaces says: the first that its postconditions
 * name, else the first that the rest of its comment names.
 *
 * @param rules    the ids of the rules by the names of the methods: first the one that a method is about
 * @param promised the same as the comments say it where they promise more than one thing
 * @param resumed  the id of the rule by which a game that is resumed is as its position says
 * @param shared   the id of the rule by which nothing outside of a game changes it
 * @param first    the id of the first rule of the game, which stands for methods that name none
 */
record Subjects(Map<String, List<String>> rules, Map<String, List<String>> promised, String resumed,
        Optional<String> shared, String first) {

    private static final Pattern COMMENT =
            Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s*[^;{]*?(\\w+)\\s*\\([^)]*\\)\\s*[;{]", Pattern.DOTALL);
    private static final Pattern POSTCONDITION = Pattern.compile("@post[^@]*");
    private static final Pattern RESUMED =
            Pattern.compile("@post same_position.*?\\((\\w\\w-\\d\\d)\\)", Pattern.DOTALL);
    private static final Pattern SHARED = Pattern.compile("changes the[\\s*]+game \\((\\w\\w-\\d\\d)\\)");

    /** Reads the sources of a game; some of its methods may be about another rule than the one that they name first. */
    static Subjects of(Descriptor game, Map<String, String> peculiar) {
        final Pattern id = Pattern.compile("\\b" + game.prefix() + "-\\d\\d\\b");
        final Map<String, List<String>> rules = new TreeMap<>();
        final TreeSet<String> all = new TreeSet<>();
        final List<String> resumed = new ArrayList<>();
        final List<String> shared = new ArrayList<>();
        for (String source : interfaces(game)) {
            id.matcher(source).results().forEach(found -> all.add(found.group()));
            RESUMED.matcher(source).results().forEach(found -> resumed.add(found.group(1)));
            SHARED.matcher(source).results().forEach(found -> shared.add(found.group(1)));
            COMMENT.matcher(source).results().forEach(found -> {
                final List<String> promised = POSTCONDITION.matcher(found.group(1)).results()
                        .flatMap(clause -> id.matcher(clause.group()).results()).map(match -> match.group()).toList();
                rules.putIfAbsent(found.group(2), promised.isEmpty() ? id.matcher(found.group(1)).results()
                        .map(match -> match.group()).limit(1).toList() : promised);
            });
        }
        if (all.isEmpty() || !rules.keySet().containsAll(peculiar.keySet())) {
            throw new IllegalStateException("The interfaces of " + game.title() + " name no rule "
                    + game.prefix() + "-01, or declare not all of " + new TreeSet<>(peculiar.keySet()));
        }
        rules.values().removeIf(List::isEmpty);
        final Map<String, List<String>> promised = new TreeMap<>(rules);
        peculiar.forEach((method, rule) -> promised.merge(method, List.of(rule), (said, own) ->
                said.size() > 1 ? said : own));
        peculiar.forEach((method, rule) -> rules.put(method, List.of(rule)));
        return new Subjects(rules, promised, resumed.stream().findFirst().orElse(all.first()),
                shared.stream().findFirst(), all.first());
    }

    /** Returns the texts of the interfaces of a game, its own first. */
    private static List<String> interfaces(Descriptor game) {
        final Path folder = Home.specification().resolve(game.packageName());
        final List<Path> files = new ArrayList<>(List.of(folder.resolve(game.name() + ".java")));
        try (Stream<Path> all = Files.list(folder)) {
            all.filter(path -> path.toString().endsWith(".java") && !files.contains(path)).sorted().forEach(files::add);
            final List<String> texts = new ArrayList<>();
            for (Path file : files) {
                texts.add(Files.readString(file));
            }
            texts.removeIf(text -> !text.contains("public interface "));
            return texts;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns the id of the rule that a method is about. */
    String of(String method) {
        return all(method).get(0);
    }

    /** Returns the ids of all rules that the postconditions of a method name; else just the one that it is about. */
    List<String> all(String method) {
        return rules.getOrDefault(method, List.of(first));
    }
}
