package tabuleiro.console.draughts;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.Deadline;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.Start;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/**
 * A second program that plays the other side (DR-33). What is sent, what is accepted and who begins, the match of the
 * engine decides; this class carries lines and watches the clock. The match has a game of its own, so that the game on
 * the screen may be in the middle of a turn.
 */
final class Peer implements Opponent<DraughtsProvider, DraughtsMatch> {

    /** How often as long as for a turn a program waits until another one connects. */
    private static final int WAITS = 10;

    private static final Duration FAREWELL = Duration.ofSeconds(2);
    private static final int LONGEST_TURN = 1 + 2 * Match.MOST_SQUARES;
    private static final long MIXED = 0x9E3779B97F4A7C15L;
    private static final int SHOWN = 60;

    private final Address address;
    private final boolean isListening;
    private final Duration limit;
    private Optional<Link> link = Optional.empty();
    private Optional<Match> begun = Optional.empty();
    private Deadline clock = Deadline.after(Duration.ZERO);
    private int sent;

    /**
     * Creates an opponent.
     *
     * @param address     where this program listens, or the other one
     * @param isListening whether this program listens and the other one connects
     * @param limit       the time for a turn
     */
    Peer(Address address, boolean isListening, Duration limit) {
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
    public Start meet(DraughtsProvider provider, Start agreed, Consumer<Message> console) {
        open(console);
        sent = 0;
        final Match match = provider.newMatch(DraughtsGame.newGame(provider, agreed),
                provider.draws(seed(agreed.seed())));
        begun = Optional.of(match);
        clock = Deadline.after(limit);
        sendMore();
        for (int draws = 0; match.side().isEmpty(); draws++) {
            check(draws <= Match.MOST_DRAWS);
            receive(clock);
        }
        send();
        final Start start = seated(agreed, match.side().get());
        console.accept(Message.of("network.drawn", start.name(0)));
        return start;
    }

    private void open(Consumer<Message> console) {
        if (isListening) {
            final Duration longer = limit.multipliedBy(WAITS);
            link = Optional.of(Doors.listen(address, Deadline.after(longer), place -> console.accept(
                    Message.of("network.listening", place.toString(), String.valueOf(longer.toSeconds())))));
        } else {
            console.accept(Message.of("network.connecting", address.toString()));
            link = Optional.of(Doors.connect(address, Deadline.after(limit)));
        }
    }

    /** Returns the seed for drawing: another for each role, so that two equal seeds do not tie for ever (DR-40). */
    private long seed(long agreed) {
        return (2 * agreed + (isListening ? 1 : 0)) * MIXED;
    }

    private static Start seated(Start agreed, Player side) {
        final Start.Seat other = agreed.seats().stream().filter(Peer::isOther).findFirst().orElseThrow();
        final Start.Seat own = agreed.seats().stream().filter(each -> !isOther(each)).findFirst().orElseThrow();
        return new Start(side == Player.WHITE ? List.of(own, other) : List.of(other, own), agreed.settings(),
                agreed.seed());
    }

    private static boolean isOther(Start.Seat seat) {
        return seat.level().filter(LEVEL::equals).isPresent();
    }

    private Match match() {
        return begun.orElseThrow();
    }

    /** Ends the game if the match of the engine does what none can do. */
    private static void check(boolean isPossible) {
        if (!isPossible) {
            throw new EngineFailure(Message.of("failure.match"));
        }
    }

    /** Sends what is to be sent and has not been, which is something. */
    private void sendMore() {
        check(match().linesToSend().size() > sent);
        send();
    }

    /** Sends what is to be sent and has not been. */
    private void send() {
        final List<String> lines = match().linesToSend();
        check(lines.size() >= sent);
        final String text = lines.stream().skip(sent).map(each -> each + "\n").collect(Collectors.joining());
        sent = lines.size();
        try {
            link.orElseThrow().send(text, Deadline.after(limit));
        } catch (Link.Broken broken) {
            throw abandoned(broken.why());
        }
    }

    /** Sends what is to be sent, and receives a line. */
    private void receive(Deadline deadline) {
        send();
        match().abandoned().ifPresent(why -> {
            throw new OpponentFailure(Message.of(why));
        });
        check(match().isWaiting());
        try {
            receive(link.orElseThrow().receive(deadline));
        } catch (Link.Broken broken) {
            throw abandoned(broken.why());
        }
    }

    /** Receives a line, unless the match of the engine does not accept it. */
    private void receive(String line) {
        final Optional<Refusal> refusal = match().whyNotReceive(line);
        if (refusal.isPresent()) {
            final String turn = Stream.concat(match().incompleteTurn().stream().map(String::valueOf),
                    Stream.of(visible(line))).collect(Collectors.joining(" "));
            abandon(refusal.get());
            throw new OpponentFailure(Message.of("network.refused", turn, Message.of(refusal.get())));
        }
        match().receive(line);
    }

    private static String visible(String line) {
        final String seen = line.replaceAll("[^ -~]", "?");
        return seen.length() <= SHOWN ? seen : seen.substring(0, SHOWN) + "...";
    }

    private void abandon(Refusal why) {
        if (match().whyNotAbandon(why).isEmpty()) {
            match().abandon(why);
        }
    }

    /** Abandons the match because the connection does no more. */
    private OpponentFailure abandoned(Refusal why) {
        abandon(why);
        return new OpponentFailure(why == Refusal.PEER_CLOSED && !match().isWaiting() && clock.isOver()
                ? Message.of("network.late", String.valueOf(limit.toSeconds())) : Message.of(why));
    }

    @Override
    public Optional<Message> waiting() {
        return Optional.of(Message.of("network.waiting", String.valueOf(limit.toSeconds())));
    }

    /** Receives the whole turn of the other program, and returns the next step of it. */
    @Override
    public String choose(DraughtsMatch shown) {
        final int moves = shown.game().moves().size();
        final Deadline deadline = Deadline.after(limit);
        for (int lines = 0; match().game().moves().size() == moves && !match().game().isOver(); lines++) {
            check(lines < LONGEST_TURN);
            receive(deadline);
        }
        clock = Deadline.after(limit);
        final List<List<Square>> all = match().game().moves();
        return isResigned(match().game().ending()) ? DraughtsMatch.RESIGN : shown.turn().step(all.get(all.size() - 1));
    }

    private static boolean isResigned(Optional<Ending> ending) {
        return ending.filter(Ending.RESIGNED::equals).isPresent();
    }

    /** Returns the time that is left for a turn of this program, after a look whether the other one is still there. */
    @Override
    public Optional<Message> hint() {
        hear();
        return Optional.of(Message.of("network.left", String.valueOf(clock.seconds())));
    }

    /** Lets the match refuse whatever the other program says in a turn of this one. */
    private void hear() {
        try {
            link.orElseThrow().arrived().ifPresent(this::receive);
        } catch (Link.Broken broken) {
            throw abandoned(broken.why());
        }
    }

    /** Sends a turn of this program when it has ended. */
    @Override
    public void follow(DraughtsMatch shown, String notation) {
        final List<List<Square>> moves = shown.game().moves();
        if (isResigned(shown.game().ending())) {
            hear();
            check(match().whyNotResign().isEmpty());
            match().resign();
        } else if (moves.size() > match().game().moves().size()) {
            hear();
            final List<Square> way = moves.get(moves.size() - 1);
            check(match().whyNotMove(way).isEmpty());
            match().move(way);
        }
        if (!shown.isTurnBegun()) {
            sendMore();
        }
    }

    @Override
    public void close() {
        final boolean isPlayed = begun.filter(each -> each.game().isOver()).isPresent();
        begun = Optional.empty();
        final Optional<Link> open = link;
        link = Optional.empty();
        open.filter(each -> isPlayed).ifPresent(each -> each.finish(Deadline.after(FAREWELL)));
        open.ifPresent(Link::close);
    }
}
