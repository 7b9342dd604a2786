package tabuleiro.grading.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Graded;
import tabuleiro.grading.GradedClass;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.marks.MarkSheet;
import tabuleiro.grading.marks.Rubric;

/**
 * The file {@code results.json}: the raw outcome of every example of every submission, from which marks can be worked
 * out again without running anything. The marks in it are for readers; they are never read back.
 */
public final class ResultsFile {

    private static final int VERSION = 1;

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .defaultPrettyPrinter(new DefaultPrettyPrinter()
                    .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                    .withArrayIndenter(new DefaultIndenter("  ", "\n")))
            .build();

    private ResultsFile() {
    }

    /** The whole file. The examples stand once, the outcomes name them by their place in that list. */
    private record Content(
            @JsonProperty(required = true) int version,
            @JsonProperty(required = true) String exercise,
            @JsonProperty(required = true) String isolation,
            int scale,
            @JsonProperty(required = true) List<Check> checks,
            @JsonProperty(required = true) List<Entry> submissions) {
    }

    /** One submission. */
    private record Entry(
            @JsonProperty(required = true) String name,
            BigDecimal mark,
            List<String> problem,
            List<String> notes,
            @JsonProperty(required = true) List<Result> outcomes) {
    }

    /** One outcome. */
    private record Result(
            @JsonProperty(required = true) int check,
            @JsonProperty(required = true) Outcome.Status status,
            int step, String message, String before, String after) {
    }

    /** Writes the results of a class to a file. */
    public static void write(Path file, GradedClass graded, Rubric rubric) throws IOException {
        final Map<Check, Integer> places = new HashMap<>();
        final List<Check> checks = new ArrayList<>();
        for (Graded each : graded.submissions()) {
            for (Outcome outcome : each.outcomes()) {
                places.computeIfAbsent(outcome.check(), check -> {
                    checks.add(check);
                    return checks.size() - 1;
                });
            }
        }
        final List<Entry> entries = graded.submissions().stream().map(each -> new Entry(each.name(),
                MarkSheet.of(rubric, each.outcomes()).mark(), each.problem(), each.notes(),
                each.outcomes().stream().map(outcome -> new Result(places.get(outcome.check()), outcome.status(),
                        outcome.step(), outcome.message(), outcome.before(), outcome.after())).toList())).toList();
        Files.writeString(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(new Content(
                VERSION, graded.exercise().name(), graded.isolation(), rubric.scale(), checks, entries)) + "\n");
    }

    /**
     * Which results stand in a file?
     *
     * @throws GradingException if it cannot be read; the message says where
     */
    public static GradedClass read(Path file) {
        try {
            final Content content = JSON.readValue(Files.readString(file), Content.class);
            if (content.version != VERSION) {
                throw new GradingException("The results in " + file + " are of version " + content.version
                        + "; this program reads version " + VERSION + ".");
            }
            return new GradedClass(new Exercise(content.exercise), content.isolation, content.submissions.stream()
                    .map(entry -> new Graded(entry.name, entry.problem, entry.notes, entry.outcomes.stream()
                            .map(each -> new Outcome(content.checks.get(each.check), each.status, each.step,
                                    each.message, each.before, each.after)).toList())).toList());
        } catch (JsonProcessingException wrong) {
            final String place = wrong.getLocation() == null ? "" : ", line " + wrong.getLocation().getLineNr();
            throw new GradingException("The results in " + file + place + " cannot be read: "
                    + wrong.getOriginalMessage().lines().findFirst().orElse(""), wrong);
        } catch (IOException | IndexOutOfBoundsException unreadable) {
            throw new GradingException("The results in " + file + " cannot be read.", unreadable);
        }
    }
}
