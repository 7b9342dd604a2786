package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.qwirkle.Player;

/**
 * The result of a game (QW-35).
 *
 * @param players the score of each player, in the order of their turns
 * @param winners the scores of the winners, at least one
 */
record Result(List<Score> players, List<Score> winners) {

    /**
     * The score of a player at the end.
     *
     * @param name   the name of the player
     * @param points the points
     * @param tiles  the number of tiles that are left in the hand
     */
    record Score(String name, int points, int tiles) {

        @Override
        public String toString() {
            return Count.points(points) + ", " + Count.tiles(tiles) + " left";
        }
    }

    /** Returns the result of a game that is over. */
    static Result of(Table table, Agreement agreement) {
        final List<Score> players = Player.first(agreement.players()).stream().map(player ->
                new Score(agreement.name(player), table.points(player), table.hand(player).size())).toList();
        return new Result(players, table.winners().stream().map(winner -> players.get(winner.ordinal())).toList());
    }

    /** Describes the result to the players: first who has won, then the score of each. */
    @Override
    public String toString() {
        return "The game is over. " + verdict() + players.stream().map(player -> "\n  " + player.name() + ": " + player)
                .collect(Collectors.joining());
    }

    private String verdict() {
        final int last = winners.size() - 1;
        final String others = winners.subList(0, last).stream().map(Score::name).collect(Collectors.joining(", "));
        return others + (last == 0 ? "" : " and ") + winners.get(last).name()
                + (last == 0 ? " wins: " : " share the win: ") + winners.get(0) + ".";
    }
}
