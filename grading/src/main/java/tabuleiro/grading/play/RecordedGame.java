package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.Reason;

/**
 * A game that is played twice in the same way: recorded, with all that is asked about it, and once more to know what is
 * legal and what holds.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class RecordedGame<G, P> {

    private final RandomPlay<G, P> play;
    private final Object recordedProvider;
    private final Object provider;
    private final Set<String> asked = new TreeSet<>();
    private Moment moment = new Moment(List.of(), List.of(), List.of(), List.of(), List::of);
    private Optional<Object> recorded = Optional.empty();
    private Optional<G> known = Optional.empty();
    private GameAction begun = GameAction.of(GameAction.BEGIN);
    private List<GameAction> made = new ArrayList<>();
    private Optional<GameAction> opened = Optional.empty();
    private Optional<Series> series = Optional.empty();

    /** Will play a game with two providers; nothing has begun yet. */
    RecordedGame(RandomPlay<G, P> play, Object recordedProvider, Object provider) {
        this.play = play;
        this.recordedProvider = recordedProvider;
        this.provider = provider;
    }

    /** Returns where it stands. */
    Moment moment() {
        return moment;
    }

    /** Returns the last move, if it has left open what becomes of the game. */
    Optional<GameAction> opened() {
        return opened;
    }

    /** Returns the calls together with which a call is judged that is made now. */
    Optional<Series> series() {
        return series;
    }

    /** Returns the game in which it is known what is legal; nothing if none goes on now. */
    Optional<G> known() {
        return known;
    }

    /** Checks whether it has been begun and is not over. */
    boolean goesOn() {
        return known.isPresent() && !play.isOver(known.get());
    }

    /** Returns the names of the queries that were asked last. */
    Set<String> asked() {
        return asked;
    }

    P position() {
        return play.position(known.orElseThrow());
    }

    /** Asks why a game must not begin like this, and begins it if it may. */
    void begin(GameAction opening) {
        known = Optional.empty();
        moment = beginning(play.given(opening), () -> opening.whyNot(provider).isPresent() ? List.of()
                : play.facts(begun(opening, List.of())));
        begun = opening;
        made = new ArrayList<>();
        if (opening.whyNot(recordedProvider).isEmpty()) {
            recorded = Optional.of(opening.make(recordedProvider));
            known = Optional.of(begun(opening, List.of()));
        }
    }

    /** Asks why no game can be resumed from a position, and what else is said of it; returns whether one can. */
    boolean askToResume(P position) {
        final GameAction resuming = GameAction.of(GameAction.BEGIN, position);
        final Optional<Reason> refusal = resuming.whyNot(provider);
        known = Optional.empty();
        moment = beginning(play.given(position), List::of).after("the players resume the game", () -> List.of(refusal
                .map(reason -> new Fact(reason.rule(), "the position is refused: " + reason.words()))
                .orElseGet(() -> play.fact(GameAction.BEGIN, "the game is not over"))));
        resuming.whyNot(recordedProvider);
        moment = beginning(play.given(position), () -> play.factsOf(provider, position));
        Calls.about(recordedProvider, position)
                .forEach(query -> Calls.call(recordedProvider, query, List.of(position)));
        return refusal.isEmpty();
    }

    @SuppressWarnings("unchecked")
    private G begun(GameAction opening, List<GameAction> moves) {
        final G game = (G) opening.make(provider);
        moves.forEach(each -> each.make(game));
        return game;
    }

    /** Asks a query. */
    void ask(GameAction query) {
        asked.add(query.command());
        query.make(recorded.orElseThrow());
    }

    /** Asks why a move must not be made, without making it. */
    void tryOut(GameAction move) {
        final Moment here = moment;
        final Optional<Reason> refusal = move.whyNot(known.orElseThrow());
        final GameAction opening = begun;
        final List<GameAction> moves = plus(made, move);
        moment = here.after(play.phrase(known.orElseThrow(), move), () -> refusal.map(reason ->
                List.of(new Fact(reason.rule(), "the move is refused: " + reason.words())))
                .orElseGet(() -> play.facts(begun(opening, moves))));
        move.whyNot(recorded.orElseThrow());
        moment = here;
    }

    /** Makes a legal move. */
    void make(GameAction move) {
        final G game = known.orElseThrow();
        final GameAction opening = begun;
        made = plus(made, move);
        final List<GameAction> moves = made;
        moment = moment.after(play.phrase(game, move), () -> play.facts(begun(opening, moves)));
        move.whyNot(recorded.orElseThrow());
        opened = play.opens(move) ? Optional.of(move) : Optional.empty();
        move.make(recorded.orElseThrow());
        move.make(game);
    }

    private static List<GameAction> plus(List<GameAction> some, GameAction more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }

    /** Lets examples of what follows begin at the position that is reached. */
    void beginHere() {
        final P position = position();
        begun = GameAction.of(GameAction.BEGIN, position);
        made = new ArrayList<>();
        moment = new Moment(moment.opening(), moment.moves(), play.given(position), List.of(),
                () -> play.facts(begun(GameAction.of(GameAction.BEGIN, position), List.of())));
    }

    /** Resumes the game from what the reference made of it, if the last move has left that open. */
    void close() {
        if (opened.isPresent()) {
            opened = Optional.empty();
            if (goesOn()) {
                begin(GameAction.of(GameAction.BEGIN, position()));
            } else {
                known = Optional.empty();
            }
        }
    }

    /** Asks something beside the game. */
    void ask(Aside aside) {
        known = Optional.empty();
        moment = beginning(aside.given(), aside::facts);
        aside.when().forEach(phrase -> moment = moment.after(phrase, aside::facts));
        judgeTogether(aside, recordedProvider);
    }

    /** Asks about a game that is over what must fit together. */
    void askAtEnd() {
        play.atEnd(known.orElseThrow()).ifPresent(aside -> judgeTogether(aside, recorded.orElseThrow()));
    }

    private void judgeTogether(Aside aside, Object object) {
        series = aside.right().map(right -> new Series(right, Optional.of(aside.fact().rule())));
        aside.ask().accept(object);
        series = Optional.empty();
    }

    private static Moment beginning(List<String> given, Supplier<List<Fact>> facts) {
        return new Moment(given, List.of(), given, List.of(), facts);
    }
}
