package tabuleiro.feedback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Shows how the pictures of a failing example are laid out. */
class BoardsTest {

    private static final String BAG =
            IntStream.range(10, 70).mapToObj(number -> "T" + number).collect(Collectors.joining(" "));

    private static List<String> lines(String before, String after) {
        return Boards.lines(before, after, Optional.empty());
    }

    @Test
    void withoutAMoveThereIsNothingToShow() {
        assertThat(lines("", "")).isEmpty();
    }

    @Test
    void aBoardThatDidNotChangeIsDrawnOnce() {
        assertThat(lines(". .\n. .", ". .\n. .")).containsExactly("before and after the move", ". .", ". .");
    }

    @Test
    void withoutAPictureAfterTheMoveOneIsShown() {
        assertThat(lines(". .", "")).containsExactly("before the move", ". .");
    }

    @Test
    void narrowBoardsAreDrawnSideBySide() {
        assertThat(lines(".", ". .\n1 .")).containsExactly(
                "before the move     after it", ".                   . .", "                    1 .");
    }

    @Test
    void wideBoardsAreDrawnOneAboveTheOther() {
        final String wide = ". ".repeat(40).strip();
        assertThat(lines(wide, "1" + wide.substring(1))).containsExactly(
                "before the move", wide, "after it", "1" + wide.substring(1));
    }

    @Test
    void whatTheMoveDidNotChangeIsShownOnceAndWhatIsEmptyNotAtAll() {
        assertThat(lines(".\nhand 1: A1 B2\npoints: 0 0\noptions:\nturn of 1:",
                "1\nhand 1: B2\npoints: 0 0\noptions:\nturn of 2: 1/1")).containsExactly(
                "before the move     after it", ".                   1",
                "hand 1: A1 B2 -> B2", "points: 0 0", "turn of 1: -> turn of 2: 1/1");
    }

    @Test
    void aFactThatAppearsIsShown() {
        assertThat(lines(".", ".\nchosen: LWRS")).containsExactly("before and after the move", ".", "-> chosen: LWRS");
    }

    @Test
    void aLongBagIsOneShortLine() {
        assertThat(lines(".\nbag: " + BAG, ".\nbag: " + BAG)).containsExactly("before and after the move", ".",
                "bag: T10 T11 T12 T13 T14 T15 T16 T17 … (60 in all)");
    }

    @Test
    void whereTwoLongBagsDifferCanBeSeen() {
        assertThat(lines(".\nbag: " + BAG, ".\nbag: " + BAG.replace("T40", "X99"))).containsExactly(
                "before and after the move", ".",
                "bag: … T40 T41 T42 T43 T44 T45 T46 T47 … (60 in all) ->"
                        + " … X99 T41 T42 T43 T44 T45 T46 T47 … (60 in", "all)");
    }
}
