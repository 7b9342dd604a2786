package tabuleiro.grading;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.command.Changes;
import tabuleiro.grading.command.ClassGrader;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.marks.FailedRule;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.grading.results.Observed;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.testing.Preparation;
import tabuleiro.grading.testing.RandomGames;
import tabuleiro.grading.testing.Tester;

/** What the tests of grading share: the sandbox, the rubric of Connect Four, sources to test. */
public final class Fixtures {

    private static final Path PROJECT = Path.of(System.getProperty("grading.home")).getParent();

    /** How many submissions the tests grade at once. */
    private static final int JOBS = 2;

    private static final Optional<Workers> SANDBOXED = sandboxed();

    /**
     * The processes that tests use, in the real sandbox, or where there is none, bare ones. Tests share them, since a
     * new compiler takes long to get quick; who ends processes has {@link #ownWorkers}.
     */
    public static final Workers WORKERS =
            SANDBOXED.orElseGet(() -> new Workers(new Sandbox(Isolation.PROCESS, Home.runtimes()), JOBS));

    private static final Map<Rubric, Tester> TESTERS = new ConcurrentHashMap<>();

    private Fixtures() {
    }

    private static Optional<Workers> sandboxed() {
        try {
            final Sandbox sandbox = new Sandbox(Isolation.SANDBOX, Home.runtimes());
            final Workers workers = new Workers(sandbox, JOBS);
            workers.probe();
            new Preparation(new Suite(new Exercise("connect-four")), sandbox)
                    .prepare(sources(project("grading/hostile/base")));
            return Optional.of(workers);
        } catch (GradingException none) {
            if ("required".equals(System.getProperty("isolation"))) {
                fail("Isolation is required here, but: " + none.getMessage());
            }
            System.out.println("Tests of isolation are skipped: " + none.getMessage());
            return Optional.empty();
        }
    }

    /** Checks whether there is a sandbox on this machine. */
    public static boolean isSandboxed() {
        return SANDBOXED.isPresent();
    }

    /** Returns processes of one test's own, which it ends. */
    public static Workers ownWorkers() {
        return new Workers(new Sandbox(isSandboxed() ? Isolation.SANDBOX : Isolation.PROCESS, Home.runtimes()), JOBS);
    }

    /** Returns the place of a folder of the project. */
    public static Path project(String path) {
        return PROJECT.resolve(path);
    }

    /** Returns the rubric by which an exercise is marked, without its games, and without contracts. */
    public static Rubric rubric(String exercise) {
        return Rubric.read(new Exercise(exercise).rubric()).withoutPlay().withoutContracts();
    }

    /**
     * Writes the rubric by which an exercise is marked into this folder, without its games and contracts, and with more
     * lines.
     */
    public static Path rubricWithoutPlay(String exercise, Path folder, String... more) throws IOException {
        return Files.write(folder.resolve("rubric.yaml"), Stream.concat(
                Files.readAllLines(new Exercise(exercise).rubric()).stream().filter(line -> !line.startsWith("play:")
                        && !line.startsWith("contracts:")),
                Stream.of(more)).toList());
    }

    /** Returns the text of the Java files below a folder, by path. */
    public static Map<String, String> sources(Path root) {
        final Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                sources.put(root.relativize(file).toString(), Files.readString(file));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return sources;
    }

    /** Returns the sources by path with which the reference solves an exercise. */
    public static Map<String, String> reference(Exercise exercise) {
        final Map<String, String> sources = sources(project("reference/src/main/java"));
        sources.keySet().removeIf(path -> !path.startsWith(exercise.packageName() + "/"));
        return sources;
    }

    /** Returns the same without its assertions, which take most of its time. */
    public static Map<String, String> withoutContracts(Exercise exercise) {
        final Map<String, String> sources = new TreeMap<>(reference(exercise));
        sources.replaceAll((file, text) -> text.replaceAll("(?m)^ +assert [^;]*;\n", ""));
        return sources;
    }

    /** Returns the sources by path with which a student begins an exercise. */
    public static Map<String, String> stub(Exercise exercise) {
        return sources(project("exercises/" + exercise.name() + "/src/main/java"));
    }

    /** Returns the classes of a program that compiles. */
    public static Map<String, byte[]> compiled(Exercise exercise, Map<String, String> sources) {
        return WORKERS.compile(sources, exercise.packageName()).orElseThrow().classes();
    }

    /** Returns who tests submissions of an exercise, with the help of these processes. */
    public static Tester tester(Rubric rubric, Workers workers) {
        return tester(rubric, workers, RandomGames.SEED);
    }

    /** Returns who tests submissions of an exercise, with games that follow from a seed. */
    static Tester tester(Rubric rubric, Workers workers, long seed) {
        final Map<String, String> reference = reference(rubric.exercise());
        return new Tester(rubric.exercise(), workers, () -> new Suite(rubric.exercise()).upTo(rubric.terms().tasks()),
                Optional.of(new RandomGames(reference, seed)).filter(any -> rubric.isPlayed()), Optional.of(reference),
                Optional.of(seed).filter(any -> rubric.contracts().signum() > 0));
    }

    /** Returns what is observed of these sources, as a submission. The testers live as long as the tests. */
    public static Observed test(Rubric rubric, Map<String, String> sources) {
        return tester(rubric).test(sources);
    }

    /** Returns who tests submissions by a rubric as long as the tests run. */
    public static Tester tester(Rubric rubric) {
        return TESTERS.computeIfAbsent(rubric, known -> tester(known, WORKERS));
    }

    /** Grades the submissions in a folder as a class by a rubric. The journal is kept in another folder. */
    static GradedClass grade(Rubric rubric, Path submissions, Path out) {
        return grade(rubric.exercise(), tester(rubric), submissions, out);
    }

    /** Grades the submissions in a folder as a class with this tester. The journal is kept in another folder. */
    static GradedClass grade(Exercise exercise, Tester tester, Path submissions, Path out) {
        try (Journal journal = new Journal(new OutputFolder(out), run(exercise, Shard.WHOLE));
                ClassGrader grader = new ClassGrader(run(exercise, Shard.WHOLE),
                        tester, Optional.empty(), journal, Map.of(), JOBS);
                Intake intake = new Intake(List.of(exercise), List.of(submissions))) {
            grader.start(intake.candidates(), () -> { });
            grader.await();
            final GradedClass graded = grader.result(new Changes(intake, Map.of(), false));
            final List<Graded> kept = new ArrayList<>();
            graded.submissions().forEach(kept::add);
            return new GradedClass(graded.run(), graded.checks(), kept);
        }
    }

    /** A run that grades part of a class. */
    public static Run run(Exercise exercise, Shard shard) {
        return new Run(exercise, shard, "a sandbox", "edition", "");
    }

    /** Returns what is earned by what was observed, by a rubric. */
    public static MarkSheet marks(Rubric rubric, Observed observed) {
        return MarkSheet.of(rubric, observed.outcomes(), extras(observed));
    }

    private static Extras extras(Observed observed) {
        return observed.extras();
    }

    /** Returns the mark by a rubric, and what is lost for which rule, in a line for each. */
    public static String said(Rubric rubric, Observed observed) {
        return Stream.concat(Stream.of(marks(rubric, observed).mark().toString()),
                FailedRule.of(rubric, observed.outcomes(), extras(observed)).stream().map(failed ->
                        "%s%s: %s; %s, %s games; %s".formatted(failed.rule(), failed.guard() ? " guard" : "",
                                failed.regains(), failed.examples().size(), failed.games(),
                                failed.shown().map(shown -> shown.check().example() + "\n" + shown.message())
                                        .orElse("")))).collect(Collectors.joining("\n"));
    }

    /** Returns the ids that are not earned, with {@code guard} behind those of guards. */
    public static List<String> notEarned(Rubric rubric, Observed observed) {
        final MarkSheet sheet = marks(rubric, observed);
        return Stream.concat(sheet.rules().stream(), sheet.guards().stream()).filter(mark -> !mark.isEarned())
                .map(mark -> mark.rule() + (mark.guard() ? " guard" : "")).toList();
    }
}
