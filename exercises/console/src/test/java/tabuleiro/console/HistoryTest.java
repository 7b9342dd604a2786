package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests how turns are numbered, and where a line of them may be broken (CO-18). */
class HistoryTest {

    private static String lines(History history, int width) {
        return String.join("/", Wrap.lines(history.toString(), width)).replaceAll(" +", " ").replace(" /", "/");
    }

    @Test
    void turnsStandInRoundsAfterTheirNumbers() {
        assertThat(lines(new History(List.of("e4", "e5", "Nf3"), 2, 0), 79)).isEqualTo("1. e4 e5 2. Nf3");
        assertThat(lines(new History(List.of("a", "b", "c", "d"), 3, 0), 79)).isEqualTo("1. a b c 2. d");
    }

    @Test
    void ofAGameThatTheSecondPlayerBeginsTheFirstNumberHasThreeDots() {
        assertThat(lines(new History(List.of("Kd5", "Ke3"), 2, 67), 79)).isEqualTo("34... Kd5 35. Ke3");
    }

    @Test
    void aLineIsNotBrokenWithinARoundOfTwoPlayers() {
        assertThat(lines(new History(List.of("4", "4", "4", "3"), 2, 0), 11)).isEqualTo("1. 4 4/2. 4 3");
    }

    @Test
    void nothingIsShownOfNoTurns() {
        assertThat(History.NONE.toString()).isEmpty();
    }
}
