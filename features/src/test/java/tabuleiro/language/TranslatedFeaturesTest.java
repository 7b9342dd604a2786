package tabuleiro.language;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.core.feature.FeatureParser;
import io.cucumber.core.gherkin.Pickle;
import io.cucumber.core.gherkin.Step;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tabuleiro.steps.FeatureText;

/** Tests that a feature file in Portuguese means what the same file means in English. */
class TranslatedFeaturesTest {

    private static final String PORTUGUESE = """
            # language: pt
            @meus
            Funcionalidade: Os meus exemplos

              Exemplo: quatro numa linha ganham
                Dada a grelha
                  \"""
                  . . . . . . .
                  . . . . . . .
                  . . . . . . .
                  . . . . . . .
                  2 2 2 . . . .
                  1 1 1 . . . .
                  \"""
                Quando o primeiro jogador joga uma peça na coluna 4
                Então o primeiro jogador ganhou
                E o jogo terminou

              Esquema do Cenário: depois de <colunas>
                Dado um novo jogo
                Quando os jogadores jogam à vez nas colunas <colunas>
                Então é a vez do <quem>

                Exemplos:
                  | colunas | quem             |
                  | 4       | segundo jogador  |
                  | 4, 4    | primeiro jogador |
            """;

    @Test
    void itsStepsAreThoseOfEnglishExamples() {
        final var feature = new FeatureParser(UUID::randomUUID)
                .parseResource(new FeatureText("own.feature", PORTUGUESE.getBytes(StandardCharsets.UTF_8)))
                .orElseThrow();
        assertThat(feature.getPickles().stream().map(Pickle::getName)).containsExactly("quatro numa linha ganham",
                "depois de 4", "depois de 4, 4");
        assertThat(feature.getPickles().stream().flatMap(each -> each.getSteps().stream()).map(Step::getText))
                .startsWith("the grid", "the first player drops a disc in column 4", "the first player has won",
                        "the game is over", "a new game", "the players in turn drop discs in columns 4",
                        "the second player is next");
        assertThat(feature.getPickles().get(1).getLocation().getLine()).isEqualTo(26);
    }

    @Test
    void aTextInEnglishOrInALanguageThatIsNotSpokenIsNotChanged() {
        assertThat(TranslatedFeatures.english("Feature: x\n")).isEqualTo("Feature: x\n");
        assertThat(TranslatedFeatures.english("# language: no\nEgenskap: x\n"))
                .isEqualTo("# language: no\nEgenskap: x\n");
    }
}
