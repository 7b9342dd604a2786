package tabuleiro.reference;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A region of a source that the lectures show can be read from the last row: it is short, and its lines are. */
class ShownRegionsTest {

    private static final int COLUMNS = 84;
    private static final int LINES = 14;
    private static final Pattern BEGIN = Pattern.compile("// tag::([\\w-]+)\\[\\]");
    private static final Pattern EDGE = Pattern.compile("// (tag|end)::");

    private final List<String> faults = new ArrayList<>();

    @Test
    void regionsFitOnASlide() throws IOException {
        for (String folder : List.of("src", "../features/src", "../exercises/console/src", "../slides/src")) {
            for (Path file : sources(Path.of(folder))) {
                check(file.toString(), Files.readAllLines(file));
            }
        }
        assertThat(faults).as("regions that are too long or too wide to be shown").isEmpty();
    }

    @Test
    void aRegionThatIsTooLongOrTooWideIsFound() {
        final List<String> lines = new ArrayList<>(List.of("    // tag::long[]"));
        Stream.generate(() -> "    x();").limit(LINES + 1).forEach(lines::add);
        lines.addAll(List.of("    // end::long[]", "    // tag::fits[]", "    " + "x".repeat(COLUMNS),
                "    // end::fits[]", "    // tag::wide[]", "    x", "     " + "x".repeat(COLUMNS),
                "    // end::wide[]"));
        check("A.java", lines);
        assertThat(faults).containsExactly(
                "A.java:1: the region long has 15 lines: show at most 14, and move its tags",
                "A.java:23: the region wide has a line of 85 columns: break it after at most 84");
    }

    private static List<Path> sources(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    private void check(String file, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            final Matcher begin = BEGIN.matcher(lines.get(i));
            if (begin.find()) {
                final String end = "// end::" + begin.group(1) + "[]";
                check(file, i + 2, begin.group(1), lines.subList(i + 1, lines.size()).stream()
                        .takeWhile(line -> !line.contains(end)).toList());
            }
        }
    }

    private void check(String file, int first, String name, List<String> lines) {
        final List<String> shown = lines.stream().filter(line -> !EDGE.matcher(line).find()).toList();
        if (shown.size() > LINES) {
            faults.add("%s:%s: the region %s has %s lines: show at most %s, and move its tags"
                    .formatted(file, first - 1, name, shown.size(), LINES));
        }
        final int indent = shown.stream().filter(line -> !line.isBlank()).mapToInt(ShownRegionsTest::indentOf).min()
                .orElse(0);
        for (int i = 0; i < lines.size(); i++) {
            final int columns = lines.get(i).length() - indent;
            if (columns > COLUMNS) {
                faults.add("%s:%s: the region %s has a line of %s columns: break it after at most %s"
                        .formatted(file, first + i, name, columns, COLUMNS));
            }
        }
    }

    private static int indentOf(String line) {
        return line.length() - line.stripLeading().length();
    }
}
