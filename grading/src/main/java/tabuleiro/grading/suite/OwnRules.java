package tabuleiro.grading.suite;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.results.Check;

/**
 * Feature files of an instructor's own, by which submissions are tested besides those of the exercise.
 *
 * @param files what they say, by name
 */
public record OwnRules(SortedMap<String, byte[]> files) {

    /** No rules of one's own. */
    public static final OwnRules NONE = new OwnRules(new TreeMap<>());

    /**
     * Returns the feature files in a folder and its subfolders.
     *
     * @throws GradingException if there are none, or they cannot be read; the message says so
     */
    public static OwnRules in(Path folder) {
        final SortedMap<String, byte[]> read = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".feature")).sorted().toList()) {
                read.put(Check.OWN + folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        } catch (IOException unreadable) {
            throw new GradingException("The rules in " + folder + " cannot be read.", unreadable);
        }
        if (read.isEmpty()) {
            throw new GradingException("There is no feature file in " + folder + ".");
        }
        return new OwnRules(read);
    }

    /** Returns what tells the edition of a suite apart to which these are added. */
    public String edition(String suite) {
        final CRC32 sum = new CRC32();
        files.forEach((name, text) -> {
            sum.update(name.getBytes(StandardCharsets.UTF_8));
            sum.update(text);
        });
        return files.isEmpty() ? suite : "%s-%08x".formatted(suite, sum.getValue());
    }
}
