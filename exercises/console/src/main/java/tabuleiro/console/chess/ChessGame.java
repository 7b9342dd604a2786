package tabuleiro.console.chess;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Move;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;
import tabuleiro.console.Command;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Lookahead;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;

/** What chess adds to the console. The engine is used only through its interface. */
public final class ChessGame extends Game<ChessProvider, ChessMatch> {

    private static final Pattern STANDARD = Pattern.compile("(?i)|\\?|-|chess|standard|normal|from position");
    private static final String RANDOM = "random";
    private static final String CAREFUL = "careful";
    private static final int MOVES_AHEAD = 3;
    private static final String OPPONENT = "opponent";
    private static final String SECONDS = "seconds";
    private static final String UCI = "uci:";

    /** The display that was chosen last, if one was; it stays the same for the games that follow. */
    private Optional<Display> display = Optional.empty();

    /** Creates the game, which is the same each time. */
    public ChessGame() {
        super("chess", ChessProvider.class, List.of(RANDOM, CAREFUL, "foresighted"), Property.RETURNS_TO_MENU,
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
        if (level.equals(RANDOM)) {
            return Chooser.random(seed);
        }
        final int ahead = level.equals(CAREFUL) ? 1 : MOVES_AHEAD;
        return looking(new Lookahead<>(new Material(provider), ahead, new Chance(seed)));
    }

    /** Returns an agent that accepts a draw when it has less material, and otherwise looks ahead. */
    private static Chooser<ChessMatch> looking(Lookahead<Chess, Move> ahead) {
        return match -> match.game().whyNotAcceptDraw().isEmpty()
                && Material.material(match.game().position(), match.game().nextToPlay()) < 0 ? "draw"
                : ahead.best(match.game(), match.moves()).toString();
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
                .filter(command -> !command.words().isEmpty());
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
