package tabuleiro.grading.play;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.steps.Aside;
import tabuleiro.steps.RandomPlay;
import tabuleiro.steps.RandomPlay.Fact;
import tabuleiro.steps.RandomPlay.Opening;
import tabuleiro.steps.RandomPlay.Trial;

/**
 * A game that is played twice in the same way: recorded, with all that is asked about it, and once more to know what is
 * legal and what holds.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class RecordedGame<G, P> {

    private static final String NEW_GAME = "newGame";

    private final RandomPlay<G, P> recorded;
    private final RandomPlay<G, P> play;
    private final Set<String> toAskAgain = new HashSet<>();
    private Optional<G> game = Optional.empty();
    private Optional<G> known = Optional.empty();
    private Moment moment = new Moment(List.of(), List.of(), List.of(), List.of(), List::of);
    private Optional<P> begun = Optional.empty();
    private List<Trial<G>> made = List.of();
    private boolean open;
    private Optional<List<?>> permitted = Optional.empty();
    private Optional<Series> series = Optional.empty();

    /** Will play a game with two providers; nothing has begun yet. */
    RecordedGame(RandomPlay<G, P> recorded, RandomPlay<G, P> play) {
        this.recorded = recorded;
        this.play = play;
    }

    /** Returns where it stands. */
    Moment moment() {
        return moment;
    }

    /** Checks whether the last move has left open what becomes of the game. */
    boolean isOpen() {
        return open;
    }

    /** Returns the values of which a query may return any, where the rules leave that open. */
    Optional<List<?>> permitted(Exchange.Call call) {
        return permitted.filter(values -> call.result() < 0).or(() ->
                known.flatMap(each -> play.permitted(call.operation().method().getName(), each)));
    }

    /** Returns the calls together with which a call is judged that is made now. */
    Optional<Series> series() {
        return series;
    }

    boolean isOver() {
        return play.isOver(known());
    }

    P position() {
        return play.position(known());
    }

    boolean isLegal(Trial<G> trial) {
        return trial.whyNot().apply(known()).isEmpty();
    }

    /** Checks whether the game would be over after a legal move. */
    boolean isLast(Trial<G> trial) {
        return play.isOver(after(position(), List.of(trial)));
    }

    /** Returns moves worth trying now. */
    List<Trial<G>> trials(RandomGenerator random) {
        return play.trials(known(), random);
    }

    /** Returns every query, by what it asks for. */
    Map<String, Supplier<?>> queries() {
        return recorded.queries(game.orElseThrow(), known());
    }

    /** Returns what it was asked of late and is to be asked again at the next point, which may be changed. */
    Set<String> toAskAgain() {
        return toAskAgain;
    }

    /** Begins a new game with options that follow from this seed. */
    void begin(long seed) {
        final Opening<G> opening = play.begin(new Random(seed));
        known = Optional.of(opening.game());
        moment = new Moment(opening.given(), List.of(), opening.given(), List.of(),
                () -> play.facts(play.begin(new Random(seed)).game()));
        game = Optional.of(recorded.begin(new Random(seed)).game());
    }

    /** Asks why the game must not be resumed from a position, and resumes it, as a new game. */
    void resume(P position) {
        resume(position, () -> recorded.whyNotResume(position));
    }

    private void resume(P position, Runnable question) {
        moment = beginning(play.given(position), () -> play.facts(play.resume(position)));
        begun = Optional.of(position);
        made = List.of();
        known = Optional.empty();
        question.run();
        game = Optional.of(recorded.resume(position));
        known = Optional.of(play.resume(position));
    }

    /** Lets examples of what follows begin at the position that is reached. */
    void beginHere() {
        final P position = position();
        moment = new Moment(moment.opening(), moment.moves(), play.given(position), List.of(),
                () -> play.facts(play.resume(position)));
        begun = Optional.of(position);
        made = List.of();
    }

    /** Asks why a move must not be made, without making it; no example shows it if it is legal. */
    void tryOut(Trial<G> trial) {
        tryOut(trial, List::of);
    }

    /** Asks the same where examples begin here; if the move is legal, they make it. */
    void tryOutFromHere(Trial<G> trial) {
        final P position = position();
        tryOut(trial, () -> play.facts(after(position, List.of(trial))));
    }

    private void tryOut(Trial<G> trial, Supplier<List<Fact>> made) {
        final Moment here = moment;
        final Optional<? extends Reason> refusal = trial.whyNot().apply(known());
        moment = here.after(trial.phrase(), refusal.isEmpty() ? made
                : () -> List.of(new Fact(refusal.get().rule(), "the move is refused: " + refusal.get().words())));
        trial.whyNot().apply(game.orElseThrow());
        moment = here;
    }

    /** Makes a legal move. */
    void make(Trial<G> trial) {
        final P position = begun.orElseThrow();
        final List<Trial<G>> moves = Stream.concat(made.stream(), Stream.of(trial)).toList();
        made = moves;
        moment = moment.after(trial.phrase(), () -> play.facts(after(position, moves)));
        trial.whyNot().apply(game.orElseThrow());
        trial.move().accept(game.orElseThrow());
        trial.move().accept(known());
    }

    private G after(P position, List<Trial<G>> moves) {
        final G moved = play.resume(position);
        moves.forEach(each -> each.move().accept(moved));
        return moved;
    }

    /** Asks this while it is open what becomes of the game, and then resumes it from what the reference made of it. */
    void askWhileOpen(Runnable questions) {
        open = true;
        recorded.position(game.orElseThrow());
        questions.run();
        open = false;
        resume(position(), () -> { });
    }

    /** Asks why no other game can be resumed from a position, which perhaps cannot be played. */
    void askToResume(P position) {
        final Moment here = moment;
        final Optional<? extends Reason> refusal = play.whyNotResume(position);
        moment = beginning(play.given(position), List::of).after("the players resume the game", () -> List.of(refusal
                .map(reason -> new Fact(reason.rule(), "the position is refused: " + reason.words()))
                .orElse(new Fact(play.rule(NEW_GAME), "the game is not over"))));
        recorded.whyNotResume(position);
        moment = here;
    }

    /** Asks something of this kind beside the game that follows from this seed. */
    void askBeside(int card, long seed) {
        recorded.aside(known(), card, new Random(seed)).ifPresent(asked ->
                ask(asked, play.aside(known(), card, new Random(seed)).orElseThrow()));
    }

    /** Asks about a game that is over what must fit together. */
    void askAtEnd() {
        recorded.atEnd(known()).ifPresent(joint -> {
            series = Optional.of(new Series(joint.right(), Optional.empty()));
            joint.ask().accept(game.orElseThrow());
            series = Optional.empty();
        });
    }

    private void ask(Aside<G> asked, Aside<G> told) {
        final Moment here = moment;
        final Moment from = told.inTheGame()
                ? new Moment(moment.opening(), moment.moves(), play.given(position()), List.of(), told.facts())
                .preparing(told.given())
                : beginning(told.given(), told.facts());
        moment = from;
        told.when().forEach(phrase -> moment = moment.after(phrase, told.facts()));
        permitted = told.permitted();
        series = told.together().map(right -> new Series(right, told.facts().get().stream().map(Fact::rule)
                .reduce((before, last) -> last)));
        asked.ask().accept(game.orElseThrow());
        series = Optional.empty();
        permitted = Optional.empty();
        moment = here;
    }

    private static Moment beginning(List<String> given, Supplier<List<Fact>> facts) {
        return new Moment(given, List.of(), given, List.of(), facts);
    }

    private G known() {
        return known.orElseThrow();
    }
}
