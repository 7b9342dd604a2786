package tabuleiro.grading.cause;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;

/** Tests which rule an answer contradicts in a game that adds no class here, on draughts as if it added none. */
class PlainCausesTest {

    private static final PlainCauses CAUSES = new PlainCauses(Descriptor.in("draughts").orElseThrow());
    private static final List<Square> LEGAL = Square.parseWay("c3-d4");
    private static final List<Square> REFUSED = Square.parseWay("c3-c4");

    /** Returns a question to a game in which one move is legal. */
    private static Asked asked(String query) throws ReflectiveOperationException {
        final Object game = Proxy.newProxyInstance(Draughts.class.getClassLoader(), new Class<?>[] {Draughts.class},
                (proxy, method, arguments) -> method.getName().equals("whyNotMove") && !arguments[0].equals(LEGAL)
                        ? Optional.of(Refusal.NOT_DARK) : Optional.empty());
        return new Asked(game, Draughts.class.getMethod(query), List.of(), List.of());
    }

    @Test
    void aMoveTooManyContradictsTheRuleThatRefusesItAndOneTooFewThatOfItsCommand()
            throws ReflectiveOperationException {
        assertThat(CAUSES.rule(asked("legalMoves"), List.of(LEGAL), List.of(REFUSED, LEGAL))).startsWith("DR-29");
        assertThat(CAUSES.rule(asked("legalMoves"), List.of(LEGAL), List.of())).startsWith("DR-04");
    }

    @Test
    void aGameIsResumedByTheRuleOfItsClause() {
        assertThat(Subjects.of(Descriptor.in("connect-four").orElseThrow(), Map.of()).resumed()).isEqualTo("C4-07");
    }

    /** A game in which a piece must be taken. */
    public interface Taking {
        /** Returns what may be taken. */
        List<Integer> legalMoves();

        /** Returns why a piece must not be placed. */
        Optional<Refusal> whyNotPlace(int cell);

        /** Returns why a piece must not be taken. */
        Optional<Refusal> whyNotTake(int cell);
    }

    @Test
    void theCommandThatIsAskedForSaysWhyAMoveIsWrong() throws ReflectiveOperationException {
        final Object game = Proxy.newProxyInstance(Taking.class.getClassLoader(), new Class<?>[] {Taking.class},
                (proxy, method, arguments) -> Map.of("whyNotPlace 1", Optional.of(Refusal.MUST_CAPTURE),
                        "whyNotPlace 2", Optional.of(Refusal.MUST_CAPTURE), "whyNotTake 1", Optional.empty(),
                        "whyNotTake 2", Optional.of(Refusal.NOT_DARK)).get(method.getName() + " " + arguments[0]));
        final Asked asked = new Asked(game, Taking.class.getMethod("legalMoves"), List.of(), List.of());
        assertThat(CAUSES.rule(asked, List.of(1), List.of(1, 2))).startsWith(Causes.either("DR-29", "DR-13"));
    }

    @Test
    void anAnswerMayContradictAnyRuleThatItsPostconditionsName() throws ReflectiveOperationException {
        assertThat(CAUSES.rule(asked("winner"), Optional.of(Player.WHITE), Optional.empty()))
                .startsWith(Causes.either("DR-20", "DR-24"));
    }

    /** Whatever order a set has in this process, the same member is the first. */
    @Test
    void theFirstMemberOfASetIsTheSameInEachProcess() {
        assertThat(Causes.odd(Set.of("e4", "d5", "a1", "h8", "c6", "g3"), Set.of("h8"))).contains("a1");
        assertThat(Causes.odd(List.of("e4", "a1"), List.of())).contains("e4");
    }
}
