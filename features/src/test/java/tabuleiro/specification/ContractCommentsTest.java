package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.rulebook.FeatureFile;

/** Checks that every clause in the Javadoc has a label and a rule, and shows on wrong comments what is found. */
class ContractCommentsTest {

    private static final String ALL_GAMES = "tabuleiro.specification.SpecifiedGame#all";

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void everyClauseHasALabelAndARule(SpecifiedGame game) throws IOException {
        final Set<String> ruleIds = FeatureFile.ruleIds(game.features());
        final List<String> faults = new ArrayList<>();
        long clauses = 0;
        for (Path source : game.sources()) {
            faults.addAll(read(source).faults(ruleIds));
            clauses += read(source).count();
        }
        assertThat(faults).isEmpty();
        assertThat(clauses).as("clauses found at all").isPositive();
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void everyCommandRequiresThatNoRefusalApplies(SpecifiedGame game) throws IOException {
        final List<String> faults = new ArrayList<>();
        for (Path source : game.sources()) {
            if (isInterface(game, source)) {
                faults.addAll(read(source).commandsWithoutPrecondition());
            }
        }
        assertThat(faults).isEmpty();
    }

    private static boolean isInterface(SpecifiedGame game, Path source) {
        return game.interfaces().stream().anyMatch(type -> source.endsWith(type.getSimpleName() + ".java"));
    }

    private static ContractComments read(Path source) throws IOException {
        return new ContractComments(source.getFileName().toString(), Files.readString(source));
    }

    @Test
    void whatIsWrittenAsItShouldBeHasNoFault() {
        final ContractComments right = commentOn("int size();",
                "Is there room? See {@code size}.",
                "@param column any {@code @pre}",
                "@pre  column_exists {@code isColumn(column)} (C4-05)",
                "@post row2_is_full  a promise that takes",
                "      two lines (C4-05, C4-06)");
        assertThat(right.faults(Set.of("C4-05", "C4-06"))).isEmpty();
        assertThat(right.count()).isEqualTo(2);
    }

    @Test
    void aLabelThatIsNoneIsNamed() {
        assertThat(faultsOf("@pre columnExists the column exists (C4-05)"))
                .containsExactly("A.java:1: columnExists is no label of several words in lower_snake_case: "
                        + "@pre columnExists the column exists (C4-05)");
        assertThat(faultsOf("@pre the column exists (C4-05)"))
                .containsExactly("A.java:1: the is no label of several words in lower_snake_case: "
                        + "@pre the column exists (C4-05)");
    }

    @Test
    void aClauseWithoutLabelTextOrRuleIsNamed() {
        final String fault = "A.java:1: a clause is a label, a text and the id of its rule in parentheses: ";
        assertThat(faultsOf("@pre column_exists the column exists")).containsExactly(
                fault + "@pre column_exists the column exists");
        assertThat(faultsOf("@post column_exists (C4-05)")).containsExactly(fault + "@post column_exists (C4-05)");
        assertThat(faultsOf("@invariant (C4-05)")).containsExactly(fault + "@invariant (C4-05)");
    }

    @Test
    void aRuleOfNoFeatureIsNamed() {
        assertThat(faultsOf("@post disc_rests it rests (C4-05, C4-99)")).containsExactly(
                "A.java:1: C4-99 is no rule of this game: @post disc_rests it rests (C4-05, C4-99)");
    }

    @Test
    void aLabelThatStandsTwiceInOneCommentIsNamed() {
        assertThat(faultsOf("@pre one_label first (C4-05)", "@post one_label second (C4-05)")).containsExactly(
                "A.java:1: one_label stands here already: @post one_label second (C4-05)");
    }

    @Test
    void aMisspeltTagIsNamed() {
        assertThat(faultsOf("@posts disc_rests it rests (C4-05)")).containsExactly(
                "A.java:1: a tag that is not known: @posts disc_rests it rests (C4-05)");
    }

    @Test
    void aCommandWithoutPreconditionIsNamed() {
        assertThat(commentOn("void play(int column);", "@pre column_exists {@code isColumn(column)} (C4-05)")
                .commandsWithoutPrecondition()).containsExactly("A.java:1: play has no @pre with whyNotPlay");
        assertThat(commentOn("void play(int column);", "@pre may_play {@code whyNotPlay(column).isEmpty()} (C4-05)")
                .commandsWithoutPrecondition()).isEmpty();
    }

    private static List<String> faultsOf(String... lines) {
        return commentOn("int size();", lines).faults(Set.of("C4-05", "C4-06"));
    }

    private static ContractComments commentOn(String declaration, String... lines) {
        return new ContractComments("A.java",
                "/**\n * " + String.join("\n * ", lines) + "\n */\n" + declaration);
    }
}
