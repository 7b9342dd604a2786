package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

    /** What is wrong with the file of the rules if a text in it is replaced by another. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            @C4-04              | @given               | 3: a rule must have exactly one id, not 0
            @C4-04              | @C4-04 @C4-05        | 3: a rule must have exactly one id, not 2
            @C4-04              | @C4-04 @guard-C4-04  | 3: an example of a rule must not guard C4-04
            ' @task-2'          | ''                   | 4: an example must belong to exactly one task, not []
            @C4-04              | @C4-04 @task-3       | 4: an example must belong to exactly one task, not [task-
            @C4-04              | @C4-04 @C4-4         | 3: @C4-4 is an unknown tag
            Examples: the first | Examples:            | 12: a block of Examples must have a name
            And another         | When another         | 4: an example must not have more than one When
            And another         | But another          | 4: a step must not start with But
            And another         | * another            | 4: a step must not start with *
            column <column>     | one disc             | 9: another example has this name: one disc
            """)
    void aFaultOfARuleIsReported(String was, String is, String fault) {
        assertThat(faultsOf(RIGHT.replace(was, is))).anyMatch(each -> each.startsWith("0.feature:" + fault));
    }

    /** What is wrong with the file of the guards. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            @guard @task-3      | @task-3              | without @guard an example must belong to a rule
            @guard-C4-04        | ''                   | a guard must name exactly one rule, not []
            C4-04               | C4-99                | a guard must name exactly one rule, not [C4-99]
            @guard-C4-04        | @guard-C4-04 @C4-04  | an example outside a rule must not have its id
            ' @task-3'          | ''                   | an example must belong to exactly one task, not []
            """)
    void aFaultOfAGuardIsReported(String was, String is, String fault) {
        assertThat(faultsOf(RIGHT, GUARD.replace(was, is))).singleElement().asString()
                .startsWith("1.feature:4: " + fault);
    }

    @Test
    void aFaultOfAWholeFileIsReported() {
        assertThat(faultsOf(RIGHT, RIGHT)).containsExactly("1.feature:3: C4-04 is already the id of another rule");
        assertThat(faultsOf(RIGHT, RIGHT.replace("C4-04", "QT-04"))).containsExactly(
                "all ids of a game must start alike: [C4-04, QT-04]");
        assertThat(faultsOf("@consle\n" + RIGHT)).containsExactly("0.feature:2: @consle is an unknown tag");
        assertThat(faultsOf(RIGHT, "@by-hand\nFeature: By hand\n\n@C4-05\nRule: Nothing shows this\n")).isEmpty();
        assertThat(faultsOf("@by-hand\n" + RIGHT)).anyMatch(each ->
                each.startsWith("0.feature:4: what is marked by hand has no example"));
        assertThat(faultsOf(RIGHT + "\n@C4-05\nRule: Nothing shows this\n")).containsExactly(
                "0.feature:17: a rule must have an example: Nothing shows this");
        assertThat(faultsOf(RIGHT.replace("a new game", "a\tnew game"))).containsExactly("0.feature: contains a tab");
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
