package tabuleiro.feedback;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.commons.support.Resource;

/**
 * The tags by which {@code -Dgroups} can select examples of an exercise.
 *
 * @param tags without the {@code @}
 */
record Groups(Set<String> tags) {

    private static final Pattern NOT_TO_BE_SOLVED = Pattern.compile("@(?:console|given)\\b");
    private static final Pattern BETWEEN_TAGS = Pattern.compile("[\\s,|&!()]+");
    /** What stands in expressions besides tags of examples: recorded games and contracts are checked in other ways. */
    private static final Set<String> OTHERS = Set.of("any", "none", "games", "contracts");

    /** Returns the tags in the feature files on the class path, without those of other games. */
    static Groups onClassPath(Tasks tasks) {
        final Set<String> tags = Stream.of("rules", "examples").flatMap(Groups::features)
                .filter(feature -> tasks.mayHave(feature.getName())).flatMap(Groups::lines)
                .map(String::strip).filter(line -> line.startsWith("@"))
                .filter(line -> !NOT_TO_BE_SOLVED.matcher(line).find())
                .flatMap(line -> Arrays.stream(line.split("\\s+"))).map(tag -> tag.substring(1))
                .collect(Collectors.toSet());
        return new Groups(new TreeSet<>(tags));
    }

    private static Stream<Resource> features(String folder) {
        return ReflectionSupport.streamAllResourcesInPackage(folder, file -> file.getName().endsWith(".feature"));
    }

    private static Stream<String> lines(Resource feature) {
        try (InputStream text = feature.getInputStream()) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8).lines();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * Checks that an expression of tags names only tags that occur; if not, prints those that do.
     *
     * @throws IllegalArgumentException if it names another one
     */
    void check(String expression, PrintStream out) {
        final List<String> unknown = BETWEEN_TAGS.splitAsStream(expression)
                .filter(tag -> !tag.isEmpty() && !OTHERS.contains(tag) && !tags.contains(tag)).toList();
        if (!unknown.isEmpty()) {
            final String wrong = "No example has the tag " + String.join(" or ", unknown) + ".";
            out.println(Report.fault(wrong + similar(unknown) + "\n" + listed()));
            throw new IllegalArgumentException(wrong);
        }
    }

    private String similar(List<String> unknown) {
        final List<String> similar = tags.stream().filter(tag -> unknown.stream().anyMatch(tag::equalsIgnoreCase))
                .toList();
        return similar.isEmpty() ? "" : " Did you mean " + String.join(", ", similar) + "? Capital letters matter.";
    }

    private String listed() {
        return "-Dgroups takes one of these, or several with commas between them: " + String.join(", ", tags);
    }
}
