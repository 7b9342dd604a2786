package tabuleiro.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.picture.Drawable;

/**
 * The phrases of which examples are made, as the sources of their steps state them: the annotation is the phrase, and
 * the first sentence of the comment above it says what it means.
 *
 * @param home    the package of the steps, such as {@code chess.steps}
 * @param title   to which games they belong
 * @param classes the classes of steps
 */
public record Phrases(String home, String title, List<Steps> classes) {

    private static final Pattern COMMENT = Pattern.compile("/\\*\\*(.*?)\\*/", Pattern.DOTALL);
    private static final String TEXT = "\"(?:[^\"\\\\]|\\\\.)*+\"";
    private static final Pattern STEP = Pattern.compile("\\s*@(Given|When|Then)\\(\\s*((?:" + TEXT + "[\\s+]*)+)\\)");
    private static final Pattern WORD = Pattern.compile("\\s*@ParameterType\\((?:" + TEXT + "|[^\"()])*+\\)");
    private static final Pattern METHOD = Pattern.compile("\\s*public [^(]*?(\\w+)\\(([^)]*)\\)");
    private static final Pattern SENTENCE = Pattern.compile("(.*?\\.)(?: .*|$)");

    /**
     * The phrases of a class of steps.
     *
     * @param meaning what they are about, in a sentence
     * @param more    what else is to be said of all of them; perhaps nothing
     * @param words   the words in braces that they define
     * @param phrases the phrases
     */
    public record Steps(String meaning, String more, List<Phrase> words, List<Phrase> phrases) {
    }

    /**
     * A phrase, or a word in braces that occurs in phrases.
     *
     * @param text    as the annotation writes it
     * @param meaning what it means, with inline tags of Javadoc
     * @param below   what stands below it: {@code picture}, {@code text} or nothing
     */
    public record Phrase(String text, String meaning, String below) {
    }

    /** Returns the phrases in the packages with steps in a folder of sources, those of all games first. */
    public static List<Phrases> in(Path sources) {
        try (Stream<Path> folders = Files.walk(sources.resolve("tabuleiro"))) {
            final List<Path> homes = folders.filter(path -> path.endsWith("steps") && Files.isDirectory(path)).toList();
            return Stream.concat(Stream.of(""), Descriptor.all().stream().map(game -> game.packageName() + "."))
                    .flatMap(game -> Stream.of("", "console.").map(shown -> shown + game + "steps"))
                    .flatMap(name -> Stream.concat(Stream.of(name),
                            Stream.of("console.program.steps").filter(each -> name.equals("console.steps"))))
                    .flatMap(home -> homes.stream().filter(path -> name(sources, path).equals(home)).findFirst()
                            .map(folder -> new Phrases(home, title(home), classes(home, folder))).stream()).toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String name(Path sources, Path folder) {
        return sources.resolve("tabuleiro").relativize(folder).toString().replace('\\', '/').replace('/', '.');
    }

    private static String title(String home) {
        final String prefix = home.startsWith("console.") ? "The console: " : "";
        return prefix + game(home).map(Descriptor::title)
                .orElse(home.contains("program") ? "the shared program" : "all games")
                .replaceFirst(prefix.isEmpty() ? "^all" : "^$", "All");
    }

    private static Optional<Descriptor> game(String home) {
        return Descriptor.all().stream().filter(game -> home.matches("(console\\.)?" + game.packageName() + "\\.steps"))
                .findFirst();
    }

    private static List<Steps> classes(String home, Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            final List<Steps> classes = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                classes.add(steps(game(home), Files.readString(file)));
            }
            classes.removeIf(steps -> steps.words().isEmpty() && steps.phrases().isEmpty());
            return classes;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns the phrases in the source of a class. */
    static Steps steps(Optional<Descriptor> game, String source) {
        final List<Phrase> words = new ArrayList<>();
        final List<Phrase> phrases = new ArrayList<>();
        COMMENT.matcher(source).results().forEach(comment ->
                add(game, source, comment.end(), sentence(text(comment.group(1))), words, phrases));
        final String first = COMMENT.matcher(source).results().findFirst().map(match -> text(match.group(1)))
                .orElse("");
        return new Steps(sentence(first), first.substring(sentence(first).length()).strip(), words, phrases);
    }

    private static void add(Optional<Descriptor> game, String source, int from, String meaning, List<Phrase> words,
            List<Phrase> phrases) {
        final Matcher method = METHOD.matcher(source);
        final Matcher word = WORD.matcher(source).region(from, source.length());
        if (word.lookingAt() && method.region(word.end(), source.length()).lookingAt()) {
            words.add(new Phrase("{" + method.group(1) + "}", meaning, ""));
        }
        final List<String> texts = new ArrayList<>();
        final Matcher step = STEP.matcher(source).region(from, source.length());
        int end = from;
        while (step.lookingAt()) {
            texts.add(Pattern.compile(TEXT).matcher(step.group(2)).results().map(text -> unquoted(text.group()))
                    .collect(Collectors.joining()));
            end = step.end();
            step.region(end, source.length());
        }
        if (!texts.isEmpty() && method.region(end, source.length()).lookingAt()) {
            final String last = method.group(2).replaceAll("(?s).*,", "").strip();
            texts.forEach(text -> phrases.add(new Phrase(text, meaning, below(game, text, last, method.group(2)))));
        }
    }

    private static String unquoted(String text) {
        return text.substring(1, text.length() - 1).replace("\\\\", "\\").replace("\\\"", "\"");
    }

    /** Returns what stands below a phrase: something, if its method takes one value more than it names. */
    private static String below(Optional<Descriptor> game, String phrase, String last, String parameters) {
        final long named = Pattern.compile("(?<!\\\\)\\{").matcher(phrase).results().count();
        final long taken = parameters.isBlank() ? 0 : Pattern.compile(",(?![^<]*>)").splitAsStream(parameters).count();
        if (taken <= named || !last.startsWith("String")) {
            return "";
        }
        return last.endsWith("picture") || game.isPresent() && Drawable.game(game.get().folder(), phrase).isPresent()
                ? "picture" : "text";
    }

    /** Returns what a comment says before its tags. */
    private static String text(String comment) {
        return comment.lines().map(line -> line.strip().replaceFirst("^\\*\\s?", "").replace("<p>", ""))
                .takeWhile(line -> !line.startsWith("@")).collect(Collectors.joining(" ")).strip()
                .replaceAll("\\s+", " ");
    }

    private static String sentence(String text) {
        final Matcher sentence = SENTENCE.matcher(text);
        return sentence.matches() ? sentence.group(1) : text;
    }
}
