package tabuleiro.console.qwirkle;

import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.qwirkle.Player;

/**
 * How a game has ended (QW-35).
 *
 * @param players what each player has, in the order of their turns
 * @param winners those of them who have won, one at least
 */
record Result(List<Seat> players, List<Seat> winners) {

    /**
     * What a player has at the end.
     *
     * @param name   what the player is called
     * @param points the points
     * @param tiles  how many tiles are left in the hand
     */
    record Seat(String name, int points, int tiles) {

        @Override
        public String toString() {
            return Count.points(points) + ", " + Count.tiles(tiles) + " left";
        }
    }

    /** How has a game ended that is over? */
    static Result of(Table table, Agreement agreement) {
        final List<Seat> players = Player.first(agreement.players()).stream().map(player ->
                new Seat(agreement.name(player), table.points(player), table.hand(player).size())).toList();
        return new Result(players, table.winners().stream().map(winner -> players.get(winner.ordinal())).toList());
    }

    /** Tells the players: first who has won, then what each has. */
    @Override
    public String toString() {
        return "The game is over. " + verdict() + players.stream().map(player -> "\n  " + player.name() + ": " + player)
                .collect(Collectors.joining());
    }

    private String verdict() {
        final int last = winners.size() - 1;
        final String others = winners.subList(0, last).stream().map(Seat::name).collect(Collectors.joining(", "));
        return others + (last == 0 ? "" : " and ") + winners.get(last).name()
                + (last == 0 ? " wins: " : " share the win: ") + winners.get(0) + ".";
    }
}
