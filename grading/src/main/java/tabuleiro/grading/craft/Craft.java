package tabuleiro.grading.craft;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.source.Program;

/**
 * What an instructor sees of the craft of a program: facts, and for each criterion a level that they propose. No
 * machine decides here.
 *
 * @param graded   the submission
 * @param program  what its author wrote
 * @param map      its classes
 * @param demanded the classes that the brief demands
 * @param findings by criterion, what was found
 * @param demands  what the levels mean
 */
public record Craft(Graded graded, Program program, ClassMap map, List<Demands.Demanded> demanded,
        Map<Criterion, List<Finding>> findings, Demands demands) {

    /** How the rule begins that nothing leaks out of a game. */
    private static final String KEPT = "What a query has returned never changes";

    /** Returns the craft of a submission. Its sources are read, and nothing of it runs. */
    public static Craft of(Exercise exercise, Graded graded) {
        final Map<String, String> given = new TreeMap<>();
        exercise.stubSources().forEach((path, text) -> given.put(path, new String(text, StandardCharsets.UTF_8)));
        final Program program = Program.of(graded.sources(), given);
        final Map<Criterion, List<Finding>> findings = new EnumMap<>(Criterion.class);
        findings.put(Criterion.STRUCTURE, Stream.concat(leaks(graded), Structure.in(program).stream()).toList());
        findings.put(Criterion.LEGIBILITY, Legibility.in(program, StyleCheck.of(program, graded.sources())));
        findings.put(Criterion.SIMPLICITY, Simplicity.in(program));
        findings.put(Criterion.DOCUMENTATION, Documentation.in(program));
        final Demands demands = Demands.of(exercise);
        return new Craft(graded, program, ClassMap.of(program), demands.in(program, graded.report()), findings,
                demands);
    }

    private static Stream<Finding> leaks(Graded graded) {
        final List<Outcome> wrong = graded.outcomes().stream().filter(outcome -> outcome.check().law().startsWith(KEPT)
                && outcome.status() == Outcome.Status.FAILED).toList();
        if (wrong.isEmpty()) {
            return Stream.empty();
        }
        return Stream.of(new Finding(Criterion.STRUCTURE,
                "The representation leaks out: of the examples of " + wrong.get(0).check().rule() + " " + wrong.size()
                + (wrong.size() == 1 ? " fails." : " fail."), List.of(), 1));
    }

    /** Returns the level that is proposed: the highest, less what was found; 1 at least, and if there is no program. */
    public int proposed(Criterion criterion) {
        final int costs = findings.get(criterion).stream().mapToInt(Finding::costs).sum();
        return program.lines() == 0 ? 1 : Math.max(1, Criterion.HIGHEST - costs);
    }

    /** Returns the sentence for the level that is proposed. */
    public String sentence(Criterion criterion) {
        return demands.levels().get(criterion).get(proposed(criterion) - 1);
    }

    /** Returns what is written into the adjustments to agree with all that is proposed. */
    public String agreed() {
        final List<String> levels = new ArrayList<>();
        for (Criterion each : Criterion.values()) {
            levels.add(each.word() + ": " + proposed(each));
        }
        return "craft: {" + String.join(", ", levels) + "}";
    }
}
