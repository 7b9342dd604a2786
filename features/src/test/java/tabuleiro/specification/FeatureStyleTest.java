package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rulebook.FeatureFile;

/** Tests that the feature files have one style, and which faults are found in wrong files. */
class FeatureStyleTest {

    private static final String RIGHT = """
            Feature: Dropping
              @C4-04 @task-2
              Rule: A disc falls
                Example: one disc
                  Given a new game
                  When a disc falls
                  And another falls
                  Then it lies there
                Scenario Outline: column <column>
                  Given a new game
                  Then column <column> has space
                  Examples: the first
                    | column |
                    | 1      |
            """;

    private static final String GUARD = """
            @guard @task-3
            Feature: Contracts
              @guard-C4-04
              Example: a careless caller
                Given a new game
            """;

    @ParameterizedTest
    @MethodSource("tabuleiro.specification.SpecifiedGame#all")
    void everyFeatureFileHasTheSameStyle(SpecifiedGame game) {
        assertThat(game.features()).flatExtracting(FeatureFile::rules).isNotEmpty();
        assertThat(FeatureStyle.faults(game.features())).isEmpty();
    }

    @Test
    void theFilesOfTheConsoleHaveTheSameStyle() {
        assertThat(FeatureFile.in(Path.of("rules/console"))).isNotEmpty();
        assertThat(FeatureStyle.faults(FeatureFile.in(Path.of("rules/console")))).isEmpty();
    }

    @Test
    void aCorrectFileHasNoFault() {
        assertThat(faultsOf(RIGHT, GUARD)).isEmpty();
    }

    @Test
    void aRuleHasExactlyOneId() {
        assertThat(faultsOf(RIGHT.replace("@C4-04", "@given"))).containsExactly(
                "0.feature:3: a rule must have exactly one id, not 0: A disc falls");
        assertThat(faultsOf(RIGHT.replace("@C4-04", "@C4-04 @C4-05"))).containsExactly(
                "0.feature:3: a rule must have exactly one id, not 2: A disc falls");
    }

    @Test
    void anIdBelongsToOneRule() {
        assertThat(faultsOf(RIGHT, RIGHT)).containsExactly("1.feature:3: C4-04 is already the id of another rule");
    }

    @Test
    void theIdsOfAGameStartAlike() {
        assertThat(faultsOf(RIGHT, RIGHT.replace("C4-04", "QT-04"))).containsExactly(
                "all ids of a game must start alike: [C4-04, QT-04]");
    }

    @Test
    void aMisspeltTagIsReported() {
        assertThat(faultsOf("@consle\n" + RIGHT)).containsExactly("0.feature:2: @consle is an unknown tag");
        assertThat(faultsOf(RIGHT.replace("Scenario", "@C4-4\nScenario")))
                .containsExactly("0.feature:10: @C4-4 is an unknown tag");
    }

    @Test
    void anExampleThatIsToBeSolvedBelongsToOneTask() {
        assertThat(faultsOf(RIGHT.replace(" @task-2", "").replace("Scenario", "@task-2\n    Scenario")))
                .containsExactly("0.feature:4: an example must belong to exactly one task, not []: one disc");
        assertThat(faultsOf(RIGHT.replace("Scenario", "@task-3\n    Scenario"))).containsExactly(
                "0.feature:10: an example must belong to exactly one task, not [task-2, task-3]: column <column>");
        assertThat(faultsOf(RIGHT, GUARD.replace(" @task-3", ""))).containsExactly(
                "1.feature:4: an example must belong to exactly one task, not []: a careless caller");
        assertThat(faultsOf(RIGHT.replace("@task-2", "@given"))).isEmpty();
    }

    @Test
    void aRuleHasExamples() {
        assertThat(faultsOf(RIGHT + "\n@C4-05\nRule: Nothing shows this\n")).containsExactly(
                "0.feature:17: a rule must have an example: Nothing shows this");
    }

    @Test
    void anExampleOutsideARuleIsAGuardOfARuleElsewhere() {
        assertThat(faultsOf(RIGHT, GUARD.replace("@guard @task-3", "@task-3"))).containsExactly(
                "1.feature:4: without @guard an example must belong to a rule: a careless caller");
        assertThat(faultsOf(RIGHT, GUARD.replace("@guard-C4-04", ""))).containsExactly(
                "1.feature:4: a guard must name exactly one rule, not []: a careless caller");
        assertThat(faultsOf(RIGHT, GUARD.replace("C4-04", "C4-99"))).containsExactly(
                "1.feature:4: a guard must name exactly one rule, not [C4-99]: a careless caller");
    }

    @Test
    void theIdOfARuleBelongsToTheRuleAndTheGuardTagToItsGuards() {
        assertThat(faultsOf(RIGHT, GUARD.replace("@guard-C4-04", "@guard-C4-04 @C4-04"))).containsExactly(
                "1.feature:4: an example outside a rule must not have its id: a careless caller");
        assertThat(faultsOf(RIGHT.replace("@C4-04", "@C4-04 @guard-C4-04"))).containsExactly(
                "0.feature:3: an example of a rule must not guard C4-04");
        assertThat(faultsOf(RIGHT.replace("Scenario", "@guard-C4-04\n    Scenario"))).containsExactly(
                "0.feature:10: an example of a rule must not guard C4-04");
    }

    @Test
    void everyBlockOfExamplesHasAName() {
        assertThat(faultsOf(RIGHT.replace("Examples: the first", "Examples:"))).containsExactly(
                "0.feature:12: a block of Examples must have a name");
    }

    @Test
    void anExampleHasOneWhenAndNoBut() {
        assertThat(faultsOf(RIGHT.replace("And another", "When another"))).containsExactly(
                "0.feature:4: an example must not have more than one When: one disc");
        assertThat(faultsOf(RIGHT.replace("And another", "But another"))).containsExactly(
                "0.feature:4: a step must not start with But: one disc");
        assertThat(faultsOf(RIGHT.replace("And another", "* another"))).containsExactly(
                "0.feature:4: a step must not start with *: one disc");
    }

    @Test
    void noFileContainsATab() {
        assertThat(faultsOf(RIGHT.replace("a new game", "a\tnew game"))).containsExactly("0.feature: contains a tab");
    }

    @Test
    void namesOfExamplesAreUniqueWithinTheirRule() {
        assertThat(faultsOf(RIGHT.replace("column <column>\n      Given", "one disc\n      Given"))).containsExactly(
                "0.feature:9: another example has this name: one disc");
        assertThat(faultsOf(RIGHT, GUARD + GUARD.substring(GUARD.indexOf("  @guard-")))).containsExactly(
                "1.feature:7: another example has this name: a careless caller");
    }

    @Test
    void aFileThatIsNotGherkinIsReported() {
        assertThatThrownBy(() -> FeatureFile.parse("0.feature", "Rule: without a feature"))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("0.feature (1:1)");
        assertThatThrownBy(() -> FeatureFile.parse("0.feature", "# nothing"))
                .isInstanceOf(IllegalArgumentException.class).hasMessage("0.feature contains no feature");
    }

    private static List<String> faultsOf(String... texts) {
        final List<FeatureFile> files = new ArrayList<>();
        for (String text : texts) {
            files.add(FeatureFile.parse(files.size() + ".feature", text));
        }
        return FeatureStyle.faults(files);
    }
}
