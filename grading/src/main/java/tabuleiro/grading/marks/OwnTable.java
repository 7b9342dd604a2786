package tabuleiro.grading.marks;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import tabuleiro.grading.GradingException;

/**
 * A table that lies in the folder of a report beside {@code adjustments.yaml}: the first row names the columns, and
 * commas, semicolons or tabs stand between cells.
 */
final class OwnTable {

    private final Path file;
    private final List<CSVRecord> rows;

    /**
     * Reads a table with these columns; it is empty if there is no such file.
     *
     * @throws GradingException if it cannot be read or the first column is missing; the message says what to do
     */
    OwnTable(Path file, String... columns) {
        this.file = file;
        if (!Files.exists(file)) {
            rows = List.of();
            return;
        }
        try {
            final String text = Files.readString(file).replaceFirst("^\uFEFF", "");
            final String header = text.lines().findFirst().orElse("");
            final char separator = Stream.of(',', ';', '\t').max(Comparator.comparingLong((Character character) ->
                    header.chars().filter(other -> other == character).count())).orElseThrow();
            final CSVFormat format = CSVFormat.RFC4180.builder().setDelimiter(separator).setHeader()
                    .setSkipHeaderRecord(true).setIgnoreHeaderCase(true).setTrim(true).get();
            try (var read = format.parse(new StringReader(text))) {
                final Map<String, Integer> known = read.getHeaderMap();
                if (!known.containsKey(columns[0])) {
                    throw new GradingException("The table " + file + " has no column " + columns[0]
                            + ": its first row is " + String.join(",", Arrays.asList(columns)) + ".");
                }
                rows = read.getRecords();
            }
        } catch (IOException | IllegalArgumentException | IllegalStateException broken) {
            throw new GradingException("The table " + file + " cannot be read: " + broken.getMessage()
                    + ". Save it as CSV in UTF-8.", broken);
        }
    }

    /** Returns the rows in which anything stands. */
    List<CSVRecord> rows() {
        return rows.stream().filter(row -> !row.stream().allMatch(String::isEmpty)).toList();
    }

    /** Returns what stands in a row under a name; empty if there is no such column or cell. */
    static String cell(CSVRecord row, String column) {
        return row.isSet(column) ? row.get(column) : "";
    }

    /** Returns what is to be said of a row, with its place. */
    GradingException wrong(CSVRecord row, String said) {
        return new GradingException("The table " + file + ", row " + (row.getRecordNumber() + 1) + ": " + said + ".");
    }
}
