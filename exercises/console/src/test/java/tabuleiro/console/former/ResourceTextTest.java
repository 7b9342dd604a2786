package tabuleiro.console.former;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tabuleiro.console.quarto.QuartoConsole;

/** Tests texts that are part of a program. */
class ResourceTextTest {

    @Test
    void readsAFileInThePackageOfAClass() {
        assertThat(QuartoConsole.RULES.get()).get().asString().startsWith("Quarto: the rules\n");
    }

    @Test
    void returnsNothingIfThereIsNoFile() {
        assertThat(new ResourceText(ResourceTextTest.class, "nowhere.txt").get()).isEmpty();
    }
}
