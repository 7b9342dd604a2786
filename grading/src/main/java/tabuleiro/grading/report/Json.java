package tabuleiro.grading.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Person;
import tabuleiro.grading.results.Cause;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Kept;
import tabuleiro.grading.results.Noticed;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.OwnExamples;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;

/** How results are written as JSON. The examples stand once; outcomes name them by their place in that list. */
final class Json {

    /** Reads strictly, writes alike everywhere. */
    static final ObjectMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL))
            .defaultPrettyPrinter(new DefaultPrettyPrinter()
                    .withObjectIndenter(new DefaultIndenter("  ", "\n"))
                    .withArrayIndenter(new DefaultIndenter("  ", "\n")))
            .build();

    private Json() {
    }

    /**
     * Returns the value that stands there.
     *
     * @throws IOException if there is none of this type, or null where something must stand
     */
    static <T> T read(byte[] json, Class<T> type) throws IOException {
        final T value = MAPPER.readValue(json, type);
        if (value == null) {
            throw MismatchedInputException.from(null, type, "null stands where something must stand");
        }
        return value;
    }

    /** How a class was graded. */
    record Header(
            @JsonProperty(required = true) int version,
            @JsonProperty(required = true) String exercise,
            @JsonProperty(required = true) String shard,
            @JsonProperty(required = true) String isolation,
            @JsonProperty(required = true) String edition,
            @JsonProperty(required = true) String play,
            @JsonProperty(required = true) String contracts) {

        /** The form of results that have how often agents keep what positions are worth. */
        static final int VERSION = 12;

        static Header of(Run run) {
            return new Header(VERSION, run.exercise().name(), run.shard().toString(), run.isolation(), run.edition(),
                    run.play(), run.contracts());
        }

        Run run() {
            return new Run(new Exercise(exercise), Shard.parse(shard), isolation, edition, play, contracts);
        }
    }

    /** Writes what a student wrote so that nothing in it can harm who reads the file. */
    private static final class Inert extends JsonSerializer<Object> {

        private static final ObjectWriter ASCII = new ObjectMapper().writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);

        @Override
        public void serialize(Object texts, JsonGenerator out, SerializerProvider any)
                throws IOException {
            out.writeRawValue(ASCII.writeValueAsString(texts));
        }
    }

    /** One submission. */
    record Entry(
            String name, String id, String from, String time, String clock, List<Person> members, String page,
            @JsonSetter(nulls = Nulls.SET) BigDecimal mark,
            boolean gone,
            List<String> problem, List<String> notes, List<Result> outcomes,
            @JsonSetter(nulls = Nulls.SET) Played played,
            @JsonSetter(nulls = Nulls.SET) OwnExamples own,
            @JsonSetter(nulls = Nulls.SET) Noticed noticed,
            @JsonSetter(nulls = Nulls.SET) Kept kept,
            String digest,
            @JsonSerialize(using = Inert.class) Map<String, String> sources,
            @JsonSerialize(using = Inert.class) String report) {

        private static final Pattern PAGE = Pattern.compile("((?!index\\.)[a-z0-9-]+\\.html)?");
        private static final int MOST_CHARACTERS = 1_000;
        private static final Pattern TIME = Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z?");

        static Entry of(Graded graded, String page, BigDecimal mark) {
            final HandIn by = graded.handIn();
            final List<Outcome> outcomes = graded.outcomes();
            return new Entry(by.person(), by.id(), by.from(), by.time(), by.clock(), by.members(), page, mark,
                    graded.isGone(), graded.problem(), graded.notes(), IntStream.range(0, outcomes.size())
                    .mapToObj(i -> Result.of(i, outcomes.get(i))).toList(), graded.extras().played().orElse(null),
                    graded.extras().own().orElse(null),
                    graded.extras().noticed().orElse(null), graded.extras().kept().orElse(null), graded.digest(),
                    graded.sources(), graded.report());
        }

        /** Checks whether it is named as this suite names: a page lies in the report, a time can be understood. */
        boolean isNamed() {
            return !name.isEmpty() && Stream.concat(Stream.of(name, id, from, clock), members.stream()
                    .flatMap(person -> Stream.of(person.name(), person.id()))).noneMatch(text ->
                    text.length() > MOST_CHARACTERS || text.chars().anyMatch(Character::isISOControl))
                    && PAGE.matcher(page).matches() && isTime();
        }

        private boolean isTime() {
            try {
                return time.isEmpty() || TIME.matcher(time).matches()
                        && DateTimeFormatter.ISO_DATE_TIME.parse(time) != null;
            } catch (DateTimeException none) {
                return false;
            }
        }

        /** Returns the same without its outcomes. */
        Graded graded() {
            return new Graded(new HandIn(name, id, from, time, clock, members), digest, new TreeMap<>(sources),
                    report, gone, problem, notes, List.of(), Extras.NONE);
        }

        /**
         * Returns the outcomes for these examples.
         *
         * @throws IndexOutOfBoundsException if they are not the outcomes of just these, in their order
         */
        Graded graded(List<Check> checks) {
            final List<Integer> all = IntStream.range(0, checks.size()).boxed().toList();
            if (!outcomes.stream().map(Result::check).toList().equals(all)) {
                throw new IndexOutOfBoundsException("not every example has its outcome");
            }
            return graded().with(IntStream.range(0, checks.size())
                    .mapToObj(i -> outcomes.get(i).outcome(checks.get(i))).toList(),
                    new Extras(Optional.ofNullable(played), Optional.ofNullable(own),
                            Optional.ofNullable(noticed), Optional.ofNullable(kept)));
        }
    }

    /** One outcome. */
    record Result(
            @JsonProperty(required = true) int check,
            @JsonProperty(required = true) Outcome.Status status,
            int step, String message, String before, String after, @JsonProperty("charge") Cause cause,
                boolean hasMove) {

        static Result of(int check, Outcome outcome) {
            return new Result(check, outcome.status(), outcome.step(), outcome.message(), outcome.before(),
                    outcome.after(), outcome.cause(), outcome.hasMove());
        }

        Outcome outcome(Check of) {
            return new Outcome(of, status, step, message, before, after, cause, hasMove);
        }
    }
}
