package tabuleiro.console.draughts;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.program.Deadline;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Square;

/**
 * A second program that plays the other side (DR-33). The match of both has a game of its own, so that the game on the
 * screen may be in the middle of a turn.
 */
final class Peer implements Opponent<DraughtsProvider, DraughtsMatch> {

    /** How often as long as for a turn a program waits until another one connects. */
    private static final int WAITS = 10;

    /** How long a program that has connected may take to send the number it has drawn. */
    private static final Duration GREETING = Duration.ofSeconds(10);

    private static final long MIXED = 0x9E3779B97F4A7C15L;

    private final InetSocketAddress address;
    private final boolean isListening;
    private final Duration limit;
    private Optional<Talk> talk = Optional.empty();

    /** Creates an opponent that connects to an address, or at which it listens, with a time for each turn. */
    Peer(InetSocketAddress address, boolean isListening, Duration limit) {
        this.address = address;
        this.isListening = isListening;
        this.limit = limit;
    }

    @Override
    public Message name() {
        return Message.of("network.name");
    }

    @Override
    public boolean resumes() {
        return false;
    }

    /** Connects both programs, and lets them draw who has White (DR-40). */
    @Override
    public GameStart meet(DraughtsProvider provider, GameStart agreed, Consumer<Message> console) {
        close();
        final Match match = provider.newMatch(DraughtsGame.newGame(provider, agreed),
                provider.draws(seed(agreed.seed())));
        final Talk begun = isListening ? awaited(match, console) : called(match, console);
        talk = Optional.of(begun);
        final GameStart start = seated(agreed, begun.draw());
        console.accept(Message.of("network.drawn", start.name(0)));
        return start;
    }

    private Talk called(Match match, Consumer<Message> console) {
        console.accept(Message.of("network.connecting", Link.text(address)));
        return new Talk(match, Link.connect(address, Deadline.after(limit)), limit);
    }

    /** Waits for a program that sends the number it has drawn; whoever connects and does not is sent away. */
    private Talk awaited(Match match, Consumer<Message> console) {
        final Duration longer = limit.multipliedBy(WAITS);
        final Duration patience = limit.compareTo(GREETING) < 0 ? limit : GREETING;
        final AtomicReference<Talk> begun = new AtomicReference<>();
        Link.listen(address, Deadline.after(longer),
                place -> console.accept(Message.of("network.listening", Link.text(place),
                        String.valueOf(longer.toSeconds()))),
                link -> {
                    begun.set(new Talk(match, link, limit));
                    final boolean isProgram = begun.get().begins(Deadline.after(patience));
                    if (!isProgram) {
                        console.accept(Message.of("network.stranger"));
                    }
                    return isProgram;
                });
        return begun.get();
    }

    /** Returns the seed for drawing: another for each role, so that two equal seeds do not tie for ever (DR-40). */
    private long seed(long agreed) {
        return (2 * agreed + (isListening ? 1 : 0)) * MIXED;
    }

    private static GameStart seated(GameStart agreed, Player side) {
        final GameStart.Seat other = agreed.seats().stream().filter(Peer::isOther).findFirst().orElseThrow();
        final GameStart.Seat own = agreed.seats().stream().filter(seat -> !isOther(seat)).findFirst().orElseThrow();
        return agreed.with(side == Player.WHITE ? List.of(own, other) : List.of(other, own));
    }

    private static boolean isOther(GameStart.Seat seat) {
        return seat.level().filter(LEVEL::equals).isPresent();
    }

    @Override
    public Optional<Message> waiting() {
        return Optional.of(Message.of("network.waiting", String.valueOf(limit.toSeconds())));
    }

    /** Receives the whole turn of the other program, and returns the next step of it. */
    @Override
    public String choose(DraughtsMatch shown) {
        final Talk running = talk.orElseThrow();
        running.receiveTurn(shown.game().moves().size());
        final Draughts game = running.match().game();
        return isResigned(game) ? DraughtsMatch.RESIGN : shown.turn().step(last(game));
    }

    private static boolean isResigned(Draughts game) {
        return game.ending().filter(Ending.RESIGNED::equals).isPresent();
    }

    private static List<Square> last(Draughts game) {
        return game.moves().get(game.moves().size() - 1);
    }

    /** Returns the time that is left for a turn of this program, after a look whether the other one is still there. */
    @Override
    public Optional<Message> hint() {
        final Talk running = talk.orElseThrow();
        running.hear();
        return Optional.of(Message.of("network.left", String.valueOf(running.clock().seconds())));
    }

    /** Sends a turn of this program when it has ended. */
    @Override
    public void follow(DraughtsMatch shown, String notation) {
        final Talk running = talk.orElseThrow();
        if (isResigned(shown.game())) {
            running.resign();
        } else if (shown.game().moves().size() > running.match().game().moves().size()) {
            running.move(last(shown.game()));
        }
    }

    @Override
    public void close() {
        final Optional<Talk> ended = talk;
        talk = Optional.empty();
        ended.ifPresent(Talk::close);
    }
}
