package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is right stands beside what is not, without what is the same in both. */
class TextPictureTest {

    private static final String RIGHT = "1 . b\n  a b\nnext: white\nturns of kings: 0";

    private static String compared(String wrong) {
        return String.join("\n", TextPicture.compared("right", RIGHT, "wrong", wrong));
    }

    @Test
    void aFactThatDiffersIsShownAlone() {
        assertThat(compared("1 . b\n  a b\nnext: black\nturns of kings: 0")).isEqualTo("next: white -> black");
    }

    /** Nothing is removed where a query has answered: its answer is no picture. */
    @Test
    void anAnswerStandsBesideTheBoardWithoutFacts() {
        assertThat(compared("moves() returns [[c3, b4]]")).contains("1 . b").contains("moves() returns [[c3, b4]]")
                .doesNotContain("next").doesNotContain("turns of kings");
    }
}
