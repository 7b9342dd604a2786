package tabuleiro.grading;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What one student handed in.
 *
 * @param handIn  who handed it in, and when
 * @param sources the text of each source file by its path in the exercise's source folder
 * @param features the text of each feature file of its author's own, by its path
 * @param report  what its author wrote about it in {@code REPORT.md}; empty if there is none
 * @param problem why it cannot be read, in words for its author, first in short; empty if it can
 * @param notes   what was handled, in words for its author
 */
public record Submission(HandIn handIn, Map<String, String> sources, Map<String, String> features,
        String report, List<String> problem, List<String> notes) {

    /** How the note begins that a submission was read as if its classes were in the right package. */
    public static final String WRONG_PACKAGE = "The classes were read as package ";

    /** Returns what it is called in its class. */
    public String name() {
        return handIn.label();
    }

    /** Returns a value that changes with anything that was handed in. */
    public String digest() {
        try {
            final MessageDigest digest = MessageDigest.getInstance("SHA-256");
            Stream.of(sources, features).map(TreeMap::new).forEach(files -> files.forEach((path, text) ->
                    Stream.of(path, text).forEach(part -> add(digest, part))));
            Stream.of(List.of(report), problem, notes).flatMap(List::stream).forEach(part -> add(digest, part));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void add(MessageDigest digest, String part) {
        digest.update((part.length() + ":" + part).getBytes(StandardCharsets.UTF_8));
    }
}
