package draughts;

import static tabuleiro.Contract.ensure;
import static tabuleiro.Contract.maintain;
import static tabuleiro.Contract.require;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/**
 * A match of this program against another. It plays its game, and keeps what has been said.
 */
final class Pairing implements Match {

    private static final String NUMBER = "0|[1-9]\\d*";
    private static final Set<Refusal> OF_LINES = EnumSet.of(Refusal.ENDED, Refusal.NOT_AWAITED, Refusal.LINE_TOO_LONG,
            Refusal.NOT_A_NUMBER, Refusal.COUNT, Refusal.OUTSIDE_BOARD, Refusal.ILLEGAL_TURN);

    /** The game, in which nobody else moves. */
    private final Draughts game;
    /** The numbers that this program draws, one after another. */
    private final List<Integer> draws;
    /** What has been said. */
    private Talk talk;

    /** Begins a match: the first number is drawn. */
    Pairing(Draughts game, List<Integer> draws) {
        this.game = game;
        this.draws = List.copyOf(draws);
        talk = Talk.begin(draws.get(0));

        assert invariant();
    }

    @Override
    public Draughts game() {
        return game;
    }

    @Override
    public List<Integer> drawn() {
        return talk.drawn();
    }

    @Override
    public Optional<Player> side() {
        return talk.side();
    }

    @Override
    public List<String> linesToSend() {
        return talk.lines();
    }

    @Override
    public List<Integer> incompleteTurn() {
        return talk.incomplete();
    }

    @Override
    public boolean isWaiting() {
        return !side().equals(Optional.of(game.nextToPlay())) && !isOver();
    }

    @Override
    public Optional<Refusal> whyNotMove(List<Square> way) {
        return refusalsOfMove(way).stream().findFirst();
    }

    /** Returns all refusals of a move that are right: those of the game, in this program's turn. */
    public Set<Refusal> refusalsOfMove(List<Square> way) {
        if (!refusalsOfResign().isEmpty()) {
            return refusalsOfResign();
        }
        return game instanceof Engine it ? it.refusalsOfMove(way) : game.whyNotMove(way).map(Set::of).orElse(Set.of());
    }

    @Override
    public void move(List<Square> way) {
        assert whyNotMove(way).isEmpty() : require("may_be_moved", whyNotMove(way), way, this);
        final Talk old = talk;

        talk = talk.send(TurnText.of(way).numbers());
        game.move(way);

        assert Change.sends(way, old.lines(), linesToSend()) : ensure("DR-41 turn_is_sent", this);
        assert Change.isLast(way, game) : ensure("DR-42 move_is_made", this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        return refusalsOfResign().stream().findFirst();
    }

    /** Returns why this program must not do anything now; nothing in its turn. */
    public Set<Refusal> refusalsOfResign() {
        return Reason.right(EnumSet.of(Refusal.ENDED, Refusal.NOT_ITS_TURN),
                refusal -> refusal == Refusal.ENDED ? isOver() : isWaiting());
    }

    @Override
    public void resign() {
        assert whyNotResign().isEmpty() : require("may_resign", whyNotResign(), side(), this);
        final Talk old = talk;

        talk = talk.send(TurnText.RESIGNATION.numbers());
        game.resign();

        assert Change.sendsZero(old.lines(), linesToSend()) : ensure("DR-41 resignation_is_sent", this);
        assert game.ending().equals(Optional.of(Ending.RESIGNED)) : ensure("DR-41 game_is_resigned", this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> whyNotReceive(String line) {
        return refusalsOfReceive(line).stream().findFirst();
    }

    /** Returns all refusals of a line that are right; none if it is accepted. */
    public Set<Refusal> refusalsOfReceive(String line) {
        final boolean isNumber = line.length() <= LONGEST_LINE && line.matches(NUMBER)
                && Long.parseLong(line) <= Integer.MAX_VALUE;
        final Optional<Refusal> ofTurn = isNumber && isWaiting() && side().isPresent() ? turnWith(line).fault(game)
                : Optional.empty();
        return Reason.right(OF_LINES, refusal -> switch (refusal) {
            case ENDED -> isOver();
            case NOT_AWAITED -> !isWaiting();
            case LINE_TOO_LONG -> line.length() > LONGEST_LINE;
            case NOT_A_NUMBER -> line.length() <= LONGEST_LINE && !isNumber;
            default -> ofTurn.equals(Optional.of(refusal));
        });
    }

    private TurnText turnWith(String line) {
        return new TurnText(Stream.concat(incompleteTurn().stream(), Stream.of(Integer.valueOf(line))).toList());
    }

    @Override
    public void receive(String line) {
        assert whyNotReceive(line).isEmpty()
                : require("line_is_accepted", whyNotReceive(line), line, this);
        final Talk old = talk;

        if (side().isEmpty()) {
            talk = talk.hear(Integer.parseInt(line), draws);
        } else {
            receive(turnWith(line));
        }

        assert hasReceived(line, old);
        assert invariant();
    }

    private boolean hasReceived(String line, Talk old) {
        assert Change.hears(line, old, talk) : ensure("DR-40 number_counts", this);
        assert Change.addsToTurn(line, old, talk, game)
                : ensure("DR-42 turn_is_made", this);
        return true;
    }

    private void receive(TurnText turn) {
        talk = talk.await(turn.isComplete() ? List.of() : turn.numbers());
        if (turn.isResignation()) {
            game.resign();
        } else if (turn.isComplete()) {
            game.move(turn.way());
        }
    }

    @Override
    public Optional<Refusal> whyNotAbandon(Refusal why) {
        return refusalsOfAbandon(why).stream().findFirst();
    }

    /** Returns why the match must not be abandoned; nothing until it has ended. */
    public Set<Refusal> refusalsOfAbandon(Refusal why) {
        return isOver() ? Set.of(Refusal.ENDED) : Set.of();
    }

    @Override
    public void abandon(Refusal why) {
        assert whyNotAbandon(why).isEmpty() : require("may_be_abandoned", whyNotAbandon(why), why, this);
        final Talk old = talk;
        final Position oldPosition = game.position();

        talk = talk.abandon(why);

        assert abandoned().equals(Optional.of(why)) : ensure("DR-43 reason_is_kept", this);
        assert Change.keepsGame(oldPosition, old, this) : ensure("DR-43 game_is_kept", this);
        assert invariant();
    }

    @Override
    public Optional<Refusal> abandoned() {
        return talk.abandoned();
    }

    private boolean invariant() {
        assert Certificate.beginsWith(linesToSend(), drawn()) : maintain("DR-40 one_line_a_draw", this);
        assert Certificate.hasSide(talk, this) : maintain("DR-40 side_after_draws", this);
        assert Certificate.waitsOrPlays(this) : maintain("DR-42 waits_or_plays", this);
        return true;
    }

    @Override
    public String toString() {
        return "side: " + side() + "\nsent: " + linesToSend() + "\nreceived: " + incompleteTurn() + "\n"
                + game.position();
    }
}
