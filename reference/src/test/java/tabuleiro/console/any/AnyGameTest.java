package tabuleiro.console.any;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.Providers;
import tabuleiro.console.Consoles;
import tabuleiro.console.GameStart;
import tabuleiro.console.Language;
import tabuleiro.console.Picture;
import tabuleiro.console.Sight;
import tabuleiro.console.Words;
import tabuleiro.games.Descriptor;

/** Tests that a game can be played that adds nothing to the console, on games of ours as if they added nothing. */
class AnyGameTest {

    private static String played(String game, String typed, String... options) {
        final ByteArrayOutputStream shown = new ByteArrayOutputStream();
        Consoles.run(new AnyGame(Descriptor.in(game).orElseThrow()), typed, shown, List.of(options));
        return shown.toString(StandardCharsets.UTF_8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect-four", "draughts", "chess"})
    void agentsPlayAGameToItsEndWhoseCommandsTakeNumbersListsOrRecords(String game) {
        assertThat(played(game, "", "--players", "random,random", "--seed", "1"))
                .containsPattern("ha(s|ve) won\\.|The game is a draw\\.");
    }

    @Test
    void aMoveIsTypedAsWhatItsCommandIsCalledWith() {
        assertThat(played("draughts", "c3-d4\nf6 g5\nresign\n", "--players", "One,Two"))
                .contains("4   .   w   .   .", "5 .   .   .   b", "Two has won.");
    }

    @Test
    void theNameOfTheCommandMayStandBeforeItAndNothingBehindIt() {
        assertThat(played("connect-four", "4 5\nPLAY 4\n", "--players", "One,Two"))
                .contains("Refused: a move is written as in the list of legal moves, such as 1.", "Two is next");
    }

    @Test
    void whatIsNoMoveIsRefusedWithAnExampleAndAnIllegalOneWithTheWordsOfTheGame() {
        assertThat(played("draughts", "x\nc3-c4\nc3-\n", "--players", "One,Two"))
                .contains("Refused: a move is written as in the list of legal moves, such as ",
                        "Refused: a piece must land on a dark square.", "Refused: a way has at least two squares.");
    }

    @Test
    void aCellThatBeginsALegalMoveIsChosenFirstAndThenWhereItEnds() {
        final Picture first = picture("");
        assertThat(typed(first, true)).contains("c3-").doesNotContain("d4", "b1-");
        assertThat(typed(picture("c3-"), true)).contains("d4", "b4", "a3-").doesNotContain("c3");
    }

    private static List<String> typed(Picture picture, boolean isLegal) {
        return picture.places().stream().filter(place -> place.legal() == isLegal).map(Picture.Place::typed).toList();
    }

    private static Picture picture(String typed) {
        final AnyGame game = new AnyGame(Descriptor.in("draughts").orElseThrow());
        final List<GameStart.Seat> seats = Stream.of("One", "Two").map(name -> new GameStart.Seat(name,
                Optional.empty())).toList();
        return game.begin(Providers.only(game.provider()), new GameStart(seats, Map.of(), 1)).picture(new Sight(
                new Words(game, Language.EN), typed, false, new Sight.Pane(20, 80, true, true, false)));
    }
}
