package tabuleiro.grading.gradebook;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.gradebook.Cells.Cell;

/**
 * Moodle's grading worksheet: marks and comments are filled in where the number in the first column says whose a row
 * is, and every other byte stays as it was.
 */
public final class Worksheet {

    /** What Moodle calls the columns in English: who, mark, full mark, comment. */
    public static final List<String> COLUMNS =
            List.of("Identifier", "Grade", "Maximum Grade", "Feedback comments");

    private static final Pattern NUMBER = Pattern.compile(".*?(\\d+)\\s*");
    private static final String MARK = "\uFEFF";

    private final String text;
    private final Cells cells;
    private final List<Integer> columns;
    private final List<String> left = new ArrayList<>();

    /** A change of the text. */
    private record Change(Cell cell, String value) {
    }

    /**
     * Reads a worksheet as Moodle offers it for download.
     *
     * @param names what the columns are called: who, mark, full mark, comment
     * @throws GradingException if it is none; the message says what to do
     */
    public Worksheet(byte[] bytes, List<String> names) {
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException notUtf8) {
            throw new GradingException("The worksheet is not written in UTF-8: download it from Moodle again, and"
                    + " do not save it with another program before it is filled.", notUtf8);
        }
        cells = Stream.of(',', ';', '\t').map(each -> new Cells(text, each))
                .filter(each -> header(each).contains(names.get(0))).findFirst().orElse(new Cells(text, ','));
        final List<String> header = header(cells);
        columns = names.stream().map(header::indexOf).toList();
        if (columns.get(0) < 0 || columns.get(1) < 0) {
            throw new GradingException("The worksheet has no column " + names.get(columns.get(0) < 0 ? 0 : 1)
                    + ": its columns are " + String.join(", ", header) + ". If Moodle speaks another language, name"
                    + " those for " + String.join(", ", COLUMNS) + " with --columns, in this order.");
        }
    }

    private static List<String> header(Cells cells) {
        return cells.rows().stream().limit(1).flatMap(List::stream)
                .map(each -> each.value().replace(MARK, "").replace("\"", "").strip()).toList();
    }

    /** Returns the worksheet with what goes back to these students. */
    public byte[] filled(List<Returned> all) {
        final Map<String, Returned> byId = Returned.byId(all, left);
        final List<List<Cell>> rows = cells.rows().stream().skip(1).filter(row -> !id(row).isEmpty()).toList();
        final Map<String, Integer> counts = new HashMap<>();
        rows.forEach(row -> counts.merge(id(row), 1, Integer::sum));
        final List<Change> changes = new ArrayList<>();
        for (List<Cell> row : rows) {
            final Returned returned = byId.get(id(row));
            if (returned != null && counts.get(id(row)) == 1) {
                changes.addAll(changes(row, returned));
            }
        }
        byId.forEach((id, each) -> {
            if (counts.getOrDefault(id, 0) != 1) {
                left.add("Left out: " + each.handIn().label() + ", for the worksheet has "
                        + (counts.containsKey(id) ? "several rows" : "no row") + " with the number " + id + ".");
            }
        });
        final StringBuilder filled = new StringBuilder(text);
        changes.stream().sorted(Comparator.comparing((Change each) -> each.cell.start()).reversed()).forEach(each ->
                filled.replace(each.cell.start(), each.cell.end(), cells.written(each.value, each.cell)));
        return filled.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns in a line each who could not be given back anything; known once the worksheet is filled. */
    public List<String> left() {
        return List.copyOf(left);
    }

    private String id(List<Cell> row) {
        final Matcher number = NUMBER.matcher(columns.get(0) < row.size() ? row.get(columns.get(0)).value() : "");
        return number.matches() ? number.group(1) : "";
    }

    private List<Change> changes(List<Cell> row, Returned returned) {
        return IntStream.of(1, 3).filter(each -> columns.get(each) >= 0 && columns.get(each) < row.size())
                .mapToObj(each -> new Change(row.get(columns.get(each)),
                        each == 1 ? mark(row, returned) : returned.comment())).toList();
    }

    /** Returns the mark as the worksheet writes numbers, on the scale of the worksheet if that is another. */
    private String mark(List<Cell> row, Returned returned) {
        final String full = columns.get(2) < 0 || columns.get(2) >= row.size() ? ""
                : row.get(columns.get(2)).value().strip();
        final BigDecimal most = full.matches("\\d+([.,]\\d+)?") ? new BigDecimal(full.replace(',', '.'))
                : BigDecimal.valueOf(returned.scale());
        final BigDecimal mark = most.compareTo(BigDecimal.valueOf(returned.scale())) == 0 ? returned.mark()
                : returned.mark().multiply(most).divide(BigDecimal.valueOf(returned.scale()), 2, RoundingMode.HALF_UP);
        return full.contains(",") ? mark.toPlainString().replace('.', ',') : mark.toPlainString();
    }
}
