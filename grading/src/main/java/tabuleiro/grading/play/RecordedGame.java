package tabuleiro.grading.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.calls.Recorder;
import tabuleiro.grading.play.Exchange.Series;
import tabuleiro.grading.play.Moment.Fact;

/**
 * A game that is recorded, with all that is asked about it, and how an example tells where it stands.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class RecordedGame<G, P> {

    private final RandomPlay<G, P> play;
    private final Recorder recorder;
    private final Object provider;
    private final Object unrecorded;
    private Moment moment = Moment.beginning(List.of(), List::of);
    private Optional<Object> recorded = Optional.empty();
    private NamedCall begun = NamedCall.begin();
    private List<NamedCall> made = List.of();
    private Optional<Series> series = Optional.empty();
    private boolean isOpen;

    /** Will play a game with a provider that this records; nothing has begun yet. */
    RecordedGame(RandomPlay<G, P> play, Recorder recorder, Object provider) {
        this.play = play;
        this.recorder = recorder;
        this.provider = provider;
        unrecorded = recorder.real(provider);
    }

    /** Returns where it stands. */
    Moment moment() {
        return moment;
    }

    /** Checks whether the last move has left open what becomes of the game. */
    boolean isOpen() {
        return isOpen;
    }

    /** Returns the calls together with which a call is tested that is made now. */
    Optional<Series> series() {
        return series;
    }

    /** Returns the game itself, which may be asked without being recorded; nothing if none goes on now. */
    @SuppressWarnings("unchecked")
    Optional<G> known() {
        return recorded.map(standIn -> (G) recorder.real(standIn));
    }

    /** Checks whether it has been begun and is not over. */
    boolean goesOn() {
        return known().filter(game -> !play.isOver(game)).isPresent();
    }

    P position() {
        return play.position(known().orElseThrow());
    }

    /** Asks why a game must not begin like this, and begins it if it may. */
    void begin(NamedCall opening) {
        recorded = Optional.empty();
        begun = opening;
        made = List.of();
        moment = Moment.beginning(play.given(opening), facts());
        if (opening.whyNot(provider).isEmpty()) {
            recorded = Optional.of(opening.make(provider));
        }
    }

    /** Returns what says what holds after the moves so far; if one of them is refused, only that. */
    @SuppressWarnings("unchecked")
    private Supplier<List<Fact>> facts() {
        final NamedCall opening = begun;
        final List<NamedCall> moves = made;
        return () -> {
            if (opening.whyNot(unrecorded).isPresent()) {
                return List.of();
            }
            final G game = (G) opening.make(unrecorded);
            for (NamedCall move : moves) {
                final Optional<Reason> refusal = move.whyNot(game);
                if (refusal.isPresent()) {
                    return List.of(new Fact(refusal.get().rule(), "the move is refused: " + refusal.get().words()));
                }
                move.make(game);
            }
            return play.facts(game);
        };
    }

    /** Asks why no game can be resumed from a position, and what else is said of it; returns whether one can. */
    boolean askToResume(P position) {
        final NamedCall resuming = NamedCall.begin(position);
        final Optional<Reason> refusal = resuming.whyNot(unrecorded);
        recorded = Optional.empty();
        final Moment before = Moment.beginning(play.given(resuming), () -> play.factsOf(unrecorded, position));
        moment = before.after("the players resume the game", () -> List.of(refusal
                .map(reason -> new Fact(reason.rule(), "the position is refused: " + reason.words()))
                .orElseGet(() -> play.fact(NamedCall.BEGIN, "the game is not over"))));
        resuming.whyNot(provider);
        moment = before;
        NamedCall.about(provider, position);
        return refusal.isEmpty();
    }

    /** Asks a query. */
    void ask(NamedCall query) {
        query.make(recorded.orElseThrow());
    }

    /** Asks why a move must not be made, and makes it if it may. */
    void attempt(NamedCall move) {
        final Moment before = moment;
        final List<NamedCall> moves = made;
        made = Stream.concat(moves.stream(), Stream.of(move)).toList();
        moment = before.after(play.phrase(known().orElseThrow(), move), facts());
        if (move.whyNot(recorded.orElseThrow()).isEmpty()) {
            isOpen = play.opens(move);
            move.make(recorded.orElseThrow());
        } else {
            moment = before;
            made = moves;
        }
    }

    /** Lets examples of what follows begin at the position that is reached. */
    void beginHere() {
        begun = NamedCall.begin(position());
        made = List.of();
        moment = moment.resumable(play.given(begun), facts());
    }

    /** Resumes the game from what the reference made of it, if the last move has left that open. */
    void close() {
        if (isOpen) {
            isOpen = false;
            if (goesOn()) {
                begin(NamedCall.begin(position()));
            } else {
                recorded = Optional.empty();
            }
        }
    }

    /** Asks something beside the game. */
    void ask(Aside aside) {
        recorded = Optional.empty();
        moment = Moment.beginning(aside.given(), aside::facts);
        aside.when().forEach(phrase -> moment = moment.after(phrase, aside::facts));
        series = aside.right().map(right -> new Series(aside.rule(), right));
        aside.ask().accept(provider);
        series = Optional.empty();
    }
}
