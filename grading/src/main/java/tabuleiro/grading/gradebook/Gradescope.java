package tabuleiro.grading.gradebook;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.grading.marks.FinalMark;
import tabuleiro.grading.marks.RuleMark;
import tabuleiro.grading.results.Graded;

/** What Gradescope reads from {@code results.json} of an autograder: the mark of one submission, rule by rule. */
public final class Gradescope {

    private Gradescope() {
    }

    /** Writes what goes back to the author of a submission, which gets this. */
    public static void write(Graded graded, FinalMark given, String comment, OutputStream out) throws IOException {
        final Map<String, Object> results = new LinkedHashMap<>();
        final String why = graded.problem().isEmpty() ? "" : "\n" + String.join("\n", graded.problem());
        results.put("score", given.mark());
        results.put("output", comment + why);
        results.put("output_format", "text");
        results.put("test_output_format", "text");
        results.put("test_name_format", "text");
        results.put("visibility", "visible");
        final List<Map<String, Object>> tests = new ArrayList<>();
        given.sheet().exercise().marks().forEach(mark -> tests.add(test(mark, tests.size() + 1)));
        results.put("tests", tests);
        out.write(new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsBytes(results));
    }

    private static Map<String, Object> test(RuleMark mark, int number) {
        final Map<String, Object> test = new LinkedHashMap<>();
        test.put("name", mark.rule() + (mark.guard() ? " guard" : "") + ": " + mark.law());
        test.put("number", String.valueOf(number));
        test.put("score", rounded(mark.points()));
        test.put("max_score", rounded(mark.weight()));
        test.put("status", mark.isEarned() ? "passed" : "failed");
        test.put("output", mark.passed() + " of " + mark.outcomes().size() + " examples pass; " + mark.charged()
                + " fail for it, " + mark.blocked() + " for mistakes in other rules."
                + mark.firstFailing().map(outcome -> "\n" + outcome.check().example() + "\n" + outcome.message())
                .orElse(""));
        return test;
    }

    private static BigDecimal rounded(BigDecimal points) {
        return points.setScale(2, RoundingMode.HALF_UP);
    }
}
