package tabuleiro.console.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.former.Ending;
import tabuleiro.console.former.Terminal;
import tabuleiro.qwirkle.Tile;

/** Tests which commands and answers are accepted, with unusual characters of Unicode and large numbers. */
class AnswersTest {

    @ParameterizedTest
    @ValueSource(strings = {"pa\u017f\u017f", "\uff50ass", "p\u0430ss", "pass\u00a0now", "pass\u0301"})
    void onlyLatinLettersNameACommand(String typed) {
        assertThat(CommandReader.of(typed).fault()).hasValueSatisfying(fault ->
                assertThat(fault).startsWith("the commands are play, trade, pass, help"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uff211", "\u04101", "A\u0661", "A\uff11", "A\u00b9", "\u00aa1", "\ufb001"})
    void onlyALatinLetterAndAnAsciiDigitNameATile(String tile) {
        assertThat(CommandReader.of("play " + tile + " 0 0").fault())
                .contains("there is no such tile: tiles go from A1 to F6");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0661", "\uff11", "1\u00a0", "0x1", "1e1", "--1"})
    void onlyAsciiDigitsMakeANumber(String number) {
        assertThat(CommandReader.of("play A1 0 " + number).fault())
                .contains("row and column are whole numbers, as in play A1 0 2");
    }

    @Test
    void accentsMayBeTypedInTwoWays() {
        final YesOrNo question = new YesOrNo("Another game");
        assertThat(question.whyNot("na\u0303o")).isEmpty();
        assertThat(question.meaning("na\u0303o")).isFalse();
    }

    @Test
    void theSeedAfterTheLargestIsTheSmallest() {
        final Terminal terminal = new Terminal("2\nN\nS\nno\nno\nplay A1 0 0\npass\nyes\n2\nN\nS\nno\nno\n");
        terminal.run(dialogue -> new QwirkleConsole(new SimpleQwirkle.Games() {
            @Override
            public List<Tile> shuffledBag(long seed) {
                return Tile.KINDS.subList(0, 13);
            }
        }, dialogue, Long.MAX_VALUE).open());
        assertThat(terminal.status()).isEqualTo(Ending.NORMAL);
        assertThat(terminal.lines()).anyMatch(line -> line.contains("with seed " + Long.MIN_VALUE + "."));
    }
}
