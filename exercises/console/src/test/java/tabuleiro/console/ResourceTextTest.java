package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.console.quarto.QuartoConsole;

/** Texts that travel with a program. */
class ResourceTextTest {

    @Test
    void readsWhatLiesBesideAClass() {
        assertThat(QuartoConsole.RULES.get()).get().asString().startsWith("Quarto: the rules\n");
    }

    @Test
    void missesWhatIsNotThere() {
        assertThat(new ResourceText(ResourceTextTest.class, "nowhere.txt").get()).isEmpty();
    }
}
