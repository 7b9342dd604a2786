package tabuleiro.grading.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.StreamSupport;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Text;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.GradedClass;

/**
 * The file {@code results.json}: the raw outcome of every example of every submission, from which marks can be worked
 * out again without running anything. The marks in it are for readers; they are never read back.
 */
public final class ResultsFile {

    /** What the file is called. */
    static final String NAME = "results.json";

    private static final int FIRST_TOKENS = 12;

    private ResultsFile() {
    }

    /** The whole file. */
    private record Content(
            @JsonProperty(required = true) Json.Header run,
            int scale,
            String rubric,
            @JsonProperty(required = true) List<Check> checks,
            @JsonProperty(required = true) Iterable<Json.Entry> submissions) {
    }

    /** Writes the results of a class, one submission after the other, which have these rows in the tables. */
    static void write(OutputFolder folder, GradedClass graded, Rubric rubric, List<Row> rows) {
        final Iterable<Json.Entry> submissions = () -> {
            final Iterator<Row> row = rows.iterator();
            return StreamSupport.stream(graded.submissions().spliterator(), false)
                    .map(submission -> entry(submission, row.next())).iterator();
        };
        final ObjectWriter writer = Json.MAPPER.writerWithDefaultPrettyPrinter()
                .without(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        folder.write(NAME, out -> {
            writer.writeValue(out, new Content(Json.Header.of(graded.run()), rubric.scale(), rubric.fingerprint(),
                    graded.checks(), submissions));
            out.write("\n".getBytes(StandardCharsets.UTF_8));
        });
    }

    private static Json.Entry entry(Graded graded, Row row) {
        return Json.Entry.of(graded, row.file(), row.mark());
    }

    /**
     * Returns the results in a file, or in the file {@code results.json} of a folder.
     *
     * @throws GradingException if there are none or they cannot be read; the message says where
     */
    public static GradedClass read(Path path) {
        return stored(path).graded();
    }

    /** Returns what stands in a file, or in the file {@code results.json} of a folder. */
    static StoredReport stored(Path path) {
        final Path file = Files.isDirectory(path) ? path.resolve(NAME) : path;
        if (!Files.isRegularFile(file)) {
            throw new GradingException("There is no file " + file + ".");
        }
        try {
            return read(file, content(file, Files.readAllBytes(file)));
        } catch (JsonProcessingException wrong) {
            final String place = wrong.getLocation() == null ? "" : ", line " + wrong.getLocation().getLineNr();
            throw new GradingException("The results in " + file + place + " cannot be read: "
                    + wrong.getOriginalMessage().lines().findFirst().orElse(""), wrong);
        } catch (IOException | IndexOutOfBoundsException | ClassCastException unreadable) {
            throw new GradingException("The results in " + file + " cannot be read.", unreadable);
        }
    }

    /** Returns what stands in a file of today's form; the version stands at its beginning. */
    private static Content content(Path file, byte[] json) throws IOException {
        try (JsonParser parser = Json.MAPPER.createParser(json)) {
            for (int left = FIRST_TOKENS; left > 0 && parser.nextToken() != null; left--) {
                if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT && "version".equals(parser.currentName())
                        && parser.getLongValue() != Json.Header.VERSION) {
                    throw new GradingException("The results in " + file + " are of version " + parser.getLongValue()
                            + ", from which the marks of today do not follow; grade again.");
                }
            }
        }
        return Json.read(json, Content.class);
    }

    private static StoredReport read(Path file, Content content) {
        final List<Graded> submissions = new ArrayList<>();
        final List<String> pages = new ArrayList<>();
        content.submissions.forEach(entry -> {
            if (!entry.isNamed() || !entry.page().isEmpty() && pages.contains(entry.page())) {
                throw new GradingException("The results in " + file + " were changed since they were written: the name,"
                        + " the time or the page of " + Text.clean(entry.name()) + " is none that is written here.");
            }
            submissions.add(entry.graded(content.checks));
            pages.add(entry.page());
        });
        final GradedClass graded = new GradedClass(content.run.run(), content.checks, submissions);
        new Plausibility(graded.run(), graded.checks()).require(submissions, file.toString());
        return new StoredReport(graded, content.rubric, pages);
    }
}
