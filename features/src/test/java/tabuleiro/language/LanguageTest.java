package tabuleiro.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
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
    @ValueSource(strings = {"connect-four", "chess", "draughts"})
    void everyStepOfAnExampleIsSaidAndReadAgain(String game) {
        final Set<String> steps = steps(game);
        final Language portuguese = PORTUGUESE.in(game);
        steps.forEach(step -> System.out.println(portuguese.say(step)));
        assertThat(steps).as("what nobody has translated").allMatch(portuguese::says).hasSizeGreaterThan(50);
        assertThat(steps).allSatisfy(step -> assertThat(portuguese.english(portuguese.say(step))).isEqualTo(step));
    }

    @Test
    void aWordMeansInEachGameWhatItsFileSays() {
        assertThat(PORTUGUESE.in("chess").say("b8 holds a white king")).isEqualTo("b8 tem um rei branco");
        assertThat(PORTUGUESE.in("draughts").say("b8 holds a white king")).isEqualTo("b8 tem uma dama branca");
        assertThat(PORTUGUESE.in("chess").english("b8 tem uma dama branca")).isEqualTo("b8 holds a white queen");
        assertThat(PORTUGUESE.in("draughts").english("b8 tem uma dama branca")).isEqualTo("b8 holds a white king");
        assertThat(PORTUGUESE.in("no game")).isSameAs(PORTUGUESE);
    }

    @Test
    void valuesOfAListAreReadOneByOne() {
        assertThat(PORTUGUESE.in("chess").english("as capturas do jogador das brancas são: peão, dama"))
                .isEqualTo("the white player has captured pawn, queen");
    }
}
