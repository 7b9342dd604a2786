package tabuleiro.grading.craft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;

/** Tests what is proposed for whole programs: the samples that {@code craft.yaml} names as examples. */
class CraftTest {

    private static final Pattern SAMPLE = Pattern.compile("\\(([a-z-]+)/(participant-\\d+)\\)");

    private static Craft craft(String game, String participant) throws IOException {
        final Path sources = Fixtures.project("grading/samples").resolve(game).resolve(participant)
                .resolve("src/main/java");
        final Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                texts.put(sources.relativize(file).toString(), Files.readString(file));
            }
        }
        return Craft.of(new Exercise(game), new Graded(HandIn.of(participant), "", texts, "", false, List.of(),
                List.of(), List.of(), Extras.NONE));
    }

    @Test
    void aSampleThatIsNamedForALevelIsProposedThatLevel() throws IOException {
        final Demands demands = Demands.of(new Exercise("chess"));
        final List<String> seen = new ArrayList<>();
        for (Criterion criterion : Criterion.values()) {
            for (int level = 1; level <= Criterion.HIGHEST; level++) {
                for (var named : SAMPLE.matcher(demands.levels().get(criterion).get(level - 1)).results().toList()) {
                    assertThat(craft(named.group(1), named.group(2)).proposed(criterion))
                            .as("%s of %s", criterion, named.group()).isEqualTo(level);
                    seen.add(named.group());
                }
            }
        }
        assertThat(seen).hasSizeGreaterThan(2 * Criterion.values().length);
    }
}
