package tabuleiro.grading.gradebook;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The marks of a class as comma-separated values, a row for each student, for any program that reads tables. */
public final class MarksTable {

    private static final String[] HEADER = {"name", "id", "mark", "of", "handed in", "comment", "page"};
    private static final String MARK = "\uFEFF";

    /** What a program for tables would take for a formula, and work out. */
    private static final String FORMULA = "=+-@\t\r";

    private MarksTable() {
    }

    /** Writes the table with commas between cells, and a point in numbers. */
    public static void write(List<Returned> all, OutputStream out) throws IOException {
        write(all, Optional.empty(), out);
    }

    /**
     * Writes the table as programs for tables expect it where a language is spoken: if it writes numbers with a comma,
     * with semicolons between cells; and with a byte order mark, so that accents are read.
     */
    public static void write(List<Returned> all, Optional<Locale> language, OutputStream out) throws IOException {
        final boolean isComma = language.filter(locale ->
                DecimalFormatSymbols.getInstance(locale).getDecimalSeparator() == ',').isPresent();
        final Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        writer.write(language.isPresent() ? MARK : "");
        final CSVPrinter table = new CSVPrinter(writer, CSVFormat.RFC4180.builder().setHeader(HEADER)
                .setDelimiter(isComma ? ';' : ',').get());
        for (Returned each : all) {
            table.printRecord(harmless(each.handIn().person()), harmless(each.handIn().id()),
                    isComma ? each.mark().toString().replace('.', ',') : each.mark(),
                    each.scale(), each.handIn().time(), harmless(each.comment()), each.page());
        }
        table.flush();
    }

    private static String harmless(String text) {
        return !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }
}
