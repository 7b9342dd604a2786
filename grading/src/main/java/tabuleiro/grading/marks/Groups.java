package tabuleiro.grading.marks;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVRecord;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Person;

/**
 * Who belongs to which submission, and with which share: as {@code groups.csv} in the folder of a report says, or else
 * the platform.
 *
 * @param members by the name of a submission, those whose work it is
 */
public record Groups(Map<String, List<Member>> members) {

    /** What the file is called. */
    public static final String FILE = "groups.csv";

    /** There are no groups. */
    public static final Groups NONE = new Groups(Map.of());

    /**
     * Somebody whose work a submission is.
     *
     * @param person who it is
     * @param share  the factor by which the group's mark is multiplied
     */
    public record Member(Person person, BigDecimal share) {

        /** Returns whether this is the name or number of theirs, or both. */
        public boolean isCalled(String key) {
            return key.equals(person.name()) || key.equals(person.id())
                    || key.equals(person.name() + "_" + person.id());
        }
    }

    /**
     * Returns the groups of a report.
     *
     * @param known all submissions in it
     * @throws tabuleiro.grading.GradingException if a row names no submission, or somebody twice; the message says so
     */
    static Groups in(Path report, Collection<HandIn> known) {
        final Map<String, List<Member>> members = new LinkedHashMap<>();
        known.stream().filter(handIn -> !handIn.members().isEmpty()).forEach(handIn -> members.put(handIn.label(),
                handIn.members().stream().map(person -> new Member(person, BigDecimal.ONE)).toList()));
        final OwnTable table = new OwnTable(report.resolve(FILE), "submission", "number", "name", "share");
        final Map<String, List<Member>> said = new LinkedHashMap<>();
        final Map<Object, String> taken = new HashMap<>();
        for (CSVRecord row : table.rows()) {
            final String label = label(table, row, known);
            final Person person = new Person(OwnTable.cell(row, "name"), OwnTable.cell(row, "number"));
            if (person.name().isEmpty() && person.id().isEmpty()) {
                throw table.wrong(row, "it names nobody: number or name is missing");
            }
            final String earlier = taken.put(person.id().isEmpty() ? person : person.id(), label);
            if (earlier != null) {
                throw table.wrong(row, person + " belongs to " + earlier + " already");
            }
            said.computeIfAbsent(label, any -> new ArrayList<>()).add(new Member(person, share(table, row)));
        }
        members.putAll(said);
        return new Groups(members);
    }

    private static String label(OwnTable table, CSVRecord row, Collection<HandIn> known) {
        final String key = OwnTable.cell(row, "submission");
        final List<String> meant = known.stream()
                .filter(handIn -> Stream.of(handIn.label(), handIn.person(), handIn.id())
                .anyMatch(key::equals)).map(HandIn::label).toList();
        if (meant.size() != 1) {
            throw table.wrong(row, meant.isEmpty() ? "there is no submission " + key + " in the report"
                    : key + " may be each of " + String.join(", ", meant) + ": write one of these");
        }
        return meant.get(0);
    }

    private static BigDecimal share(OwnTable table, CSVRecord row) {
        final String share = OwnTable.cell(row, "share");
        if (share.isEmpty()) {
            return BigDecimal.ONE;
        }
        if (!share.matches("\\d{1,3}([.,]\\d{1,6})?")) {
            throw table.wrong(row, "share is a factor such as 0.9, not " + share);
        }
        return new BigDecimal(share.replace(',', '.'));
    }

    /** Returns those whose work a submission is; none if it is one person's, or nobody says whose. */
    public List<Member> of(HandIn handIn) {
        return members.getOrDefault(handIn.label(), List.of());
    }

    /** Returns the submission of whose group this person is, who handed in apart; empty if there is none. */
    public String elsewhere(HandIn handIn) {
        return handIn.isGroup() || members.containsKey(handIn.label()) ? "" : members.entrySet().stream()
                .filter(entry -> entry.getValue().stream().anyMatch(member -> isSame(member.person(), handIn)))
                .map(Map.Entry::getKey).findFirst().orElse("");
    }

    private static boolean isSame(Person person, HandIn handIn) {
        return person.id().isEmpty() || handIn.id().isEmpty() ? person.name().equals(handIn.plainName())
                : person.id().equals(handIn.id())
                && (person.name().isEmpty() || Person.fit(person.name(), handIn.plainName()));
    }
}
