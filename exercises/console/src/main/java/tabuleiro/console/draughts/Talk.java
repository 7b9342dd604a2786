package tabuleiro.console.draughts;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.program.Deadline;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/**
 * What two programs say to each other. The match of the engine decides what is sent and what is accepted; this class
 * carries the lines and watches the clock. Whatever ends the match early becomes an {@link OpponentFailure}.
 */
final class Talk implements AutoCloseable {

    private static final int LONGEST_TURN = 1 + 2 * Match.MOST_SQUARES;
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private final Match match;
    private final Link link;
    private final Duration limit;
    private Deadline clock;
    private int sent;

    /** Creates a talk in which nothing has been said, with a time for each turn and for all draws. */
    Talk(Match match, Link link, Duration limit) {
        this.match = match;
        this.link = link;
        this.limit = limit;
        this.clock = Deadline.after(limit);
    }

    /** Returns the match, in which only this talk moves. */
    Match match() {
        return match;
    }

    /** Returns the time that is left for a turn of this program. */
    Deadline clock() {
        return clock;
    }

    /** Ends the game if the match of the engine does what none can do. */
    private static void check(boolean isPossible) {
        EngineFailure.unless(isPossible, "failure.match");
    }

    /** Exchanges the first numbers drawn, and returns whether the other program has sent one by then (DR-40). */
    boolean begins(Deadline deadline) {
        final List<String> first = match.linesToSend();
        check(first.size() == 1);
        try {
            link.send(first.get(0) + "\n", deadline);
            sent = first.size();
            final String line = link.receive(deadline);
            final boolean isNumber = match.whyNotReceive(line).isEmpty();
            if (isNumber) {
                match.receive(line);
            }
            return isNumber;
        } catch (Link.Broken broken) {
            return false;
        }
    }

    /** Exchanges the numbers drawn until they differ, and returns the side of this program (DR-40). */
    Player draw() {
        check(!match.linesToSend().isEmpty());
        for (int draws = 0; match.side().isEmpty(); draws++) {
            check(draws <= Match.MOST_DRAWS);
            receive(clock);
        }
        send();
        clock = Deadline.after(limit);
        return match.side().get();
    }

    /** Receives the whole turn of the other program, unless it has been received (DR-42). */
    void receiveTurn(int moves) {
        final Deadline deadline = Deadline.after(limit);
        for (int lines = 0; match.game().moves().size() == moves && !match.game().isOver(); lines++) {
            check(lines < LONGEST_TURN);
            receive(deadline);
        }
        clock = Deadline.after(limit);
    }

    /** Makes and sends a move of this program (DR-41). */
    void move(List<Square> way) {
        hear();
        check(match.whyNotMove(way).isEmpty());
        match.move(way);
        sendMore();
    }

    /** Resigns for this program (DR-41). */
    void resign() {
        hear();
        check(match.whyNotResign().isEmpty());
        match.resign();
        sendMore();
    }

    /** Lets the match refuse whatever the other program says in a turn of this one. */
    void hear() {
        try {
            link.arrived().ifPresent(this::receive);
        } catch (Link.Broken broken) {
            throw abandoned(broken.why());
        }
    }

    /** Sends what is to be sent and has not been, which is something. */
    private void sendMore() {
        check(match.linesToSend().size() > sent);
        send();
    }

    /** Sends what is to be sent and has not been. */
    private void send() {
        final List<String> lines = match.linesToSend();
        check(lines.size() >= sent);
        final String text = lines.stream().skip(sent).map(line -> line + "\n").collect(Collectors.joining());
        sent = lines.size();
        try {
            link.send(text, Deadline.after(limit));
        } catch (Link.Broken broken) {
            throw abandoned(broken.why());
        }
    }

    /** Sends what is to be sent, and receives a line. */
    private void receive(Deadline deadline) {
        send();
        match.abandoned().ifPresent(why -> {
            throw new OpponentFailure(Message.of(why));
        });
        check(match.isWaiting());
        try {
            receive(link.receive(deadline));
        } catch (Link.Broken broken) {
            throw abandoned(broken.why());
        }
    }

    /** Receives a line, unless the match does not accept it (DR-43). */
    private void receive(String line) {
        final Optional<Refusal> refusal = match.whyNotReceive(line);
        if (refusal.isPresent()) {
            final String turn = Stream.concat(match.incompleteTurn().stream().map(String::valueOf),
                    Stream.of(OpponentFailure.visible(line))).collect(Collectors.joining(" "));
            abandon(refusal.get());
            throw new OpponentFailure(Message.of("network.refused", turn, Message.of(refusal.get())));
        }
        match.receive(line);
    }

    private void abandon(Refusal why) {
        if (match.whyNotAbandon(why).isEmpty()) {
            match.abandon(why);
        }
    }

    /** Abandons the match because the connection does no more, and returns the reason as the players read it. */
    private OpponentFailure abandoned(Refusal why) {
        final boolean isLate = why == Refusal.PEER_CLOSED && !match.isWaiting() && clock.isOver();
        abandon(why);
        return new OpponentFailure(isLate ? Message.of("network.late", String.valueOf(limit.toSeconds()))
                : Message.of(why));
    }

    @Override
    public void close() {
        if (match.game().isOver()) {
            link.finish(Deadline.after(FAREWELL));
        }
        link.close();
    }
}
