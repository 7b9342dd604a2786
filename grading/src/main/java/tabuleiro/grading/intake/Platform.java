package tabuleiro.grading.intake;

import java.time.DateTimeException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Person;
import tabuleiro.grading.TimeText;

/**
 * What a learning platform says of a folder or a file: by its name, or in a list beside it. A further platform is a
 * further {@link Form}.
 *
 * @param name    of the platform
 * @param person  who handed it in: a student or a group
 * @param id      by which the platform knows them
 * @param members of the group, if the platform names them
 * @param isLate  whether the platform says that it was late
 * @param time    when it was handed in; empty if the platform does not say so
 * @param isText  whether it was typed into the platform's page rather than handed in as a file
 * @param file    what the student called the file; empty if it is a folder
 * @param slot    of all that one person has in the same slot, only the newest counts
 * @param rank    says which is newer, in the order of texts
 */
record Platform(String name, String person, String id, List<Person> members, boolean isLate, String time,
        boolean isText, String file, String slot, String rank) {

    /** How platforms name what they deliver. The groups of each pattern say what its parts are. */
    private enum Form {

        /** As in {@code Participant 101_12345_assignsubmission_file_Games.java}. */
        MOODLE("Moodle", "(?<person>.+?)_(?<id>\\d+)_assignsubmission_(?<kind>[a-z0-9]+)(?:_(?<file>.*))?"
                + "(?<late>)(?<date>)(?<number>)"),
        /** As in {@code Four in a row_user101_attempt_2026-03-02-17-45-00_Games.java}. */
        BLACKBOARD("Blackboard", ".+?_(?<person>[^_]+)_attempt_(?<date>\\d{4}-\\d\\d-\\d\\d-\\d\\d-\\d\\d-\\d\\d)"
                + "(?:_(?<file>.*)|(?<kind>\\.txt))?(?<id>)(?<late>)(?<number>)"),
        /** As in {@code 12345-678 - Participant One - Mar 2, 2026 530 PM}. */
        BRIGHTSPACE("Brightspace", "(?<id>\\d+)-\\d+ - (?<person>.+) - (?<date>[^-]*\\d{4}[^-]*)"
                + "(?<file>)(?<kind>)(?<late>)(?<number>)"),
        /** As in {@code oneparticipant_LATE_22345_600011_Engine-2.java}. */
        CANVAS("Canvas", "(?<person>[^_\\p{Lu} ]+)_(?:(?<late>LATE)_)?(?<id>\\d+)_(?<number>\\d+)_(?<file>.+)"
                + "(?<kind>)(?<date>)");

        private final String title;
        private final Pattern pattern;

        Form(String title, String pattern) {
            this.title = title;
            this.pattern = Pattern.compile(pattern, Pattern.DOTALL);
        }
    }

    private static final int DIGITS = 20;

    /** Returns what this name says, if it is one of a platform's. */
    static Optional<Platform> in(String name) {
        for (Form form : Form.values()) {
            final Matcher found = form.pattern.matcher(name);
            if (found.matches()) {
                return Optional.of(of(form, found));
            }
        }
        return Optional.empty();
    }

    private static Platform of(Form form, Matcher found) {
        final String person = found.group("person");
        final String file = given(found.group("file"));
        final String kind = given(found.group("kind"));
        final String time = time(given(found.group("date")));
        final Version version = form == Form.CANVAS ? Version.of(file) : new Version(file, 0);
        final String id = given(found.group("id")).isEmpty() ? person : found.group("id");
        return new Platform(form.title, person, id,
                List.of(), !given(found.group("late")).isEmpty(), time, !kind.isEmpty() && !kind.equals("file"),
                version.base(), time.isEmpty() ? version.base() : "", time
                + padded(Long.toString(version.number())) + padded(found.group("number")));
    }

    private static String padded(String number) {
        return "0".repeat(Math.max(0, DIGITS - number.length())) + number;
    }

    private static String given(String part) {
        return part == null ? "" : part;
    }

    private static String time(String date) {
        try {
            return date.isEmpty() ? "" : TimeText.read(date);
        } catch (DateTimeException unreadable) {
            return "";
        }
    }

    /** Returns who handed it in, which lay in a folder or archive of this name. */
    HandIn handIn(String from) {
        return new HandIn(person, id, from, time, time.isEmpty() ? "" : name, members);
    }

    /** Returns what was recognised, as a note for its author. */
    String note() {
        return "As " + name + " names it: " + EntryName.shown(person) + ", number " + EntryName.shown(id)
                + (isLate ? ", marked LATE" : "") + ".";
    }
}
