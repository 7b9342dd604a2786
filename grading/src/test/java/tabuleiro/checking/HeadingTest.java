package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.checking.worker.Wanted;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;
import tabuleiro.grading.Thorough;
import tabuleiro.grading.faults.Fault;
import tabuleiro.grading.faults.Faults;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.grading.testing.AnswerKeys;

/**
 * What {@code exercises/check} heads a failure by: with each mistake in {@code grading/faults}, alone in a clean
 * solution, it is the rule of the mistake in nine of ten. The build tries some of Connect Four.
 */
@Slow
class HeadingTest {

    private static final Pattern HEADING =
            Pattern.compile("(?:One of )?((?:guard-)?[A-Z][A-Z0-9]-\\d\\d(?:, [A-Z0-9-]+)*): .*");
    private static final double WANTED = 0.9;
    private static final int SOME = 2;

    @TempDir
    private Path folder;

    @Test
    @Thorough
    void theRuleOfTheMistakeStandsFirstInNineOfTen() throws IOException {
        final List<String> wrong = new ArrayList<>();
        int all = 0;
        for (tabuleiro.grading.Exercise each : Faults.exercises()) {
            final Faults known = Faults.of(each);
            wrong.addAll(headedByAnother(known));
            all += known.faults().size();
        }
        assertThat(1 - (double) wrong.size() / all).as("of %s faults, these are headed by another rule:\n%s", all,
                String.join("\n", wrong)).isGreaterThanOrEqualTo(WANTED);
    }

    @Test
    void theRuleOfTheMistakeStandsFirst() throws IOException {
        final Faults known = Faults.of(new tabuleiro.grading.Exercise("connect-four"));
        final List<Fault> some = new ArrayList<>(known.faults());
        Collections.shuffle(some, new Random(1));
        assertThat(headings(new Faults(known.exercise(), known.clean(), some.subList(0, SOME)))).hasSize(SOME)
                .allSatisfy((fault, heading) -> assertThat(isOf(fault, heading)).as(heading).isTrue());
    }

    /** Returns those faults that another rule heads, each with that rule; those are left out that no example finds. */
    private List<String> headedByAnother(Faults known) throws IOException {
        return headings(known).entrySet().stream()
                .filter(entry -> !entry.getValue().isEmpty() && !isOf(entry.getKey(), entry.getValue()))
                .map(entry -> entry.getValue() + " heads " + entry.getKey()).toList();
    }

    private static boolean isOf(Fault fault, String heading) {
        return List.of(heading.split(", ")).contains((fault.guard() ? "guard-" : "") + fault.rule());
    }

    /** Returns the rules that head each fault; none where no example finds it. */
    private Map<Fault, String> headings(Faults known) throws IOException {
        final Exercise exercise = laidOut(known.exercise());
        new AnswerKeys(Fixtures.WORKERS).write(known.exercise(), FirstTasks.ALL, Fixtures.reference(known.exercise()),
                exercise.folder());
        final Map<Fault, String> headings = new LinkedHashMap<>();
        try (Checks checks = new Checks(exercise, Wanted.ALL, false, false)) {
            for (Fault fault : known.faults()) {
                headings.put(fault, heading(exercise, checks, fault.in(known.clean())));
            }
        }
        return headings;
    }

    /** Lays out an exercise in which nothing is written. */
    private Exercise laidOut(tabuleiro.grading.Exercise exercise) throws IOException {
        final Path given = Fixtures.project("exercises").resolve(exercise.name());
        final Path own = folder.resolve("exercises").resolve(exercise.name());
        Files.createDirectories(own);
        Files.copy(given.resolve("tasks.txt"), own.resolve("tasks.txt"));
        return new Exercise(folder.resolve("exercises"), exercise.name());
    }

    private static String heading(Exercise exercise, Checks checks, Map<String, String> sources) throws IOException {
        for (Map.Entry<String, String> each : sources.entrySet()) {
            final Path file = exercise.sources().resolve(each.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, each.getValue());
        }
        return checks.check(() -> false, interim -> { }).orElseThrow().brief().stream().map(HEADING::matcher)
                .filter(line -> line.matches()).map(line -> line.group(1)).findFirst().orElse("");
    }
}
