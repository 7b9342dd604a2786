package client;

import connectfour.Games;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Level;

/** A client that asks the perfect agent what each column is worth, after the columns in its argument were played. */
final class ColumnsWorth {

    private ColumnsWorth() {
    }

    public static void main(String[] arguments) {
        final ConnectFour game = new Games().newGame();
        arguments[0].chars().map(Character::getNumericValue).forEach(game::play);
        final Agent agent = new Games().agent(Level.PERFECT, 1);
        System.out.println("column" + line(game.legalMoves().stream()));
        System.out.println("worth " + line(game.legalMoves().stream().map(column ->
                agent.worth(game, column).orElseThrow())));
    }

    private static String line(Stream<Integer> numbers) {
        return numbers.map(number -> String.format(Locale.ROOT, "%4d", number)).collect(Collectors.joining());
    }
}
