package tabuleiro.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tabuleiro.games.Descriptor;
import tabuleiro.svg.Board;
import tabuleiro.svg.Drawn;
import tabuleiro.tiny.TinyProvider;

/** Tests how a game in one minute is read. */
class MinuteTest {

    /** A game whose board begins with a row number, so that a line before it is one too many. */
    private static final class Numbered extends Descriptor {

        Numbered() {
            super("tiny", "Tiny", "TY", TinyProvider.class);
        }

        @Override
        public Board read(String text) {
            if (!text.startsWith("1 ")) {
                throw new IllegalArgumentException("row 1 stands in the first line, not " + text.lines().findFirst());
            }
            return Descriptor.in("tiny").orElseThrow().read(text.substring(2));
        }

        @Override
        public Map<String, Drawn> key() {
            return Map.of();
        }
    }

    @Test
    void theBoardBeginsInTheLineBelowTheQuotationMarks() {
        final Minute minute = Minute.of(new Numbered(), "minute/tiny.txt",
                "One.\n\nTwo\nlines.\n\n\"\"\"\n1 . . . .\n\"\"\"\n");
        assertThat(minute.paragraphs()).containsExactly("One.", "Two lines.");
        assertThat(minute.start().things()).isEmpty();
        assertThat(minute.rule()).isEmpty();
    }

    @Test
    void whatCannotBeReadIsNamedWithItsFile() {
        assertThatThrownBy(() -> Minute.of(new Numbered(), "minute/tiny.txt", "One.\n\"\"\"\n. . . .\n\"\"\"\n"))
                .hasMessage("minute/tiny.txt: the board at the start: row 1 stands in the first line, "
                        + "not Optional[. . . .]");
        assertThatThrownBy(() -> Minute.of(new Numbered(), "minute/tiny.txt", "One.\n"))
                .hasMessageStartingWith("minute/tiny.txt: the board at the start stands");
    }
}
