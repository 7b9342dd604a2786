package tabuleiro.console;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import tabuleiro.Providers;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Program.Surroundings;
import tabuleiro.console.program.View;
import tabuleiro.console.program.steps.ScriptedDevice;
import tabuleiro.console.screen.ScreenView;

/** The consoles of all games, in English, with the reference as the engine. */
public final class Consoles {

    private static final Surroundings SURROUNDINGS = new Surroundings(Language.EN, () -> 1, Duration.ofSeconds(20));

    private Consoles() {
    }

    /** Returns the game with a name. */
    static Game<?, ?> game(String name) {
        return Game.all().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    }

    /** Runs a console on a screen, and returns its status. */
    static int run(Game<?, ?> game, ScriptedDevice device, List<String> options) {
        return run(game, new ScreenView(device, new Words(game, Language.EN)), options);
    }

    /** Runs a console in lines, and returns its status. */
    public static int run(Game<?, ?> game, String typed, ByteArrayOutputStream shown, List<String> options) {
        return run(game, new LinesView(new StringReader(typed), new PrintStream(shown, true, StandardCharsets.UTF_8),
                true), options);
    }

    private static <P, M extends PlayedGame> int run(Game<P, M> game, View view, List<String> options) {
        return new Program<>(game, Providers.only(game.provider()), Options.read(options), view, SURROUNDINGS).run();
    }
}
