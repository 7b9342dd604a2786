package tabuleiro.console.qwirkle;

import java.util.Optional;
import tabuleiro.console.former.Question;
import tabuleiro.console.former.WholeNumber;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;

/** Asks for the number of players (QW-30). */
final class NumberOfPlayers implements Question<Integer> {

    @Override
    public String words() {
        return "How many players, " + Qwirkle.FEWEST_PLAYERS + " to " + Qwirkle.MOST_PLAYERS + "?";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        return WholeNumber.whyNot(typed).or(() -> canPlay(meaning(typed)) ? Optional.empty()
                : Optional.of(Refusal.NUMBER_OF_PLAYERS.words()));
    }

    private static boolean canPlay(int number) {
        return Qwirkle.FEWEST_PLAYERS <= number && number <= Qwirkle.MOST_PLAYERS;
    }

    @Override
    public Integer meaning(String typed) {
        return WholeNumber.closestInt(typed);
    }
}
