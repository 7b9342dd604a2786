package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Terminal;

/** Tests the dice that decide who places first. */
class DiceTest {

    private static final int MANY = 500;

    @Test
    void theSameSeedGivesTheSameNumbers() {
        assertThat(thrown(new Dice(7))).isEqualTo(thrown(new Dice(7))).isNotEqualTo(thrown(new Dice(8)));
    }

    @Test
    void theSeedIsTheArgumentOrAFreshOne() {
        assertThat(thrown(Dice.given(List.of("-7"), 8))).isEqualTo(thrown(new Dice(-7)));
        assertThat(thrown(Dice.given(List.of(), 8))).isEqualTo(thrown(new Dice(8)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.5", "9223372036854775808"})
    void anotherArgumentIsNotUnderstood(String argument) {
        assertThatThrownBy(() -> Dice.given(List.of(argument), 8)).isInstanceOf(Ending.class)
                .hasMessageStartingWith("Usage: ");
    }

    @Test
    void aDieShowsOneToSixAndEitherPlayerMayBegin() {
        final List<String> lines = thrown(new Dice(1));
        assertThat(new TreeSet<>(lines.stream().flatMap(line -> Stream.of(line.replaceAll("[^0-9]", "").split("")))
                .toList())).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(lines).anyMatch(line -> line.endsWith(": North places the first piece."))
                .anyMatch(line -> line.endsWith(": South places the first piece."))
                .anyMatch(line -> line.endsWith(": a tie, so both throw again."));
    }

    private static List<String> thrown(Dice dice) {
        final Terminal terminal = new Terminal("");
        terminal.run(dialogue -> IntStream.range(0, MANY).forEach(i -> dice.decide("North", "South", dialogue)));
        return terminal.lines();
    }
}
