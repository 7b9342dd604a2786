package tabuleiro.grading.play;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.steps.RandomPlay;
import tabuleiro.steps.RandomPlay.Aside;
import tabuleiro.steps.RandomPlay.Fact;
import tabuleiro.steps.RandomPlay.Opening;
import tabuleiro.steps.RandomPlay.Study;
import tabuleiro.steps.RandomPlay.Trial;

/**
 * One random game, played twice in the same way: recorded, with all that is asked about it, and once more to know what
 * is legal and what holds.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class Line<G, P> {

    /** At one point in so many a spoiled position is tried, and so on. */
    private static final int SOMETIMES = 4;
    private static final int SELDOM = 10;
    private static final String NEW_GAME = "newGame";

    private final int number;
    private final RandomPlay<G, P> recorded;
    private final RandomPlay<G, P> play;
    private final Random random;
    private final Chance chance;
    private final Questions questions;
    private Optional<G> game = Optional.empty();
    private Optional<G> known = Optional.empty();
    private Moment moment = new Moment(List.of(), List.of(), List.of(), List.of(), List::of);
    private int moves;
    private boolean open;
    private Optional<List<?>> permitted = Optional.empty();

    /**
     * Will play a game of this number with two providers; nothing has begun yet.
     *
     * @param questions asks about the game at each point
     */
    Line(int number, RandomPlay<G, P> recorded, RandomPlay<G, P> play, Questions questions, Random random) {
        this.questions = questions;
        this.number = number;
        this.recorded = recorded;
        this.play = play;
        this.random = random;
        chance = new Chance(random);
    }

    int number() {
        return number;
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

    /** Begins the game or goes on with it, and asks about it; returns whether it goes on after that. */
    boolean goesOn() {
        if (game.isEmpty()) {
            begin();
        } else {
            move();
        }
        ask();
        moves++;
        final boolean isOver = play.isOver(known.orElseThrow());
        if (isOver) {
            tryOutAny();
        }
        return moves < play.measures().moves() && !isOver;
    }

    private void begin() {
        final Optional<P> rare = rare();
        if (rare.isPresent()) {
            resume(rare.get());
        } else {
            final long seed = random.nextLong();
            final Opening<G> opening = play.begin(new Random(seed));
            known = Optional.of(opening.game());
            moment = new Moment(opening.given(), List.of(), opening.given(), List.of(),
                    () -> play.facts(play.begin(new Random(seed)).game()));
            game = Optional.of(recorded.begin(new Random(seed)).game());
        }
    }

    /** Returns a position that is rarely reached, every other time. */
    private Optional<P> rare() {
        return chance.sometimes(2) ? play.rare(random) : Optional.empty();
    }

    /** Resumes the game from a position, as a new game. */
    private void resume(P position) {
        final List<String> given = play.given(position);
        moment = new Moment(given, List.of(), given, List.of(), () -> play.facts(play.resume(position)));
        known = Optional.empty();
        recorded.whyNotResume(position);
        game = Optional.of(recorded.resume(position));
        known = Optional.of(play.resume(position));
    }

    private void move() {
        if (chance.sometimes(SELDOM)) {
            resume(rare().orElseGet(() -> play.position(known.orElseThrow())));
            ask();
        }
        final P position = play.position(known.orElseThrow());
        if (chance.sometimes(SOMETIMES)) {
            spoil(position);
        }
        if (chance.sometimes(SOMETIMES)) {
            askBeside(random.nextLong());
        }
        if (chance.sometimes(play.measures().study())) {
            study(play.study(random).filter(each -> !chance.sometimes(SOMETIMES)).orElseGet(() -> twin(position)));
        }
        final List<Trial<G>> trials = chance.shuffled(play.trials(known.orElseThrow(), random));
        final Moment here = new Moment(moment.opening(), moment.moves(), play.given(position), List.of(),
                () -> play.facts(play.resume(position)));
        moment = here;
        Stream.concat(trials.stream().filter(each -> !isLegal(each)).limit(play.measures().refused()),
                trials.stream().filter(this::isLegal).limit(1)).toList()
                .forEach(each -> tryOut(here, each, () -> play.facts(moved(position, each))));
        make(here, position, chance.chosen(trials.stream().filter(this::isLegal).toList(),
                trial -> play.isOver(moved(position, trial))));
    }

    private boolean isLegal(Trial<G> trial) {
        return trial.whyNot().apply(known.orElseThrow()).isEmpty();
    }

    /** Asks why a move must not be made, without making it; if it is legal, this would hold after it. */
    private void tryOut(Moment here, Trial<G> trial, Supplier<List<Fact>> then) {
        final Optional<? extends Reason> refusal = trial.whyNot().apply(known.orElseThrow());
        moment = here.after(trial.phrase(), refusal.isEmpty() ? then
                : () -> List.of(new Fact(refusal.get().rule(), "the move is refused: " + refusal.get().words())));
        trial.whyNot().apply(game.orElseThrow());
        moment = here;
    }

    private G moved(P position, Trial<G> trial) {
        final G moved = play.resume(position);
        trial.move().accept(moved);
        return moved;
    }

    private void make(Moment here, P position, Trial<G> trial) {
        moment = here.after(trial.phrase(), () -> play.facts(moved(position, trial)));
        trial.whyNot().apply(game.orElseThrow());
        trial.move().accept(game.orElseThrow());
        trial.move().accept(known.orElseThrow());
        if (play.isOpenAfter(trial.phrase())) {
            open = true;
            recorded.position(game.orElseThrow());
            tryOutAny();
            open = false;
            resume(play.position(known.orElseThrow()));
        }
    }

    /** Returns a move in another game that is resumed from the same position. */
    private Study<G, P> twin(P position) {
        return new Study<>(position, chance.shuffled(play.trials(known.orElseThrow(), random)).stream()
                .filter(this::isLegal).limit(1).toList());
    }

    /** Plays a few moves from another position, beside the game. */
    private void study(Study<G, P> study) {
        final Optional<G> recordedGame = game;
        final Optional<G> knownGame = known;
        final Moment here = moment;
        resume(study.position());
        study.trials().stream().takeWhile(this::tried).forEach(each -> { });
        ask();
        tryOutAny();
        game = recordedGame;
        known = knownGame;
        moment = here;
    }

    /** Makes a move if it is legal, or asks why it is not. */
    private boolean tried(Trial<G> trial) {
        if (!isLegal(trial)) {
            tryOut(moment, trial, List::of);
            return false;
        }
        make(moment, play.position(known.orElseThrow()), trial);
        return true;
    }

    /** Tries to resume another game from a position that differs a little. */
    private void spoil(P position) {
        final P spoiled = play.spoiled(position, random);
        final Optional<? extends Reason> refusal = play.whyNotResume(spoiled);
        final Moment here = moment;
        moment = new Moment(play.given(spoiled), List.of(), play.given(spoiled), List.of(), List::of)
                .after("the players resume the game", () -> List.of(refusal
                        .map(reason -> new Fact(reason.rule(), "the position is refused: " + reason.words()))
                        .orElse(new Fact(play.rule(NEW_GAME), "the game is not over"))));
        recorded.whyNotResume(spoiled);
        moment = here;
    }

    private void ask() {
        questions.ask(recorded.queries(game.orElseThrow()), play.measures().withArguments(), chance);
    }

    private void tryOutAny() {
        chance.shuffled(play.trials(known.orElseThrow(), random)).stream().limit(play.measures().refused())
                .forEach(each -> tryOut(moment, each, List::of));
    }

    private void askBeside(long seed) {
        recorded.aside(known.orElseThrow(), new Random(seed)).ifPresent(asked ->
                ask(asked, play.aside(known.orElseThrow(), new Random(seed)).orElseThrow()));
    }

    private void ask(Aside<G> asked, Aside<G> told) {
        final Moment here = moment;
        final Moment from = told.inTheGame()
                ? new Moment(moment.opening(), moment.moves(), play.given(play.position(known.orElseThrow())),
                        List.of(), told.facts()).preparing(told.given())
                : new Moment(told.given(), List.of(), told.given(), List.of(), told.facts());
        moment = told.when().map(phrase -> from.after(phrase, told.facts())).orElse(from);
        permitted = told.permitted();
        asked.ask().accept(game.orElseThrow());
        permitted = Optional.empty();
        moment = here;
    }
}
