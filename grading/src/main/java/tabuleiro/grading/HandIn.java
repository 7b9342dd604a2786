package tabuleiro.grading;

/**
 * Who handed something in, where it lay and when it came. Nothing of it is guessed: what nobody says is empty.
 *
 * @param person who it is, as the folder, the archive or the platform calls them
 * @param id     the number or name by which a learning platform knows them; empty if it gives none
 * @param from   the name of the folder or archive in which it lay
 * @param time   when it was handed in: local time such as {@code 2026-03-02T17:45:00}, or with a Z at its end that of
 *               UTC; empty if nobody says so
 * @param clock  what says so, in words such as {@code the times in the archive}
 */
public record HandIn(String person, String id, String from, String time, String clock) {

    /** Creates what is known where there is nothing but a name. */
    public static HandIn of(String name) {
        return new HandIn(name, "", "", "", "");
    }

    /** Returns what the submission is called in a class: no two are called alike. */
    public String label() {
        return id.isEmpty() || id.equals(person) ? person : person + "_" + id;
    }

    /** Returns the same, of a person that is shown so. */
    public HandIn as(String shown) {
        return new HandIn(shown, id, from, time, clock);
    }

    /** Returns the same, named after the path that it lies in, so that nothing in one can pass for another. */
    public HandIn in(String path) {
        return as(path + "/" + person);
    }

    /** Returns the same, handed in at this time, unless another is known. */
    public HandIn at(String moment) {
        return time.isEmpty() ? new HandIn(person, id, from, moment, clock) : this;
    }
}
