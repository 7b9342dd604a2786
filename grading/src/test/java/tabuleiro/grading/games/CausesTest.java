package tabuleiro.grading.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.games.draughts.DraughtsCauses;
import tabuleiro.grading.games.quarto.QuartoCauses;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;

/** Tests which rules answers contradict in games that know more than their specification says. */
class CausesTest {

    private static final List<Square> STEP = Square.parseWay("c3-d4");

    /** Returns a game that answers each query by its name. */
    private static <T> T game(Class<T> type, Map<String, Object> answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type},
                (proxy, method, arguments) -> answers.get(method.getName())));
    }

    @Test
    void whoNamesTheOtherWinnerHasSeenTheLine() throws ReflectiveOperationException {
        assertThat(new QuartoCauses(Descriptor.in("quarto").orElseThrow()).rule(
                new Asked(game(Quarto.class, Map.of()), Quarto.class.getMethod("winner"), List.of(), List.of()),
                Optional.of(Player.FIRST), Optional.of(Player.SECOND))).startsWith("QT-09").doesNotContain("QT-14");
    }

    @Test
    void noCaptureIsMandatoryByTheSimplifiedRules() throws ReflectiveOperationException {
        final Draughts game = game(Draughts.class, Map.of("variant", Variant.SIMPLIFIED, "at",
                Optional.of(Piece.WHITE_MAN), "captured", List.of(), "nextToPlay", tabuleiro.draughts.Player.WHITE));
        final Asked asked = new Asked(game, Draughts.class.getMethod("whyNotMove", List.class), List.of(STEP),
                List.of());
        final DraughtsCauses causes = new DraughtsCauses(Descriptor.in("draughts").orElseThrow());
        assertThat(causes.rule(asked, Optional.empty(), Optional.of(Refusal.MUST_CAPTURE))).startsWith("DR-21");
        assertThat(causes.rule(asked, Optional.empty(), Optional.of(Refusal.OCCUPIED))).startsWith("DR-29");
    }
}
