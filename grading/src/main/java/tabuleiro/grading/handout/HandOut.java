package tabuleiro.grading.handout;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import tabuleiro.feedback.Task;
import tabuleiro.feedback.Tasks;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.language.Language;
import tabuleiro.rulebook.Edition;
import tabuleiro.rulebook.FeatureFile;
import tabuleiro.rulebook.RuleBook;

/**
 * What students get of some exercises: a folder that builds alone. Whatever belongs to another game, to the reference
 * or to grading is not in it.
 */
public final class HandOut {

    /** Where the rule book lies in it, beside the folders that are built. */
    private static final String RULE_BOOK = "rule-book";

    /** What is handed out, whichever game it is; nothing else is. */
    private static final List<PathMatcher> GIVEN = Stream.of("{pom.xml,.gitignore,.gitattributes,.ci/checkstyle.xml}",
            ".mvn/**", "features/{pom.xml,languages/*/*.po,rules/**,src/main/**}",
            "exercises/{pom.xml,README.md,README.??.md,REPORT.md,REPORT.??.md,check,check.cmd,play,play.cmd}",
            "exercises/checking/{start,start.cmd}",
            "exercises/*/{pom.xml,README.md,README.??.md,hints.txt,tasks.txt,boards.gz}",
            "exercises/*/{.mvn,src/main}/**",
            "exercises/*/src/test/{java,resources}/**").map(HandOut::glob).toList();

    /** What is for those who maintain given code, and what systems leave behind. */
    private static final List<PathMatcher> NOT_GIVEN =
            Stream.of("exercises/{console,checking,contracts}/{src/test/**,README.md}",
                    "features/languages/*/grading.po",
                    "**/{.DS_Store,Thumbs.db,desktop.ini,*~}").map(HandOut::glob).toList();

    private final Path project;
    private final List<Exercise> exercises;
    private final List<Exercise> others;
    private final Map<Exercise, FirstTasks> tasks;

    /**
     * Will hand out exercises of a project.
     *
     * @param tasks by exercise, in their order, how much of each
     */
    public HandOut(Path project, Map<Exercise, FirstTasks> tasks) {
        this.project = project;
        this.tasks = tasks;
        exercises = List.copyOf(tasks.keySet());
        others = Exercise.known().stream().filter(exercise -> !exercises.contains(exercise)).toList();
    }

    private static PathMatcher glob(String pattern) {
        return Path.of("").getFileSystem().getPathMatcher("glob:" + pattern);
    }

    /** Returns what its top folder is called. */
    public String name() {
        return exercises.size() == 1 ? "tabuleiro-" + exercises.get(0).name() : "tabuleiro";
    }

    /**
     * Makes sure that no exercise has been solved in this project: students would get the solution.
     *
     * @throws GradingException if one has; the message says which
     */
    public void mustBeUnsolved() throws IOException {
        for (Exercise each : exercises) {
            final StringBuilder sources = new StringBuilder();
            final Path exercise = project.resolve("exercises").resolve(each.name());
            for (Path file : files(exercise.resolve("src/main/java"))) {
                sources.append(Files.readString(file));
            }
            for (Task task : Tasks.in(exercise).all()) {
                if (task.methods().stream().anyMatch(method -> !method.contains(" ("))
                        && !Pattern.compile("TODO [\\d and]*\\b" + task.number() + "\\b").matcher(sources).find()) {
                    throw new GradingException("The exercise " + each.name()
                            + " is not as it is handed out: nothing in " + exercise
                            + " says TODO " + task.number() + ". Put back the files that were solved.");
                }
            }
        }
    }

    /** Writes everything but recorded games into a folder. */
    public void write(Path folder) throws IOException {
        final SortedMap<String, Path> given = given();
        final Markdown links = new Markdown(given.keySet(), Map.of("features/target/rule-book", RULE_BOOK));
        for (Map.Entry<String, Path> each : given.entrySet()) {
            write(folder.resolve(each.getKey()), content(each.getKey(), each.getValue(), links));
        }
        final String readme = "exercises/README.md";
        write(folder.resolve("README.md"), utf8(links.moved(readme, "README.md", general(read(given.get(readme))))));
        final RuleBook book =
                new RuleBook(folder.resolve("features/rules"), folder.resolve("features/src/main/java"));
        book.write(folder.resolve(RULE_BOOK), Edition.STUDENTS);
        book.write(folder.resolve(RULE_BOOK).resolve("pt"), Edition.students(Language.of("pt")));
    }

    /** Returns the files that are copied, by their paths in the hand-out. */
    private SortedMap<String, Path> given() throws IOException {
        final SortedMap<String, Path> given = new TreeMap<>();
        for (String part : List.of("pom.xml", ".gitignore", ".gitattributes", ".ci", ".mvn", "features", "exercises")) {
            for (Path file : files(project.resolve(part))) {
                final Path place = project.relativize(file);
                if (matches(GIVEN, place) && !matches(NOT_GIVEN, place) && !isOfAnotherGame(place)) {
                    given.put(place.toString().replace('\\', '/'), file);
                }
            }
        }
        return given;
    }

    private static List<Path> files(Path part) throws IOException {
        if (!Files.exists(part)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(part)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static boolean matches(List<PathMatcher> some, Path place) {
        return some.stream().anyMatch(pattern -> pattern.matches(place));
    }

    /** Checks whether a folder or a file on its way is named after a game that is not handed out. */
    private boolean isOfAnotherGame(Path place) {
        return StreamSupport.stream(place.spliterator(), false).map(path -> path.toString().replaceFirst("\\..*", ""))
                .anyMatch(name -> others.stream().anyMatch(other -> name.equals(other.name())
                        || name.equals(other.packageName())));
    }

    private byte[] content(String place, Path file, Markdown links) {
        final Optional<Portion> portion = tasks.keySet().stream().filter(exercise ->
                place.contains("/" + exercise.name() + "/")).findFirst().map(tasks::get).map(Portion::new);
        if (place.matches("exercises/(README|REPORT)(\\...)?\\.md")) {
            return utf8(links.moved(place, place, general(read(file))));
        } else if (place.endsWith(".md") && portion.isPresent()) {
            return utf8(links.moved(place, place, portion.get().readme(read(file))));
        } else if (place.matches("exercises/.*/(tasks|hints)\\.txt")) {
            return utf8(portion.orElseThrow().passages(read(file)));
        } else if (portion.isPresent() && place.endsWith(".feature")) {
            return utf8(portion.get().feature(file.getFileName().toString(), read(file)));
        } else if (place.equals("exercises/pom.xml")) {
            return utf8(without(read(file), other -> "<module>" + other.name() + "</module>"));
        } else if (place.equals("features/pom.xml")) {
            return utf8(without(read(file), other -> "." + other.packageName() + "."));
        }
        return bytes(file);
    }

    /** Returns the README of all exercises as it speaks of those that are handed out. */
    private String general(String readme) {
        final Exercise first = exercises.stream().filter(exercise -> exercise.name().equals(Model.FIRST)).findFirst()
                .orElse(exercises.get(0));
        final String title = read(project.resolve("exercises").resolve(first.name()).resolve("README.md"))
                .lines().findFirst().orElse("").replaceFirst("^# Exercise: ", "");
        return new Model(first.name(), title, FeatureFile.in(project.resolve("features/rules").resolve(first.name())))
                .shown(new Passages(about -> about.equals(first.name())).of(
                        without(readme, other -> "](" + other.name() + "/README.")));
    }

    /** Returns a text without the lines that say this of another game. */
    private String without(String text, Function<Exercise, String> said) {
        final Predicate<String> isOfAnother = line -> others.stream().map(said).anyMatch(line::contains);
        return text.lines().filter(isOfAnother.negate()).map(line -> line + "\n").collect(Collectors.joining());
    }

    private static String read(Path file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void write(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, content);
    }
}
