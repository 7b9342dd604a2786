package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.judge.Seen;
import tabuleiro.grading.judge.Verdict;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.marks.Shares;
import tabuleiro.grading.marks.Shares.Known;

/**
 * What is seen of the rules, and what it is worth: all of the reference, nothing of the stub. Of every sample a line is
 * printed with its mark of today and what its rules earn from evidence, out of the scale. {@code -Devidence=quarto} in
 * {@code argLine} grades one exercise.
 */
class EvidenceTest {

    static List<Exercise> exercises() {
        final String one = System.getProperty("evidence", "");
        return Exercise.known().stream().filter(each -> one.isEmpty() || one.equals(each.name())).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void theReferenceIsSeenRightAndNothingOfTheStub(Exercise exercise) throws IOException, InterruptedException {
        assumeTrue(Boolean.getBoolean("thorough") || !System.getProperty("evidence", "").isEmpty());
        final Rubric rubric = Rubric.read(exercise.rubric());
        final Map<String, Double> marks = new LinkedHashMap<>();
        programs(exercise).forEach((name, sources) -> {
            final Verdict verdict = Fixtures.judge(rubric).judge(sources);
            marks.put(name, mark(rubric, verdict));
            System.out.printf("%s %s: today %s, rules by evidence %.1f%n", exercise.name(), name,
                    Fixtures.marks(rubric, verdict).mark(), marks.get(name));
        });
        assertThat(marks.get("the reference")).isEqualTo(rubric.scale());
        assertThat(marks.get("the stub")).isZero();
    }

    private static Map<String, Map<String, String>> programs(Exercise exercise)
            throws IOException, InterruptedException {
        final Map<String, Map<String, String>> programs = new TreeMap<>();
        programs.put("the reference", Fixtures.withoutContracts(exercise));
        programs.put("the stub", Fixtures.stub(exercise));
        final Process process = new ProcessBuilder(Fixtures.project("grading/samples/lay-out").toString(),
                exercise.name()).redirectErrorStream(true).start();
        final String folder = new String(process.getInputStream().readAllBytes()).strip();
        assertThat(process.waitFor()).as(folder).isZero();
        try (Stream<Path> all = Files.list(Path.of(folder))) {
            all.filter(Files::isDirectory).forEach(each ->
                    programs.put(each.getFileName().toString(), sources(each, exercise)));
        }
        return programs;
    }

    private static double mark(Rubric rubric, Verdict verdict) {
        final Map<String, Known> known = new TreeMap<>();
        rubric.rules().keySet().forEach(rule -> {
            final List<Outcome> own = verdict.outcomes().stream().filter(each -> !each.check().guard()
                    && each.check().rule().equals(rule)).toList();
            known.put(rule, new Known((int) own.stream().filter(Outcome::passed).count(), own.size(),
                    verdict.played().orElseThrow().seen().getOrDefault(rule, Seen.NOTHING)));
        });
        final Shares shares = new Shares(known);
        return rubric.scale() * rubric.rules().entrySet().stream()
                .mapToDouble(each -> shares.of(each.getKey()) * each.getValue().doubleValue()).sum()
                / rubric.rules().values().stream().mapToDouble(Number::doubleValue).sum();
    }

    private static Map<String, String> sources(Path folder, Exercise exercise) {
        final Map<String, String> all = new TreeMap<>();
        Fixtures.sources(folder).forEach((path, text) -> {
            final int at = path.indexOf(exercise.packageName() + "/");
            if (at >= 0 && !path.contains("src/test")) {
                all.put(path.substring(at), text);
            }
        });
        return all;
    }
}
