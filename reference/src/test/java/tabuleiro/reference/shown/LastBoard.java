package tabuleiro.reference.shown;

import io.cucumber.java.After;
import io.cucumber.java.Scenario;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tabuleiro.steps.TestedGame;

/** Keeps the board at the end of each example: glue for a run whose boards are wanted. */
public final class LastBoard {

    private static final Map<String, String> DRAWN = new ConcurrentHashMap<>();

    private final TestedGame<?, ?> tested;

    /** Will keep the board of this tested game. */
    public LastBoard(TestedGame<?, ?> tested) {
        this.tested = tested;
    }

    /** Keeps the board, unless there is none: no game, or a position from which none can be resumed. */
    @After
    public void keep(Scenario example) {
        try {
            DRAWN.put(example.getName(), tested.drawn());
        } catch (AssertionError | IllegalStateException none) {
            DRAWN.remove(example.getName());
        }
    }

    /** Returns the boards of all examples that were run in this process, by their titles. */
    public static Map<String, String> drawn() {
        return Map.copyOf(DRAWN);
    }
}
