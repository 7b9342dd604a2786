package tabuleiro.grading.gradebook;

import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Person;
import tabuleiro.grading.TimeText;

/**
 * A platform's table of the people of a class: Moodle's worksheet, or any with a number or a name in each row. It says
 * when submissions were handed in, and who belongs to which group.
 */
public final class Roster {

    private static final Pattern NUMBER = Pattern.compile("(?:.*\\s)?(\\S*\\d)\\s*");

    private final Map<Column, Integer> columns = new TreeMap<>();
    private final Map<String, String> times = new LinkedHashMap<>();
    private final Map<String, List<Person>> groups = new LinkedHashMap<>();
    private final Map<String, String> others = new LinkedHashMap<>();
    private final List<String> remarks = new ArrayList<>();

    /**
     * Reads a table.
     *
     * @param known the submissions of a report
     * @throws GradingException if it has no column with numbers or names; the message says what to do
     */
    public Roster(byte[] bytes, Collection<HandIn> known) {
        final Cells cells = Column.cells(Worksheet.text(bytes), List.of());
        final List<String> headings = Column.headings(cells);
        for (Column each : Column.values()) {
            each.in(headings).ifPresent(place -> columns.put(each, place));
        }
        if (!columns.containsKey(Column.NUMBER) && !columns.containsKey(Column.NAME)) {
            throw new GradingException("The worksheet has no column with numbers or names: its columns are "
                    + String.join(", ", headings) + ". Call one of them number or name.");
        }
        if (!columns.containsKey(Column.TIME)) {
            remarks.add("The worksheet has no column with times: call one of them time.");
        }
        for (int i = 1; i < cells.rows().size(); i++) {
            final int row = i + 1;
            final List<String> values = cells.rows().get(i).stream().map(cell -> cell.value().strip()).toList();
            final Person person = new Person(value(values, Column.NAME), number(value(values, Column.NUMBER)));
            if (person.name().isEmpty() && person.id().isEmpty()) {
                continue;
            }
            final String time = time(person, value(values, Column.TIME), row);
            handIn(values, person, known, row).filter(handIn -> !time.isEmpty()).ifPresent(handIn ->
                    times.merge(handIn.label(), time, (one, two) -> one.compareTo(two) < 0 ? two : one));
        }
        others.keySet().removeAll(groups.keySet()); // that was the number of a group
        remarks.addAll(others.values());
    }

    private String value(List<String> row, Column kind) {
        final Integer place = columns.get(kind);
        return place == null || place >= row.size() ? "" : row.get(place);
    }

    private static String number(String text) {
        final Matcher number = NUMBER.matcher(text);
        return number.matches() ? number.group(1) : text;
    }

    private Optional<HandIn> handIn(List<String> row, Person person, Collection<HandIn> known, int number) {
        final List<HandIn> cloned = named(value(row, Column.REPOSITORY), known);
        if (cloned.size() == 1) {
            groups.computeIfAbsent(cloned.get(0).label(), any -> new ArrayList<>()).add(person);
            return Optional.of(cloned.get(0));
        }
        final List<HandIn> meant = known.stream().filter(handIn -> isOwn(person, handIn)).toList();
        final List<HandIn> shared = named(value(row, Column.GROUP), known).stream().filter(handIn ->
                (handIn.isGroup() || columns.get(Column.TIME) != null) && !meant.contains(handIn)).toList();
        if (meant.size() > 1 || shared.size() > 1) {
            remarks.add("Row " + number + ": " + person + " may be each of several submissions; left out.");
            return Optional.empty();
        }
        known.stream().filter(handIn -> !handIn.isGroup() && !handIn.id().isEmpty() && handIn.id().equals(person.id())
                && !meant.contains(handIn)).forEach(handIn -> others.put(handIn.label(), "Row " + number
                + ": number " + handIn.id()
                + " is " + person.name() + " here, and " + handIn.plainName() + " in the report; left out."));
        shared.forEach(handIn -> groups.computeIfAbsent(handIn.label(), any -> new ArrayList<>()).add(person));
        return meant.isEmpty() ? shared.stream().findFirst() : Optional.of(meant.get(0));
    }

    private static List<HandIn> named(String name, Collection<HandIn> known) {
        return name.isEmpty() ? List.of()
                : known.stream().filter(handIn -> handIn.plainName().equalsIgnoreCase(name)).toList();
    }

    private static boolean isOwn(Person person, HandIn handIn) {
        if (handIn.isGroup()) {
            return handIn.members().stream()
                    .anyMatch(member -> !member.id().isEmpty() && member.id().equals(person.id()));
        }
        final boolean isFitting = person.name().isEmpty() || Person.fit(person.name(), handIn.plainName())
                || handIn.plainName().equals(handIn.id());
        if (person.id().isEmpty() || handIn.id().isEmpty()) {
            return Person.fit(person.name().isEmpty() ? person.id() : person.name(), handIn.plainName());
        }
        return person.id().equals(handIn.id()) && (isFitting || isHidden(handIn));
    }

    /** Where Moodle hides names, it calls everybody by one word. */
    private static boolean isHidden(HandIn handIn) {
        return Column.plain(handIn.plainName()).matches("participante?|teilnehmer(/in)?");
    }

    private String time(Person person, String time, int row) {
        try {
            return time.isEmpty() || time.equals("-") ? "" : TimeText.read(time);
        } catch (DateTimeException unreadable) {
            remarks.add("Row " + row + ": the time of " + person + ", " + time + ", " + unreadable.getMessage()
                    + "; it is not used. Write it as 2026-03-02 17:31.");
            return "";
        }
    }

    /** Returns when submissions were handed in, by their names. */
    public Map<String, String> times() {
        return times;
    }

    /** Returns who belongs to the submissions of groups, by their names. */
    public Map<String, List<Person>> groups() {
        return groups;
    }

    /** Returns in a line each what could not be used. */
    public List<String> remarks() {
        return remarks;
    }
}
