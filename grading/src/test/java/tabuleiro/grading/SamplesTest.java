package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.marks.FailedRule;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.Reports;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;
import tabuleiro.language.Language;

/**
 * The sample submissions get the marks that their mistakes deserve, and these are charged to the rules that they break;
 * graded twice, the same bytes. What they deserve stands in the table of their README. The build grades one sample of
 * each kind of mistake, the thorough build all.
 */
class SamplesTest {

    private static final boolean THOROUGH = Boolean.getBoolean("thorough");

    /** The exercise of which the table is written anew instead of compared: {@code grading/samples/marks} says so. */
    private static final String WRITTEN = System.getProperty("samples.write", "");

    /** One of each kind: what the build grades of these exercises. */
    private static final Map<String, Set<String>> KINDS = Map.of(
            "connect-four", Set.of(
                    "participant-105", // a query changes the game
                    "participant-111"), // a part of it is not begun
            "quarto", Set.of("participant-205")); // what is wrong hides most of the rest

    /** The rule of the perfect agent, which weighs nothing. */
    private static final String WRITTEN_BY_NONE = "C4-19";

    private static final Exercise TWICE = new Exercise("connect-four");

    @TempDir
    private Path folder;

    /** What a README says about a sample, or what was found. */
    private record Row(String charged, String mark) {
    }

    /** Returns those of which there are samples. */
    static List<Exercise> exercises() {
        return Exercise.known().stream()
                .filter(each -> Files.exists(Fixtures.project("grading/samples/" + each.name()))).toList();
    }

    static List<Exercise> graded() {
        return exercises().stream().filter(each -> WRITTEN.isEmpty() ? THOROUGH || KINDS.containsKey(each.name())
                : each.name().equals(WRITTEN)).toList();
    }

    @Slow
    @ParameterizedTest
    @MethodSource("graded")
    void samplesGetTheMarksThatTheirReadmeSays(Exercise exercise) throws IOException, InterruptedException {
        final Map<String, Row> expected = rows(exercise);
        expected.keySet().removeIf(each -> !THOROUGH && WRITTEN.isEmpty()
                && !KINDS.get(exercise.name()).contains(each));
        final Rubric rubric = Rubric.read(exercise.rubric());
        final Map<String, Row> found = new LinkedHashMap<>();
        final GradedClass graded =
                Fixtures.grade(rubric, some(exercise, expected.keySet()), folder.resolve("journal"));
        graded.submissions().forEach(each -> found.put(each.name(), row(rubric, each)));
        new Reports(rubric).write(new OutputFolder(folder.resolve("pages")), graded);
        if (!WRITTEN.isEmpty()) {
            write(exercise, found);
        }
        assertThat(found).as("grading/samples/%s/README.md has other marks than these: look at them, then write them by"
                + " grading/samples/marks %1$s", exercise.name()).containsExactlyInAnyOrderEntriesOf(WRITTEN.isEmpty()
                ? expected : rows(exercise));
        assertThat(unsaid(exercise, folder.resolve("pages"))).as("what grading.po does not say").isEmpty();
    }

    /** Returns the sentences of pages that nobody has translated into Portuguese, each with its page. */
    private static List<String> unsaid(Exercise exercise, Path pages) throws IOException {
        final List<String> unsaid = new ArrayList<>();
        try (Stream<Path> files = Files.list(pages).filter(each -> each.toString().endsWith(".html")).sorted()) {
            for (Path page : files.toList()) {
                Language.of("pt").in(exercise.name()).page(Files.readString(page),
                        text -> unsaid.add(page.getFileName() + ": " + text));
            }
        }
        return unsaid;
    }

    /** Writes what was found into the table, and the checksum of the rubric by which it was marked. */
    private static void write(Exercise exercise, Map<String, Row> found) throws IOException {
        final Path file = folder(exercise).resolve("README.md");
        final StringBuilder text = new StringBuilder();
        for (String line : Files.readAllLines(file)) {
            final String[] cells = line.split(" *\\| *", -1);
            final Row row = line.startsWith("| `participant-") ? found.get(cells[1].replace("`", "")) : null;
            text.append(row == null ? line.replaceFirst("rubric `\\w*`", "rubric `" + checksum(exercise) + "`")
                    : "| %s | %s | %s | %s |".formatted(cells[1], cells[2], row.charged, row.mark)).append('\n');
        }
        Files.writeString(file, text);
    }

    /** Returns the first eight digits of the SHA-256 of a rubric, as {@code .ci/Follow.java} computes them. */
    private static String checksum(Exercise exercise) throws IOException {
        try {
            final byte[] text = Files.readString(exercise.rubric()).replace("\r", "").getBytes(StandardCharsets.UTF_8);
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text)).substring(0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static Row row(Rubric rubric, Graded graded) {
        final String mark = MarkSheet.of(rubric, graded.outcomes(), graded.extras()).mark().toString();
        final List<FailedRule> causes = FailedRule.of(rubric, graded.outcomes(), graded.extras()).stream()
                .filter(each -> !each.rule().equals(WRITTEN_BY_NONE)).toList();
        final boolean isGuards = causes.stream().allMatch(FailedRule::guard) && causes.size() == rubric.guards().size();
        final String rules = causes.stream().map(each -> each.rule() + (each.guard() ? " guard" : ""))
                .distinct().collect(Collectors.joining(", "));
        if ("0.0".equals(mark)) {
            return new Row("all", mark);
        }
        if (causes.isEmpty()) {
            return new Row("none", mark);
        }
        return new Row(isGuards ? "guards" : rules, mark);
    }

    /** Returns what the table in the README of the samples says, by the name of the sample. */
    private static Map<String, Row> rows(Exercise exercise) throws IOException {
        final Map<String, Row> rows = new LinkedHashMap<>();
        for (String line : Files.readAllLines(folder(exercise).resolve("README.md"))) {
            if (line.startsWith("| `participant-")) {
                final String[] cells = line.split(" *\\| *", -1);
                rows.put(cells[1].replace("`", ""), new Row(cells[3], cells[4]));
            }
        }
        return rows;
    }

    private static Path folder(Exercise exercise) {
        return Fixtures.project("grading/samples/" + exercise.name());
    }

    /** Returns a folder with some of the samples, as whole programs. */
    private Path some(Exercise exercise, Collection<String> names) throws IOException, InterruptedException {
        final Path all = laidOut(exercise);
        final Path some = Files.createDirectory(folder.resolve("some"));
        for (String name : names) {
            HostileCase.copy(all.resolve(name), some.resolve(name));
        }
        return some;
    }

    private static Path laidOut(Exercise exercise) throws IOException, InterruptedException {
        final Process process = new ProcessBuilder(Fixtures.project("grading/samples/lay-out").toString(),
                exercise.name()).redirectErrorStream(true).start();
        final String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertThat(process.waitFor()).as(said).isZero();
        return Path.of(said);
    }

    @Slow
    @Test
    void gradedTwiceTheBytesAreTheSame() throws IOException, InterruptedException {
        final Rubric rubric = Rubric.read(TWICE.rubric());
        final Path samples = some(TWICE, List.of("participant-102"));
        for (String time : List.of("once", "twice")) {
            new Reports(rubric).write(new OutputFolder(folder.resolve(time)),
                    Fixtures.grade(rubric, samples, folder.resolve("journal " + time)));
        }
        try (Stream<Path> files = Files.list(folder.resolve("once"))) {
            for (Path file : files.toList()) {
                assertThat(folder.resolve("twice").resolve(file.getFileName())).hasSameBinaryContentAs(file);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void eachSampleHasItsLine(Exercise exercise) throws IOException {
        try (Stream<Path> samples = Files.list(folder(exercise)).filter(Files::isDirectory)) {
            assertThat(rows(exercise).keySet())
                    .containsExactlyInAnyOrderElementsOf(samples.map(each -> each.getFileName().toString()).toList());
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void oneSampleIsTheUntouchedStub(Exercise exercise) throws IOException, InterruptedException {
        try (Stream<Path> samples = Files.list(laidOut(exercise))) {
            assertThat(samples.map(SamplesTest::classes)).as("one sample is the untouched stub of the exercise")
                    .contains(classes(Fixtures.project("exercises/" + exercise.name() + "/src/main/java")));
        }
    }

    /** Returns the text of the Java files below a folder, by the name of the file. */
    private static Map<String, String> classes(Path root) {
        return Fixtures.sources(root).entrySet().stream().collect(Collectors.toMap(
                each -> Path.of(each.getKey()).getFileName().toString(), Map.Entry::getValue));
    }
}
