package tabuleiro.console;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The start of a game, from which it can be begun again.
 *
 * @param seats    the players, in the order of play
 * @param settings the option that is chosen for each setting, by the name of the setting
 * @param seed     settles everything that is left to chance
 */
public record GameStart(List<Seat> seats, Map<String, String> settings, long seed) {

    /** Copies both collections. */
    public GameStart {
        seats = List.copyOf(seats);
        settings = Map.copyOf(settings);
    }

    /**
     * A player.
     *
     * @param name  the name, which is shown
     * @param level the level of the agent, or the kind of another program; nothing for a person
     */
    public record Seat(String name, Optional<String> level) {

        /** Checks whether a person plays. */
        public boolean isPerson() {
            return level.isEmpty();
        }
    }

    /** Returns the same start with other players, or with the same ones in another order. */
    public GameStart with(List<Seat> others) {
        return new GameStart(others, settings, seed);
    }

    /** Returns the names of the players, in the order of play. */
    public List<String> names() {
        return seats.stream().map(Seat::name).toList();
    }

    /** Returns the name of a player. */
    public String name(int player) {
        return seats.get(player).name();
    }

    /** Returns the seed for what a player leaves to chance: another for each, so that they do not choose alike. */
    public long seed(int player) {
        return seed + player;
    }

    /** Checks whether a setting is on. */
    public boolean isOn(String setting) {
        return "yes".equals(settings.get(setting));
    }
}
