package tabuleiro.grading.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Graded;
import tabuleiro.grading.Run;
import tabuleiro.grading.Shard;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Outcome;

/** How results are written as JSON. The examples stand once; outcomes name them by their place in that list. */
final class Json {

    /** Reads strictly, writes alike everywhere. */
    static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .defaultPrettyPrinter(new DefaultPrettyPrinter()
                    .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                    .withArrayIndenter(new DefaultIndenter("  ", "\n")))
            .build();

    private Json() {
    }

    /** How a class was graded. */
    record Header(
            @JsonProperty(required = true) int version,
            @JsonProperty(required = true) String exercise,
            @JsonProperty(required = true) String shard,
            @JsonProperty(required = true) String isolation,
            @JsonProperty(required = true) String edition) {

        private static final int VERSION = 2;

        static Header of(Run run) {
            return new Header(VERSION, run.exercise().name(), run.shard().toString(), run.isolation(), run.edition());
        }

        Run run() {
            return new Run(new Exercise(exercise), Shard.parse(shard), isolation, edition);
        }

        boolean isReadable() {
            return version == VERSION;
        }
    }

    /** One submission. */
    record Entry(
            @JsonProperty(required = true) String name,
            BigDecimal mark,
            @JsonProperty(required = true) List<String> problem,
            @JsonProperty(required = true) List<String> notes,
            @JsonProperty(required = true) List<Result> outcomes) {

        Graded graded(List<Check> checks) {
            return new Graded(name, problem, notes, outcomes.stream().map(each -> new Outcome(checks.get(each.check),
                    each.status, each.step, each.message, each.before, each.after)).toList());
        }
    }

    /** One outcome. */
    record Result(
            @JsonProperty(required = true) int check,
            @JsonProperty(required = true) Outcome.Status status,
            int step, String message, String before, String after) {
    }

    /** Writes submissions down as entries, each outcome by the place of its example. */
    static final class Entries {

        private final Map<Check, Integer> places = new HashMap<>();

        Entries(List<Check> checks) {
            checks.forEach(check -> places.put(check, places.size()));
        }

        Entry of(Graded graded, BigDecimal mark) {
            return new Entry(graded.name(), mark, graded.problem(), graded.notes(), graded.outcomes().stream()
                    .map(outcome -> new Result(places.get(outcome.check()), outcome.status(), outcome.step(),
                            outcome.message(), outcome.before(), outcome.after())).toList());
        }
    }
}
