package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.PATH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.Reason;
import tabuleiro.rulebook.FeatureFile;
import tabuleiro.tiny.Position;
import tabuleiro.tiny.Refusal;
import tabuleiro.tiny.Tiny;
import tabuleiro.tiny.TinyProvider;

/**
 * Checks that every game keeps the convention of refusals and positions, and shows on wrong interfaces that each check
 * can fail.
 */
class ConventionsTest {

    private static final String ALL_GAMES = "tabuleiro.specification.SpecifiedGame#all";

    @Test
    void everyFolderOfRulesBelongsToAGameOrToTheConsoleOfAll() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("rules"))) {
            assertThat(SpecifiedGame.all()).extracting(SpecifiedGame::folder).contains("connect-four")
                    .containsExactlyInAnyOrderElementsOf(folders.map(each -> each.getFileName().toString())
                            .filter(each -> !each.equals("console")).toList());
        }
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void everyCommandHasAQueryWhyNot(SpecifiedGame game) {
        assertThat(game.interfaces()).contains(game.type(game.name()));
        assertThat(game.interfaces())
                .flatExtracting(type -> Conventions.commandsWithoutQuery(type, game.type("Refusal"))).isEmpty();
        assertThat(game.interfaces()).flatExtracting(Conventions::queriesOfNoCommand).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void aGameCanBeResumedFromAPosition(SpecifiedGame game) {
        assertThat(game.provider().getMethods()).extracting(Conventions::signature)
                .contains(game.name() + "Provider.newGame(Position)");
        assertThat(Conventions.creationsWithoutQuery(
                game.provider(), game.type("Position"), game.type("Refusal"))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void theWholeStateIsOneValueThatDrawsItself(SpecifiedGame game) {
        assertThat(Conventions.positionFaults(game.type(game.name()))).isEmpty();
        assertThat(game.sources()).filteredOn(source -> source.endsWith("Position.java"))
                .singleElement().asInstanceOf(PATH).content().contains("public String toString()");
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void everyRefusalNamesItsRuleInWords(SpecifiedGame game) {
        assertThat(game.type("Refusal")).matches(Class::isEnum, "is an enum").isAssignableTo(Reason.class);
        final List<Reason> refusals =
                Arrays.stream(game.type("Refusal").getEnumConstants()).map(Reason.class::cast).toList();
        assertThat(Conventions.refusalFaults(refusals, FeatureFile.ruleIds(game.features()))).isEmpty();
    }

    @Test
    void theTinyGameOfTheTestsIsAGameLikeTheOthers() {
        final List<FeatureFile> features = FeatureFile.in(Path.of("../.ci/tiny/features/rules/tiny"));
        assertThat(Conventions.commandsWithoutQuery(Tiny.class, Refusal.class)).isEmpty();
        assertThat(Conventions.queriesOfNoCommand(Tiny.class)).isEmpty();
        assertThat(Conventions.creationsWithoutQuery(TinyProvider.class, Position.class, Refusal.class)).isEmpty();
        assertThat(Conventions.positionFaults(Tiny.class)).isEmpty();
        assertThat(Conventions.refusalFaults(List.of(Refusal.values()), FeatureFile.ruleIds(features))).isEmpty();
        assertThat(FeatureStyle.faults(features)).isEmpty();
    }

    @Test
    void aCommandWithoutAQueryIsNamed() {
        assertThat(Conventions.commandsWithoutQuery(Wrong.class, Refusal.class)).containsExactly(
                "Wrong.ask(long) has no query Optional<Refusal> whyNotAsk(long)",
                "Wrong.drop(int) has no query Optional<Refusal> whyNotDrop(int)",
                "Wrong.tell(int) has no query Optional<Refusal> whyNotTell(int)");
    }

    @Test
    void aQueryOfNoCommandIsNamed() {
        assertThat(Conventions.queriesOfNoCommand(Wrong.class)).extracting(fault -> fault.split(" ")[0])
                .containsExactly("Wrong.whyNotAsk(int)", "Wrong.whyNotPlay(int)");
    }

    @Test
    void aCreationWithoutAQueryIsNamed() {
        assertThat(Conventions.creationsWithoutQuery(Wrong.class, Position.class, Refusal.class))
                .containsExactly("Wrong.newGame(Position) has no query Optional<Refusal> whyNotNewGame(Position)");
    }

    @Test
    void aMissingPositionIsNamed() {
        assertThat(Conventions.positionFaults(Wrong.class)).containsExactly("Wrong has no position()");
        assertThat(Conventions.positionFaults(Opaque.class)).containsExactly(
                "Blob is no record", "Blob cannot be read from a picture");
    }

    @Test
    void aRefusalWithoutRuleOrWordsIsNamed() {
        assertThat(Conventions.refusalFaults(List.of(WrongRefusal.values()), Set.of("TY-02"))).containsExactly(
                "ANOTHER_GAMES: no rule has the id QT-06",
                "FULL_STOP: its words are no clause without a full stop: \"the cell is taken.\"",
                "WORDLESS: its words are no clause without a full stop: \"\"",
                "SAME_WORDS: another refusal has the same words: the game is over",
                "OUT_OF_GROUP: stands after a refusal of a later group");
    }

    /** Breaks every convention about commands, each in its own way. */
    interface Wrong {

        void drop(int cell);

        void tell(int cell);

        Optional<String> whyNotTell(int cell);

        void ask(long cell);

        Optional<Refusal> whyNotAsk(int cell);

        boolean play(int cell);

        Optional<Refusal> whyNotPlay(int cell);

        Wrong newGame(Position position);
    }

    /** Has a position that shows nothing. */
    interface Opaque {

        Blob position();
    }

    /** A position that cannot be read. */
    static final class Blob {
    }

    /** Refusals of which only the first is right. */
    enum WrongRefusal implements Reason {
        /** Right. */
        RIGHT("TY-02", "the game is over"),
        /** Has a rule of another game. */
        ANOTHER_GAMES("QT-06", "the piece is taken"),
        /** Ends in a full stop. */
        FULL_STOP("TY-02", "the cell is taken."),
        /** Says nothing. */
        WORDLESS("TY-02", ""),
        /** Cannot be told from the first. */
        SAME_WORDS("TY-02", "the game is over"),
        /** Stands after a refusal of a later group. */
        OUT_OF_GROUP("TY-02", "there is no such cell");

        private final String rule;
        private final String words;

        WrongRefusal(String rule, String words) {
            this.rule = rule;
            this.words = words;
        }

        @Override
        public Group group() {
            return this == OUT_OF_GROUP ? Group.NAMED : Group.OVER;
        }

        @Override
        public String rule() {
            return rule;
        }

        @Override
        public String words() {
            return words;
        }
    }
}
