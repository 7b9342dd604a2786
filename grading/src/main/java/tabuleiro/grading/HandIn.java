package tabuleiro.grading;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Who handed something in, where it lay and when it came. Nothing of it is guessed: what nobody says is empty.
 *
 * @param person  who it is, a person or a group, as the folder, the archive or the platform calls them
 * @param id      the number or name by which a learning platform knows them; empty if it gives none
 * @param from    the name of the folder or archive in which it lay
 * @param time    when it was handed in: local time such as {@code 2026-03-02T17:45:00}, or with a Z at its end that of
 *                UTC; empty if nobody says so
 * @param clock   what says so, in words such as {@code Brightspace}
 * @param members those of a group, as the platform names them; none if it is one person, or the platform does not say
 */
public record HandIn(String person, String id, String from, String time, String clock, List<Person> members) {

    /** What platforms call groups in the languages that worksheets are read in; 0 is Moodle's number of no group. */
    private static final Pattern GROUP = Pattern.compile("(?iu)(?:.*/)?(?:default |standard)?(?:group|grupo|groupe"
            + "|gruppe|team|equipa|equipe|\u00E9quipe|equipo)(?![\\p{L}]).*", Pattern.DOTALL);

    /** Creates what is known of one person, or of a group whose members nobody names. */
    public HandIn(String person, String id, String from, String time, String clock) {
        this(person, id, from, time, clock, List.of());
    }

    /** Creates what is known where there is nothing but a name. */
    public static HandIn of(String name) {
        return new HandIn(name, "", "", "", "");
    }

    /** Returns whether it is a group: its number is never that of a person. */
    public boolean isGroup() {
        return members.size() > 1 || id.equals("0") || GROUP.matcher(person).matches();
    }

    /** Returns the name without the path in which the submission lay. */
    public String plainName() {
        return person.substring(person.lastIndexOf('/') + 1);
    }

    /** Returns what the submission is called in a class: no two are called alike. */
    public String label() {
        return id.isEmpty() || id.equals(person) ? person : person + "_" + id;
    }

    /** Returns the same, of a person that is shown so. */
    public HandIn as(String shown) {
        return new HandIn(shown, id, from, time, clock, members);
    }

    /** Returns the same, named after the path that it lies in, so that nothing in one can pass for another. */
    public HandIn in(String path) {
        return as(path + "/" + person);
    }

    /** Returns the same, handed in at this time, as this says. */
    public HandIn at(String moment, String says) {
        return new HandIn(person, id, from, moment, says, members);
    }
}
