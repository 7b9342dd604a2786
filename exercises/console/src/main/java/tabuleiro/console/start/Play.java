package tabuleiro.console.start;

import java.io.Console;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import tabuleiro.console.Encoding;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Game;
import tabuleiro.console.Language;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Setting;
import tabuleiro.console.Words;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Program.Surroundings;
import tabuleiro.console.program.View;
import tabuleiro.console.screen.JLineDevice;
import tabuleiro.console.screen.ScreenView;

/** The program that plays a game in the terminal: {@code play GAME [options]}. */
public final class Play {

    private static final int FRESH_SEEDS = 1_000_000;
    private static final Duration ENGINE_TIME = Duration.ofSeconds(20);

    private final Function<String, Optional<String>> compiled;
    private final Language ofSystem = Language.ofSystem(System.getenv(), Locale.getDefault());
    private final Optional<Console> terminal = Optional.ofNullable(System.console());
    private final Encoding encoding = Encoding.of(System.getenv(),
            terminal.map(Console::charset).orElse(StandardCharsets.UTF_8));
    private final PrintStream printer = new PrintStream(System.out, true, encoding.charset()) {

        @Override
        public void print(String text) {
            super.print(encoding.shown(text));
        }
    };

    private Play(Function<String, Optional<String>> compiled) {
        this.compiled = compiled;
    }

    /**
     * Plays a game and ends with a status other than 0 if something went wrong.
     *
     * @param arguments the name of the game, and options
     */
    public static void main(String[] arguments) {
        System.exit(start(List.of(arguments), game -> Optional.empty()));
    }

    /**
     * Plays a game, and returns a status other than 0 if something went wrong.
     *
     * @param arguments the name of the game, and options
     * @param compiled  returns where the engine of a game has been compiled to, unless an option names another; nothing
     *                  if it is on the class path
     */
    public static int start(List<String> arguments, Function<String, Optional<String>> compiled) {
        return new Play(compiled).run(arguments);
    }

    private int run(List<String> arguments) {
        final boolean isNamed = !arguments.isEmpty() && !arguments.get(0).startsWith("-");
        final Options options = Options.read(isNamed ? arguments.subList(1, arguments.size()) : arguments);
        final Optional<Game<?, ?>> game = Game.all().stream()
                .filter(each -> isNamed && each.name().equals(arguments.get(0))).findFirst();
        if (game.isPresent()) {
            return run(game.get(), options);
        }
        final Words words = new Words(Words.class, options.language(ofSystem));
        printer.println(options.has("help") || !isNamed ? usage(words)
                : misused(words, Message.of("options.game", names())));
        return options.has("help") ? Program.NORMAL : Program.MISUSED;
    }

    private static String names() {
        return String.join(", ", Game.all().stream().map(Game::name).toList());
    }

    private static String usage(Words words) {
        return words.of("usage", names());
    }

    private static String misused(Words words, Message fault) {
        return words.of("options.misused", fault, "play --help");
    }

    private <P, M extends PlayedGame> int run(Game<P, M> game, Options options) {
        final Words words = new Words(game, options.language(ofSystem));
        final Optional<Message> fault = options.whyNot(game, words);
        if (options.has("help")) {
            printer.println(help(game, words));
            return Program.NORMAL;
        }
        if (fault.isPresent()) {
            printer.println(misused(words, fault.get()));
            return Program.MISUSED;
        }
        return play(game, options, words);
    }

    private static String help(Game<?, ?> game, Words words) {
        final StringBuilder help = new StringBuilder(usage(words)).append('\n');
        for (Setting each : game.settings()) {
            help.append(words.of("usage.setting", each.name(), String.join("|", each.shown(words)))).append('\n');
        }
        game.options().forEach(option -> help.append(words.text("usage." + option)).append('\n'));
        return help.append(words.of("usage.levels", String.join(", ",
                game.levels().stream().map(level -> words.word("level." + level)).toList()))).toString();
    }

    private <P, M extends PlayedGame> int play(Game<P, M> game, Options options, Words words) {
        try {
            final P provider = engine(options, game.name()).provider(game);
            final View view = view(options, words);
            try (Printed printed = view instanceof ScreenView ? new Printed() : null) {
                return new Program<>(game, provider, options, view,
                        new Surroundings(ofSystem, () -> new Random().nextInt(FRESH_SEEDS), ENGINE_TIME)).run();
            }
        } catch (EngineFailure none) {
            printer.println(words.of(none.reason()) + none.places());
            return Program.FAILED;
        }
    }

    private Engine engine(Options options, String game) {
        return options.get("engine").or(() -> compiled.apply(game)).map(Engine::in).orElseGet(Engine::onClassPath);
    }

    /** Returns a screen, if the input and the output are a terminal that can show one; else lines. */
    private View view(Options options, Words words) {
        if (!options.has("plain") && terminal.isPresent()) {
            try {
                return new ScreenView(new JLineDevice(JLineDevice.isColoured(System.getenv()),
                        !options.arePiecesLetters(words), encoding.charset()), words);
            } catch (IOException | IllegalStateException noScreen) {
                // Lines can be read on any terminal.
            }
        }
        return new LinesView(new InputStreamReader(System.in, encoding.charset()), printer, terminal.isEmpty());
    }
}
