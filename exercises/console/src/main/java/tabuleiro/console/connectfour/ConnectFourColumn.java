package tabuleiro.console.connectfour;

import java.util.Optional;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Refusal;
import tabuleiro.console.Question;
import tabuleiro.console.WholeNumber;

/**
 * Asks the player who is next for a column. Only the engine decides which numbers are refused.
 *
 * @param game a game that is not over
 */
record ConnectFourColumn(ConnectFour game) implements Question<Integer> {

    @Override
    public String words() {
        final Player next = game.nextToPlay();
        return "The " + ConnectFourConsole.name(next) + " (" + next.digit() + ") is next: which column, 1 to "
                + ConnectFour.COLUMNS + "?";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        return WholeNumber.whyNot(typed)
                .or(() -> game.whyNotPlay(WholeNumber.closestInt(typed)).map(Refusal::words));
    }

    @Override
    public Integer meaning(String typed) {
        return WholeNumber.closestInt(typed);
    }
}
