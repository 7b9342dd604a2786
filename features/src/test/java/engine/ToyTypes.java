package engine;

import io.cucumber.java.ParameterType;

/** What the phrases of all games demand of each game, for a game that has nothing else. */
public final class ToyTypes {

    /** Reads a cell. */
    @ParameterType("cell [A-D][1-4]")
    public String cell(String word) {
        return word;
    }

    /** Reads a player. */
    @ParameterType("first|second")
    public String player(String word) {
        return word;
    }
}
