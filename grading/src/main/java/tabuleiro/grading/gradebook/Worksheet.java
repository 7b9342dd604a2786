package tabuleiro.grading.gradebook;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Person;
import tabuleiro.grading.gradebook.Cells.Cell;
import tabuleiro.language.Language;

/**
 * Moodle's grading worksheet: marks and comments are filled in where number and name say whose a row is, and every
 * other byte stays as it was. Whatever is not filled in is named.
 */
public final class Worksheet {

    /** What Moodle calls the columns in English: who, mark, full mark, comment. */
    public static final List<String> COLUMNS =
            List.of("Identifier", "Grade", "Maximum Grade", "Feedback comments");

    private static final List<Column> KINDS = List.of(Column.NUMBER, Column.GRADE, Column.FULL, Column.COMMENT);
    private static final Pattern NUMBER = Pattern.compile("(.*?)(\\d+)\\s*");
    private static final Pattern YES = Pattern.compile("|yes|sim|si|oui|ja");

    private final String text;
    private final Cells cells;
    private final Map<Column, Integer> columns = new EnumMap<>(Column.class);
    private final List<String> left = new ArrayList<>();
    private final Set<String> misfits = new HashSet<>();

    /** A change of the text. */
    private record Change(Cell cell, String value) {
    }

    /**
     * Reads a worksheet as Moodle offers it for download.
     *
     * @param names what the columns are called: who, mark, full mark, comment; {@link #COLUMNS} stands for what Moodle
     *              calls them in any of five languages
     * @throws GradingException if it is none; the message says what to do
     */
    public Worksheet(byte[] bytes, List<String> names) {
        text = text(bytes);
        cells = Column.cells(text, names);
        final List<String> headings = Column.headings(cells);
        for (int i = 0; i < KINDS.size(); i++) {
            final Column kind = KINDS.get(i);
            (names.equals(COLUMNS) ? kind.in(headings) : Column.called(names.get(i), headings))
                    .ifPresent(place -> columns.put(kind, place));
            if (!columns.containsKey(kind) && i < 2) {
                throw new GradingException("The worksheet has no column " + names.get(i)
                        + ": its columns are " + String.join(", ", headings) + ". Name those for "
                        + String.join(", ", COLUMNS) + " with --columns, in this order.");
            }
            if (!columns.containsKey(kind)) {
                left.add("The worksheet has no column " + names.get(i) + (kind == Column.FULL
                        ? ": marks are given on the scale of the rubric." : ": no comments are given."));
            }
        }
        List.of(Column.NAME, Column.OPEN).forEach(kind ->
                kind.in(headings).ifPresent(place -> columns.put(kind, place)));
    }

    /** Returns what a table of a platform says, which must be written in UTF-8. */
    static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException notUtf8) {
            throw new GradingException("The worksheet is not written in UTF-8: download it from the platform again,"
                    + " and do not save it with another program before it is used.", notUtf8);
        }
    }

    /**
     * Returns the worksheet with what goes back to these students.
     *
     * @param nothing the mark, in percent, of who handed in nothing; their cells stay empty if there is none
     */
    public byte[] filled(List<Returned> all, Optional<BigDecimal> nothing) {
        final Map<String, Returned> byId = Returned.byId(all, left);
        final Map<String, Integer> counts = new HashMap<>();
        final List<List<Cell>> rows = cells.rows().stream().skip(1).filter(row -> !id(row).isEmpty()).toList();
        rows.forEach(row -> counts.merge(id(row), 1, Integer::sum));
        final List<Change> changes = new ArrayList<>();
        final List<String> nobody = new ArrayList<>();
        for (List<Cell> row : rows) {
            final Returned returned = byId.get(id(row));
            if (counts.get(id(row)) == 1 && returned != null) {
                fill(row, returned, changes);
            } else if (all.stream().noneMatch(each ->
                    !each.handIn().isGroup() && each.handIn().id().equals(id(row)))) {
                nobody.add(who(row) + (isLocked(row) ? ", locked" : ""));
                nothing.ifPresent(percent -> fillNothing(row, percent, changes));
            }
        }
        byId.forEach((id, each) -> {
            if (counts.getOrDefault(id, 0) != 1) {
                left.add("Left out: " + each.handIn().label() + ", for the worksheet has "
                        + (counts.containsKey(id) ? "several rows" : "no row") + " with the number " + id + ".");
            }
        });
        tellOfNobody(nobody, nothing.isPresent());
        final StringBuilder filled = new StringBuilder(text);
        changes.stream().sorted(Comparator.comparing((Change change) -> change.cell.start()).reversed())
                .forEach(change -> filled.replace(change.cell.start(), change.cell.end(),
                        cells.written(change.value, change.cell)));
        return filled.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void tellOfNobody(List<String> nobody, boolean isSaid) {
        if (!nobody.isEmpty()) {
            left.add("Nothing was handed in by " + nobody.size() + ", who get " + (isSaid
                    ? "what the rubric says" : "an empty cell") + ": " + String.join("; ", nobody) + ".");
        }
    }

    /** Returns in a line each what is to be known, and who was given nothing; known once it is filled. */
    public List<String> left() {
        return List.copyOf(left);
    }

    /** Returns whether a number is that of somebody else here than the report says. */
    public boolean isMisfit(Returned returned) {
        return misfits.contains(returned.handIn().id());
    }

    private String value(List<Cell> row, Column kind) {
        final Integer place = columns.get(kind);
        return place == null || place >= row.size() ? "" : row.get(place).value().strip();
    }

    private String id(List<Cell> row) {
        final Matcher number = NUMBER.matcher(value(row, Column.NUMBER));
        return number.matches() ? number.group(2) : "";
    }

    private String who(List<Cell> row) {
        return value(row, Column.NAME).isEmpty() ? value(row, Column.NUMBER) : value(row, Column.NAME) + " (" + id(row)
                + ")";
    }

    /** A name fits that of the row, or is the word before the number where Moodle hides names. */
    private boolean fits(List<Cell> row, Returned returned) {
        final String name = returned.handIn().plainName();
        final Matcher number = NUMBER.matcher(value(row, Column.NUMBER));
        return value(row, Column.NAME).isEmpty() || name.equals(returned.handIn().id())
                || Person.fit(name, value(row, Column.NAME))
                || number.matches() && Person.fit(name, number.group(1));
    }

    private boolean isLocked(List<Cell> row) {
        return !YES.matcher(Column.plain(value(row, Column.OPEN))).matches();
    }

    private boolean mayFill(List<Cell> row) {
        final Optional<String> why = whyNotFill(row);
        why.ifPresent(each -> left.add("Left out: " + who(row) + ", for " + each + "."));
        return why.isEmpty();
    }

    private Optional<String> whyNotFill(List<Cell> row) {
        if (columns.values().stream().anyMatch(place -> place >= row.size())) {
            return Optional.of("the row is too short");
        }
        if (isLocked(row)) {
            return Optional.of("the platform has locked the mark");
        }
        return Optional.of(value(row, Column.FULL)).filter(each -> columns.containsKey(Column.FULL))
                .filter(each -> full(each).isEmpty()).map("the full mark is no number: "::concat);
    }

    private void fill(List<Cell> row, Returned returned, List<Change> changes) {
        if (!fits(row, returned)) {
            misfits.add(returned.handIn().id());
            left.add("Left out: " + returned.handIn().label() + ", for the worksheet calls number " + id(row) + " "
                    + value(row, Column.NAME) + ".");
        } else if (mayFill(row)) {
            final BigDecimal most = full(value(row, Column.FULL)).orElse(BigDecimal.valueOf(returned.scale()));
            final boolean isOwn = most.compareTo(BigDecimal.valueOf(returned.scale())) == 0;
            final String mark = written(row, isOwn ? returned.mark() : returned.mark().multiply(most)
                    .divide(BigDecimal.valueOf(returned.scale()), 2, RoundingMode.HALF_UP));
            changes.add(new Change(row.get(columns.get(Column.GRADE)), mark));
            if (columns.containsKey(Column.COMMENT)) {
                changes.add(new Change(row.get(columns.get(Column.COMMENT)), Language.current().say(isOwn
                        ? returned.comment() : returned.comment(mark, value(row, Column.FULL)))));
            }
        }
    }

    private void fillNothing(List<Cell> row, BigDecimal percent, List<Change> changes) {
        if (value(row, Column.GRADE).isEmpty() && mayFill(row)) {
            full(value(row, Column.FULL)).ifPresent(most -> changes.add(new Change(row.get(columns.get(Column.GRADE)),
                    written(row, most.multiply(percent).divide(BigDecimal.valueOf(100), 1, RoundingMode.HALF_UP)))));
        }
    }

    private static Optional<BigDecimal> full(String text) {
        return text.matches("\\d{1,6}([.,]\\d{1,6})?") && !text.matches("0+([.,]0+)?")
                ? Optional.of(new BigDecimal(text.replace(',', '.'))) : Optional.empty();
    }

    /** Returns a mark as the worksheet writes numbers. */
    private String written(List<Cell> row, BigDecimal mark) {
        return value(row, Column.FULL).contains(",") ? mark.toPlainString().replace('.', ',') : mark.toPlainString();
    }
}
