package tabuleiro.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.rulebook.Case;
import tabuleiro.rulebook.FeatureFile;

/** Tests that every phrase, with every value with which it occurs, can be said in Portuguese and read again. */
class LanguageTest {

    private static final Language PORTUGUESE = Language.of("pt");

    /** Returns the steps of all examples of a game, as its examples say them, with the values of outlines. */
    private static Set<String> steps(String game) {
        final Set<String> steps = new TreeSet<>();
        FeatureFile.in(Path.of("rules", game)).stream().filter(file -> !file.text().contains("@console"))
                .flatMap(file -> file.examples().stream()).forEach(example -> Case.of(example).forEach(each ->
                        each.lines().forEach(line -> steps.add(line.text()))));
        return steps;
    }

    @ParameterizedTest
    @ValueSource(strings = "connect-four")
    void everyStepOfAnExampleIsSaidAndReadAgain(String game) {
        final Set<String> steps = steps(game);
        steps.forEach(step -> System.out.println(PORTUGUESE.say(step)));
        assertThat(steps).as("what nobody has translated").allMatch(PORTUGUESE::says).hasSizeGreaterThan(50);
        assertThat(steps).allSatisfy(step -> assertThat(PORTUGUESE.english(PORTUGUESE.say(step))).isEqualTo(step));
    }
}
