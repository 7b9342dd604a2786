package tabuleiro.console.connectfour.steps;

import io.cucumber.java.ParameterType;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.console.steps.Altered;

/** Engines and agents of Connect Four with a single fault each, as students write them on the way. */
public final class Faulty {

    private static final String PLAY = "play";

    private Faulty() {
    }

    /** The faults of an engine. */
    public enum Fault {
        /** It returns null for a list. */
        NULL("returns null for the winning line", "winningLine", game -> null),
        /** It breaks its contract. */
        BROKEN("breaks a postcondition of a play", PLAY, game -> {
            throw new AssertionError("postcondition broken: disc_rests (C4-04) 4\n" + game.position());
        }),
        /** It loops. */
        ENDLESS("never returns from a play", PLAY, game -> {
            while (true) {
                Thread.onSpinWait();
            }
        });

        private final String words;
        private final String method;
        private final Function<ConnectFour, Object> answer;

        Fault(String words, String method, Function<ConnectFour, Object> answer) {
            this.words = words;
            this.method = method;
            this.answer = answer;
        }

        /** Returns a correct game with this fault. */
        ConnectFour in(ConnectFour right) {
            return Altered.of(ConnectFour.class, right, Map.of(method, arguments -> answer.apply(right)));
        }
    }

    /**
     * Returns the fault that is described by these words: {@code returns null for the winning line}, {@code breaks a
     * postcondition of a play} or {@code never returns from a play}.
     */
    @ParameterType("returns null for the winning line|breaks a postcondition of a play|never returns from a play")
    public static Fault fault(String words) {
        return List.of(Fault.values()).stream().filter(each -> each.words.equals(words)).findFirst().orElseThrow();
    }

    /** Returns a provider with games of its own. */
    static ConnectFourProvider games(ConnectFourProvider right, Supplier<ConnectFour> game) {
        return Altered.of(ConnectFourProvider.class, right, Map.of("newGame", arguments -> game.get()));
    }

    /** Returns a provider with agents of its own, who do not look at the game. */
    static ConnectFourProvider agents(ConnectFourProvider right, BiFunction<Level, Long, Integer> choice) {
        return Altered.of(ConnectFourProvider.class, right, Map.of("agent", arguments ->
                (Agent) (game, player) -> choice.apply((Level) arguments[0], (Long) arguments[1])));
    }
}
