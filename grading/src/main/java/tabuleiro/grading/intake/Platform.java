package tabuleiro.grading.intake;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the name that a learning platform gives to a folder, or to a file where it makes no folders, says of it. Moodle
 * writes {@code Participant 101_12345_assignsubmission_file_Games.java}, Blackboard
 * {@code Four in a row_user101_attempt_2026-03-02-17-45-00_Games.java}.
 *
 * @param person who handed it in: a student or a group
 * @param id     by which the platform knows them
 * @param file   what the student called the file; empty if it is a folder
 * @param isText whether it was typed into the platform's page rather than handed in as a file
 * @param time   when it was handed in; empty if the name does not say so
 */
record Platform(String person, String id, String file, boolean isText, String time) {

    private static final Pattern OF_MOODLE =
            Pattern.compile("(.+?)_(\\d+)_assignsubmission_([a-z0-9]+)(?:_(.*))?", Pattern.DOTALL);
    private static final Pattern OF_BLACKBOARD = Pattern.compile(
            ".+?_([^_]+)_attempt_(\\d{4}-\\d\\d-\\d\\d)-(\\d\\d)-(\\d\\d)-(\\d\\d)(?:_(.*)|\\.txt)?", Pattern.DOTALL);

    /** Returns what this name says, if it is one of a platform's. */
    static Optional<Platform> in(String name) {
        final Matcher moodle = OF_MOODLE.matcher(name);
        if (moodle.matches()) {
            return Optional.of(new Platform(moodle.group(1), moodle.group(2), given(moodle.group(4)),
                    !moodle.group(3).equals("file"), ""));
        }
        final Matcher blackboard = OF_BLACKBOARD.matcher(name);
        return blackboard.matches() ? Optional.of(new Platform(blackboard.group(1), blackboard.group(1),
                given(blackboard.group(6)), name.endsWith(".txt") && blackboard.group(6) == null,
                "%sT%s:%s:%s".formatted(blackboard.group(2), blackboard.group(3), blackboard.group(4),
                        blackboard.group(5)))) : Optional.empty();
    }

    private static String given(String file) {
        return file == null ? "" : file;
    }
}
