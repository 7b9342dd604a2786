package tabuleiro.console.chess;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.chess.ChessProvider;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;
import tabuleiro.console.Command;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;

/** What chess adds to the console. The engine is used only through its interface. */
public final class ChessGame extends Game<ChessProvider, ChessMatch> {

    private static final Pattern STANDARD = Pattern.compile("(?i)|\\?|-|chess|standard|normal|from position");
    private static final String CAREFUL = "careful";
    private static final String OPPONENT = "opponent";
    private static final String SECONDS = "seconds";
    private static final String UCI = "uci:";

    /** The display that was chosen last, if one was; it stays the same for the games that follow. */
    private Optional<Display> display = Optional.empty();

    /** Creates the game, which is the same each time. */
    public ChessGame() {
        super("chess", ChessProvider.class, List.of("random", CAREFUL), Property.RETURNS_TO_MENU,
                Property.HAS_SIDES);
    }

    @Override
    public ChessMatch begin(ChessProvider provider, GameStart start) {
        return new ChessMatch(provider, start, this::display);
    }

    /** Returns the display that was chosen; else the one that is usual in a language (CH-31). */
    private Display display(Words words) {
        return display.orElseGet(() -> Display.of(words.language()));
    }

    @Override
    public Chooser<ChessMatch> agent(ChessProvider provider, String level, long seed) {
        return level.equals(CAREFUL) ? new CarefulAgent(provider, new Chance(seed)) : Chooser.random(seed);
    }

    @Override
    public List<String> options() {
        return List.of(OPPONENT, SECONDS);
    }

    @Override
    public Optional<Message> whyNot(Map<String, String> options) {
        return Optional.ofNullable(options.get(OPPONENT)).filter(each -> command(each).isEmpty())
                .map(each -> Message.of("uci.option"));
    }

    private static Optional<EngineCommand> command(String option) {
        return Optional.of(option).filter(each -> each.startsWith(UCI))
                .map(each -> EngineCommand.parse(each.substring(UCI.length()).strip()))
                .filter(each -> !each.words().isEmpty());
    }

    /** Returns the chess engine that plays a side: any program that speaks UCI. */
    @Override
    public Optional<Opponent<ChessProvider, ChessMatch>> opponent(Map<String, String> options) {
        final Duration limit = Duration.ofSeconds(Long.parseLong(options.getOrDefault(SECONDS, "10")));
        return Optional.ofNullable(options.get(OPPONENT)).flatMap(ChessGame::command)
                .map(command -> new UciOpponent(command, limit));
    }

    /** Returns the command that changes the display (CH-31). */
    @Override
    public List<Command> commands() {
        return List.of(new Command("display", true, false,
                (context, none) -> display = Optional.of(display(context.words()).other())));
    }

    /** Returns the file of the original assignment (CH-36). */
    @Override
    public Optional<Pause> pause() {
        return Optional.of(new Pause("jogadasSalvas.txt", ChessMatch::line));
    }

    @Override
    public Optional<Exchange> exchange() {
        return Optional.of(new Exchange("pgn", game -> STANDARD.matcher(game.tags().getOrDefault("Variant", ""))
                .matches() ? Reading.meant(Map.of()) : Reading.refused("exchange.kind", game.tags().get("Variant")),
                (tags, move) -> move));
    }
}
