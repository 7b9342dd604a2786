package tabuleiro.feedback;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** A short checksum of what is handed in, by which a student sees that it is what was graded. */
public final class Receipt {

    private static final int DIGITS = 12;

    private Receipt() {
    }

    /**
     * Returns the checksum of source files: twelve digits in groups of four. It depends on their paths and texts alone;
     * ends of lines are alike on all systems, and packing changes nothing.
     *
     * @param sources the text of each file, by its path from the source folder, with slashes
     */
    public static String of(Map<String, String> sources) {
        try {
            final MessageDigest digest = MessageDigest.getInstance("SHA-256");
            new TreeMap<>(sources).forEach((path, text) -> digest.update((path + "\n"
                    + text.replace("\uFEFF", "").replace("\r\n", "\n") + "\u0000").getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest()).substring(0, DIGITS).replaceAll("(.{4})(?=.)", "$1-");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
