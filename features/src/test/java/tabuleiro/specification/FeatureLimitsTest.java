package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rulebook.FeatureFile;

/** Tests that the feature files are short enough to be read, and that what is too long is reported. */
class FeatureLimitsTest {

    private static final String SHORT = """
            Feature: Dropping
              @C4-04
              Rule: A disc falls
                Example: one disc
                  Given a new game
                Scenario Outline: column <column>
                  Given a new game
                  Examples: the first
                    | column |
                    | 1      |
                    | 2      |
            """;

    /** Of the tiny game, too: other games begin as its copy. */
    static List<List<FeatureFile>> all() {
        return Stream.concat(SpecifiedGame.all().stream().map(SpecifiedGame::features),
                Stream.of("rules/console", "../.ci/tiny/features/rules/tiny").map(Path::of).map(FeatureFile::in))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("all")
    void eachRuleAndTheRulesOfAGameTogetherCanBeRead(List<FeatureFile> files) {
        assertThat(files).isNotEmpty().flatExtracting(FeatureLimits::faults).isEmpty();
        final FeatureLimits.Size size = FeatureLimits.Size.of(files);
        assertThat(size.isWithin(FeatureLimits.EACH)).as("%s is within %s", size, FeatureLimits.EACH).isTrue();
    }

    @Test
    void anOutlineIsOneExampleAndEachRowIsRun() {
        assertThat(faultsOf(SHORT)).isEmpty();
        assertThat(FeatureLimits.Size.of(List.of(FeatureFile.parse("0.feature", SHORT))))
                .isEqualTo(new FeatureLimits.Size(2, 3, 11));
        assertThat(new FeatureLimits.Size(2, 3, 11).isWithin(new FeatureLimits.Size(2, 2, 11))).isFalse();
    }

    @Test
    void aRuleHasFewExamples() {
        assertThat(faultsOf(SHORT + "    Example: again\n      Given a new game\n".repeat(7))).containsExactly(
                "0.feature:3: a rule has at most 8 examples, not 9: A disc falls");
    }

    @Test
    void aRuleIsShortAndMoreMayBeSaidOfALargeBoard() {
        final String comment = "# a comment\n".repeat(111);
        assertThat(faultsOf(SHORT + comment)).containsExactly(
                "0.feature:3: a rule with its examples has at most 120 lines, 200 if isLarge() of the game's "
                        + "descriptor says so, not 121: A disc falls");
        assertThat(faultsOf(SHORT.replace("C4", "CH") + comment)).isEmpty();
        assertThat(faultsOf(SHORT + "  @C4-05\n  Rule: Another\n    Example: long\n" + comment)).isEmpty();
    }

    @Test
    void anOutlineHasFewRows() {
        assertThat(faultsOf(SHORT + "        | 3      |\n".repeat(9))).containsExactly(
                "0.feature:6: an outline has at most 10 rows, not 11: column <column>");
    }

    @Test
    void aTitleIsShortAndIsReadAlone() {
        assertThat(faultsOf(SHORT.replace("one disc", "a b c d e f g h i j k l m"))).containsExactly(
                "0.feature:4: a title has at most 12 words, not 13: a b c d e f g h i j k l m");
        assertThat(faultsOf(SHORT.replace("one disc", "nor the second player's"))).containsExactly(
                "0.feature:4: a title is read alone, so it does not say \"nor\": nor the second player's");
        assertThat(faultsOf(SHORT.replace("one disc", "two are, so they are"))).containsExactly(
                "0.feature:4: a title is read alone, so it does not say \"so they are\": two are, so they are");
    }

    private static List<String> faultsOf(String text) {
        return FeatureLimits.faults(FeatureFile.parse("0.feature", text));
    }
}
