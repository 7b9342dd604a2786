package tabuleiro.grading.intake;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A name as Moodle's "download all submissions" gives it to a folder, or to a file where it makes no folders, such as
 * {@code Participant 101_12345_assignsubmission_file_Games.java}.
 *
 * @param student the name and number of the student or group, such as {@code Participant 101_12345}
 * @param file    what the student called the file; empty if it is a folder
 * @param isText  whether it was typed into the platform's page rather than handed in as a file
 */
record Moodle(String student, String file, boolean isText) {

    private static final Pattern NAME =
            Pattern.compile("(.+?_\\d+)_assignsubmission_([a-z0-9]+)(?:_(.*))?", Pattern.DOTALL);

    /** Returns what this name says, if it is one of Moodle's. */
    static Optional<Moodle> in(String name) {
        final Matcher matcher = NAME.matcher(name);
        return matcher.matches()
                ? Optional.of(new Moodle(matcher.group(1), matcher.group(3) == null ? "" : matcher.group(3),
                        !matcher.group(2).equals("file")))
                : Optional.empty();
    }
}
