package tabuleiro.grading.gradebook;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The marks of a class as comma-separated values, a row for each student, for any program that reads tables. */
public final class MarksTable {

    private static final CSVFormat FORMAT = CSVFormat.RFC4180.builder()
            .setHeader("name", "id", "mark", "of", "handed in", "comment", "page").get();

    /** What a program for tables would take for a formula, and work out. */
    private static final String FORMULA = "=+-@\t\r";

    private MarksTable() {
    }

    /** Writes the table. */
    public static void write(List<Returned> all, OutputStream out) throws IOException {
        final Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        final CSVPrinter table = new CSVPrinter(writer, FORMAT);
        for (Returned each : all) {
            table.printRecord(harmless(each.handIn().person()), harmless(each.handIn().id()), each.mark(),
                    each.scale(), each.handIn().time(), harmless(each.comment()), each.page());
        }
        table.flush();
    }

    private static String harmless(String text) {
        return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }
}
