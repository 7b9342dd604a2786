package tabuleiro.console.draughts;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.console.Chance;
import tabuleiro.console.Chooser;
import tabuleiro.console.Command;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Lookahead;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Reading;
import tabuleiro.console.Setting;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Pdn;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.notation.PortableGame;

/** What draughts adds to the console. The engine is used only through its interface. The first player has White. */
public final class DraughtsGame extends Game<DraughtsProvider, DraughtsMatch> {

    private static final String RANDOM = "random";
    private static final String COMPETENT = "competent";
    private static final int MOVES_AHEAD = 6;
    private static final String VARIANT = "variant";
    private static final String LISTEN = "listen";
    private static final String CONNECT = "connect";
    private static final String SECONDS = "seconds";

    /** Creates the game, which is the same each time. */
    public DraughtsGame() {
        super("draughts", DraughtsProvider.class, List.of(RANDOM, COMPETENT, "foresighted"), Property.HAS_SIDES);
    }

    @Override
    public List<Setting> settings() {
        return List.of(new Setting(VARIANT, List.of("simplified", "classic")));
    }

    @Override
    public DraughtsMatch begin(DraughtsProvider provider, GameStart start) {
        return new DraughtsMatch(provider, newGame(provider, start), start);
    }

    /** Returns a new game by the rules that have been agreed on. */
    static Draughts newGame(DraughtsProvider provider, GameStart start) {
        final String variant = start.settings().getOrDefault(VARIANT, "simplified");
        return provider.newGame(Variant.valueOf(variant.toUpperCase(Locale.ROOT)));
    }

    @Override
    public Chooser<DraughtsMatch> agent(DraughtsProvider provider, String level, long seed) {
        final Lookahead<Draughts, List<Square>> ahead = new Lookahead<>(new Material(provider),
                level.equals(COMPETENT) ? 1 : MOVES_AHEAD, new Chance(seed));
        final Chooser<DraughtsMatch> agent = level.equals(RANDOM) ? Chooser.random(seed)
                : match -> match.turn().step(ahead.best(match.game(), match.turn().ways()));
        return match -> match.isHopeless() ? DraughtsMatch.RESIGN : agent.choose(match);
    }

    @Override
    public List<String> options() {
        return List.of(LISTEN, CONNECT, SECONDS);
    }

    @Override
    public Optional<Message> whyNot(Map<String, String> options) {
        final List<String> roles = roles(options);
        return roles.size() > 1 ? Optional.of(Message.of("network.both"))
                : roles.stream().filter(role -> Link.address(options.get(role)).isEmpty()).findFirst()
                .map(role -> Message.of("network.address", role));
    }

    private static List<String> roles(Map<String, String> options) {
        return Stream.of(LISTEN, CONNECT).filter(options::containsKey).toList();
    }

    @Override
    public Optional<Opponent<DraughtsProvider, DraughtsMatch>> opponent(Map<String, String> options) {
        final Duration limit = Duration.ofSeconds(Long.parseLong(options.getOrDefault(SECONDS, "60")));
        return roles(options).stream().findFirst().map(role -> new Peer(
                Link.address(options.get(role)).orElseThrow(), role.equals(LISTEN), limit));
    }

    @Override
    public Optional<Exchange> exchange() {
        return Optional.of(new Exchange("pdn", DraughtsGame::settings, Pdn::numbered));
    }

    private static Reading<Map<String, String>> settings(PortableGame game) {
        final String type = game.tags().getOrDefault("GameType", "");
        return Pdn.other(game).map(other -> Reading.<Map<String, String>>refused("exchange." + other, type))
                .orElseGet(() -> Reading.meant(Map.of(VARIANT, Pdn.variant(game.tags()).orElseThrow().name()
                        .toLowerCase(Locale.ROOT))));
    }

    /** Returns the first delivery (DR-35). */
    @Override
    public Optional<PlayedGame> practice(DraughtsProvider provider, GameStart start) {
        return Optional.of(new FirstDelivery(provider, start.seed(), FirstDelivery.opening()));
    }

    /** Returns the command that goes to the first delivery, or asks its question about the board of a game. */
    @Override
    public List<Command> commands() {
        return List.of(new Command("delivery", false, false, (context, none) -> context.practise()),
                new Command("delivery", true, true, FirstDelivery::answer));
    }
}
