package tabuleiro.grading.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.contracts.Hooks;
import tabuleiro.contracts.Miss;
import tabuleiro.contracts.Trial;
import tabuleiro.contracts.replay.Boards;
import tabuleiro.contracts.replay.Case;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.TrialBench;
import tabuleiro.grading.process.Workers;
import tabuleiro.rulebook.Clause;

/** What is shown as not noticed breaks the clause that is named with it: the reference's own assertion says so. */
class MissesTest {

    static Stream<Exercise> exercises() {
        return Exercise.known().stream().filter(each -> Files.exists(WrongBoards.graded(each))
                && Files.exists(Fixtures.project("grading/samples/" + each.name())));
    }

    @Thorough
    @ParameterizedTest
    @MethodSource("exercises")
    void ofAllSamples(Exercise exercise) throws IOException {
        final List<Path> samples = new ArrayList<>();
        try (Stream<Path> folders = Files.list(Fixtures.project("grading/samples/" + exercise.name()))) {
            folders.filter(Files::isDirectory).sorted().forEach(samples::add);
        }
        assertThat(samples).hasSizeGreaterThan(2);
        assertEachBreaksItsClause(exercise, samples);
    }

    /** Their assertions are few. */
    @Test
    void ofTwoSamples() throws IOException {
        final Exercise exercise = new Exercise("connect-four");
        assertEachBreaksItsClause(exercise, Stream.of("102", "105").map(each -> Fixtures.project(
                "grading/samples/connect-four/participant-" + each)).toList());
    }

    private static void assertEachBreaksItsClause(Exercise exercise, List<Path> samples) throws IOException {
        final List<Case> cases = Boards.in(WrongBoards.graded(exercise));
        final List<Clause> clauses = Clause.in(Fixtures.project("features/src/main/java/tabuleiro/"
                + exercise.packageName()));
        final Trials reference = new Trials(Hooks.in(Fixtures.compiled(exercise, Fixtures.reference(exercise))),
                exercise.provider(), () -> { }, true);
        final Set<List<Object>> looked = new HashSet<>();
        for (Path sample : samples) {
            misses(exercise, cases, Fixtures.sources(sample), Fixtures.WORKERS).forEach(miss -> {
                if (looked.add(List.of(miss.clause(), miss.asked(), miss.question()))) {
                    assertBreaksItsClause(miss, reference, clauses);
                }
            });
        }
        assertThat(looked).hasSizeGreaterThan(2);
    }

    private static List<Miss> misses(Exercise exercise, List<Case> cases, Map<String, String> sources,
            Workers workers) {
        final String source = exercise.packageName() + "/";
        final Map<String, String> own = new TreeMap<>();
        sources.forEach((path, text) -> own.put(path.substring(Math.max(0, path.indexOf(source))), text));
        final Map<String, byte[]> classes = workers.compile(own, exercise.packageName())
                .filter(compiled -> compiled.problem().isEmpty()).map(compiled -> compiled.classes())
                .orElse(Map.of());
        final Trial trial = new Trial(cases, 1);
        try (TrialBench bench = new TrialBench(exercise, workers.hooked(classes), workers::nextPlayer, new Budget())) {
            return trial.missed(trial.run(bench, List.of()));
        }
    }

    private static void assertBreaksItsClause(Miss miss, Trials reference, List<Clause> clauses) {
        final List<String> said = reference.tried(miss.asked().play(), miss.asked().right(),
                List.of(miss.question().wrong()), new Random(1)).said().get(0);
        final String label = miss.clause().substring(miss.clause().indexOf(' ') + 1);
        assertThat(said).as(miss.clause() + " after " + miss.call() + ":\n" + miss.wrong())
                .anyMatch(each -> each.matches("(?s)(postcondition|invariant) broken: " + label + "\\b.*"));
        assertThat(miss.wrong()).isNotEqualTo(miss.right());
        assertThat(miss.sentence(clauses, Map.of())).contains("I find no label `" + label + "`", "`" + label
                + "` says: ");
    }
}
