package tabuleiro.grading;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.yaml.snakeyaml.Yaml;

/**
 * A submission that means harm, or had bad luck, and what grading it must come to.
 *
 * @param name   group and case, such as {@code 01-exit/halt}
 * @param folder what lies over the base, and the verdict
 * @param repeats the words in its sources that stand for long texts
 * @param does   what the submission does, in a few words
 * @param gets   what it must get: everything, less, or nothing
 * @param says   what its page must say; empty if nothing in particular
 * @param slow   whether it takes longer than 2 seconds, so that only the thorough build runs it
 */
public record HostileCase(String name, Path folder, List<Repeat> repeats, String does, Share gets, String says,
                          boolean slow) {

    private static final String VERDICT = "verdict.yaml";
    private static final Set<String> KEYS = Set.of("does", "gets", "says", "slow", "repeats");

    /** How much of the scale a case gets; how much less is a matter of the rubric. */
    enum Share {
        /** Full marks: it has no effect on the correct solution. */
        EVERYTHING,
        /** It loses something. */
        LESS,
        /** No mark at all. */
        NOTHING;

        /** Returns which share a mark is, if so much is the most. */
        static Share of(BigDecimal mark, BigDecimal most) {
            if (mark.compareTo(most) == 0) {
                return EVERYTHING;
            }
            return mark.signum() == 0 ? NOTHING : LESS;
        }
    }

    /**
     * A word in a source that stands for a text as often as {@code times} says.
     *
     * @param in    the path of the source
     * @param word  the word, such as {@code MANY}
     * @param text  the text; {@code #} is the number of the repetition, {@code @} a name that always has one hash code
     * @param times how often it is repeated
     */
    record Repeat(String in, String word, String text, int times) {

        static Repeat of(Map<String, Object> said) {
            return new Repeat((String) said.get("in"), (String) said.get("word"), (String) said.get("text"),
                    (Integer) said.get("times"));
        }

        void fillIn(Path submission) throws IOException {
            final Path source = submission.resolve(in);
            final String template = Files.readString(source);
            assertThat(template).as("%s", source).containsOnlyOnce(word);
            Files.writeString(source, template.replace(word, IntStream.range(0, times).mapToObj(number -> text
                    .replace("#", Integer.toString(number)).replace("@", name(number))).collect(joining())));
        }

        /** Returns the number in binary digits, written as two texts with the same hash code. */
        private String name(int number) {
            return Integer.toBinaryString(times + number).substring(1).replace("0", "Aa").replace("1", "BB");
        }
    }

    /** Returns the cases in a folder of groups, in the order of their names. */
    static List<HostileCase> in(Path groups) throws IOException {
        try (Stream<Path> files = Files.walk(groups)) {
            return files.filter(file -> file.endsWith(VERDICT)).sorted().map(file -> read(groups, file)).toList();
        }
    }

    private static HostileCase read(Path groups, Path file) {
        final Map<String, Object> said;
        try {
            said = new Yaml().load(Files.readString(file));
        } catch (IOException unreadable) {
            throw new AssertionError(file + " cannot be read", unreadable);
        }
        assertThat(KEYS).as("keys of %s", file).containsAll(said.keySet());
        assertThat(said).as("keys of %s", file).containsKeys("does", "gets");
        final Path folder = file.getParent();
        return new HostileCase(groups.relativize(folder).toString(), folder, repeats(said), said.get("does").toString(),
                Share.valueOf(said.get("gets").toString().toUpperCase(Locale.ROOT)),
                said.getOrDefault("says", "").toString(),
                (Boolean) said.getOrDefault("slow", false));
    }

    @SuppressWarnings("unchecked")
    private static List<Repeat> repeats(Map<String, Object> said) {
        return ((List<Map<String, Object>>) said.getOrDefault("repeats", List.of())).stream().map(Repeat::of).toList();
    }

    /** Returns the group to which it belongs. */
    String group() {
        return name.substring(0, name.indexOf('/'));
    }

    /** Checks whether it gets full marks. */
    boolean isFullyMarked() {
        return gets == Share.EVERYTHING;
    }

    /** Returns the name under which it is handed in. */
    String submission() {
        return name.replace('/', '.');
    }

    /** Lays the case over the base, as a submission among others in the folder of a class. */
    void handIn(Path base, Path classFolder) throws IOException {
        final Path submission = classFolder.resolve(submission());
        copy(base, submission);
        copy(folder, submission);
        Files.delete(submission.resolve(VERDICT));
        for (Repeat each : repeats) {
            each.fillIn(submission);
        }
    }

    /** Copies a folder with all that is in it; what is there already is written over. */
    public static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                final Path copied = to.resolve(from.relativize(file).toString());
                Files.createDirectories(copied.getParent());
                Files.write(copied, Files.readAllBytes(file));
            }
        }
    }

    @Override
    public String toString() {
        return name + ": " + does;
    }
}
