package tabuleiro.console.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tabuleiro.Providers;
import tabuleiro.chess.ChessProvider;
import tabuleiro.console.Chooser;
import tabuleiro.console.GameStart;

/** Tests the agents of chess that look ahead (CO-11) on the reference. */
class AgentsTest {

    private static final int SEEDS = 10;

    private final ChessProvider provider = Providers.only(ChessProvider.class);
    private final ChessGame chess = new ChessGame();

    private Chooser<ChessMatch> agent(String level, long seed) {
        return chess.agent(provider, level, seed);
    }

    private static GameStart start(String level, long seed) {
        final GameStart.Seat seat = new GameStart.Seat("", Optional.of(level));
        return new GameStart(List.of(seat, seat), Map.of(), seed);
    }

    private ChessMatch match(String... steps) {
        final ChessMatch match = chess.begin(provider, start("random", 0));
        List.of(steps).forEach(step -> step(match, step));
        return match;
    }

    private static void step(ChessMatch match, String notation) {
        match.read(notation).meaning().orElseThrow().action().get();
    }

    /** Each position has exactly one move that is best by material; each shows another reason. */
    @ParameterizedTest
    @CsvSource({
        "mates rather than captures a queen, 4k3/8/4K3/8/8/8/8/1q5R w - - 0 1, h1h8",
        "captures a queen, 4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1, e4d5",
        "captures the pawn that attacks its queen, 6k1/8/8/8/8/1p6/Q7/K7 w - - 0 1, a2b3",
        "promotes to a queen, 8/P7/8/8/8/8/k7/7K w - - 0 1, a7a8q"})
    void theCarefulAgentFindsTheBestMove(String what, String position, String move) {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(agent("careful", seed).choose(match("FEN " + position))).as(what).isEqualTo(move);
        }
    }

    /** The pawn and the rook are defended, so neither can be kept. */
    @ParameterizedTest
    @CsvSource({"a pawn that is defended, 4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1, d1d5",
        "a rook that is defended, 4k3/8/2p5/3r4/8/8/8/3QK3 w - - 0 1, d1d5"})
    void theCarefulAgentDoesNotCapture(String what, String position, String move) {
        for (int seed = 0; seed < SEEDS; seed++) {
            assertThat(agent("careful", seed).choose(match("FEN " + position))).as(what).isNotEqualTo(move);
        }
    }

    /** Each takes more than the careful agent sees: who looks two moves of its own ahead finds it. */
    @ParameterizedTest
    @CsvSource({"mates in two, 7k/8/5K2/8/8/8/8/R7 w - - 0 1, f6f7",
        "forks king and queen, 3q3k/8/8/4N3/8/8/8/6K1 w - - 0 1, e5f7"})
    void theForesightedAgentSeesTwoMovesOfItsOwn(String what, String position, String move) {
        for (int seed = 0; seed < 2; seed++) {
            assertThat(agent("foresighted", seed).choose(match("FEN " + position))).as(what).isEqualTo(move);
        }
    }

    @ParameterizedTest
    @CsvSource({"mates rather than captures a queen, 4k3/8/4K3/8/8/8/8/1q5R w - - 0 1, h1h8",
        "captures the pawn that attacks its queen, 6k1/8/8/8/8/1p6/Q7/K7 w - - 0 1, a2b3"})
    void theForesightedAgentFindsWhatTheCarefulOneFinds(String what, String position, String move) {
        assertThat(agent("foresighted", 1).choose(match("FEN " + position))).as(what).isEqualTo(move);
    }

    @Test
    void theCarefulAgentAcceptsADrawOnlyIfItHasLessMaterial() {
        final ChessMatch ahead = match("FEN 3qk3/8/8/8/8/8/8/4K2R w - - 0 1");
        final ChessMatch behind = match("FEN 4k2r/8/8/8/8/8/8/3QK3 w - - 0 1");
        step(ahead, "draw");
        step(ahead, "e1f2");
        step(behind, "draw");
        step(behind, "e1f2");
        assertThat(agent("careful", 1).choose(ahead)).isNotEqualTo("draw");
        assertThat(agent("careful", 1).choose(behind)).isEqualTo("draw");
    }
}
