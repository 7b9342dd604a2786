package tabuleiro.specification;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks the order of the members of every interface, and shows on wrong ones that each check can fail. */
class MembersTest {

    private static final String ALL_GAMES = "tabuleiro.specification.SpecifiedGame#all";

    private static final String RIGHT = """
            /** A game of dice. */
            public interface Dice {
                /** How many sides a die has. */
                int SIDES = 6;
                /** Checks a side. */
                static boolean isSide(int side) {
                    return 1 <= side && side <= SIDES;
                }
                /** The die here (DI-01). */
                Optional<Integer> at(int row, int column);
                /** Nothing is there. */
                default boolean isFree(int row, int column) {
                    return at(row, column).isEmpty();
                }
                /** The next player. */
                Player nextToPlay();
                /** The refusal. */
                Optional<Refusal> whyNotRoll();
                /**
                 * Rolls.
                 *
                 * @pre may_roll {@code whyNotRoll().isEmpty()} (DI-02)
                 */
                void roll();
                /** The end. */
                boolean isOver();
                /** The winner. */
                Optional<Player> winner();
                /** The position. */
                default Position position() {
                    return Position.of(this);
                }
                /** The legal moves. */
                default List<Move> legalMoves() {
                    return List.of();
                }
            }
            """;

    private static Members members(Class<?> type, SpecifiedGame game) throws IOException {
        final Path source = game.sources().stream()
                .filter(file -> file.endsWith(type.getSimpleName() + ".java")).findFirst().orElseThrow();
        final Members members = Members.of(Files.readString(source));
        assertThat(members.list()).as("methods with Javadoc of %s", type.getSimpleName())
                .extracting(Members.Member::name)
                .containsAll(Conventions.methodsOf(type).map(method -> method.getName()).toList());
        return members;
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void everyGameHasItsMembersInTheSameOrder(SpecifiedGame game) throws IOException {
        assertThat(members(game.type(game.name()), game).orderFaults()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void aCommandFollowsItsQuery(SpecifiedGame game) throws IOException {
        for (Class<?> type : game.interfaces()) {
            assertThat(members(type, game).commandFaults()).as(type.getSimpleName()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource(ALL_GAMES)
    void noRuleIsAboutADefaultMethod(SpecifiedGame game) throws IOException {
        for (Class<?> type : game.interfaces()) {
            assertThat(members(type, game).defaultsUnderARule()).as(type.getSimpleName()).isEmpty();
        }
    }

    @Test
    void whatIsRightHasNoFault() {
        final Members right = Members.of(RIGHT);
        assertThat(right.list()).extracting(Members.Member::name).containsExactly("at", "isFree", "nextToPlay",
                "whyNotRoll", "roll", "isOver", "winner", "position", "legalMoves");
        assertThat(right.orderFaults()).isEmpty();
        assertThat(right.commandFaults()).isEmpty();
        assertThat(right.defaultsUnderARule()).isEmpty();
    }

    @Test
    void aMemberThatIsMissingOrStandsTooEarlyIsNamed() {
        assertThat(wrong("Player nextToPlay()", "Player next()").orderFaults())
                .containsExactly("there is no nextToPlay");
        assertThat(wrong("Optional<Player> winner()", "Optional<Player> best()").orderFaults())
                .containsExactly("there is no winner or winners");
        assertThat(wrong("/** The die here", "/** Them. */\n Set<Player> winners();\n /** The die here")
                .orderFaults()).singleElement().asString()
                .startsWith("winners stands too early: the order is [[at], [nextToPlay],");
    }

    @Test
    void aCommandApartFromItsQueryIsNamed() {
        assertThat(wrong("/**\n     * Rolls.", "/** Sides. */\n int sides();\n /**\n     * Rolls.").commandFaults())
                .containsExactly("whyNotRoll is followed by sides, not by roll");
        assertThat(wrong("/** The winner.", "/** Stops. */\n void stop();\n /** The winner.").commandFaults())
                .containsExactly("stop stands after isOver");
    }

    @Test
    void aDefaultMethodUnderARuleIsNamed() {
        assertThat(wrong("Nothing is there.", "Nothing is there (DI-01).").defaultsUnderARule())
                .containsExactly("isFree is a default method, but its comment has a clause or names a rule");
        assertThat(wrong("The legal moves.", "The moves.\n @post are_legal they are").defaultsUnderARule())
                .containsExactly("legalMoves is a default method, but its comment has a clause or names a rule");
    }

    private static Members wrong(String was, String is) {
        assertThat(RIGHT).contains(was);
        return Members.of(RIGHT.replace(was, is));
    }
}
