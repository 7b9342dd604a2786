package tabuleiro.grading.play;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import tabuleiro.steps.Deck;
import tabuleiro.steps.RandomPlay;
import tabuleiro.steps.RandomPlay.Study;
import tabuleiro.steps.RandomPlay.Trial;

/**
 * One random game, and what is tried beside it: what is played and asked next is left to chance here.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class Line<G, P> {

    /** At one point in so many a spoiled position is tried, and so on. */
    private static final int SOMETIMES = 4;
    private static final int SELDOM = 10;
    private static final int RARELY = 20;

    private static final int AFTER_THE_END = 4;

    private final int number;
    private final RandomPlay<G, P> recorded;
    private final RandomPlay<G, P> play;
    private final Random random;
    private final Chance chance;
    private final Questions questions;
    private final Deck<Integer> asides;
    private RecordedGame<G, P> game;
    private int moves;
    private int studied;

    /**
     * Will play a game of this number with two providers; nothing has begun yet.
     *
     * @param questions asks about the game at each point
     * @param asides    deals what is asked beside it
     */
    Line(int number, RandomPlay<G, P> recorded, RandomPlay<G, P> play, Questions questions, Deck<Integer> asides,
            Random random) {
        this.questions = questions;
        this.asides = asides;
        this.number = number;
        this.recorded = recorded;
        this.play = play;
        this.random = random;
        chance = new Chance(random);
        game = new RecordedGame<>(recorded, play);
    }

    int number() {
        return number;
    }

    /** Returns the game that is played now. */
    RecordedGame<G, P> game() {
        return game;
    }

    /** Begins the game or goes on with it, and asks about it; returns whether it goes on after that. */
    boolean goesOn() {
        if (moves == 0) {
            begin();
        } else {
            move();
        }
        moves++;
        ask();
        final boolean goesOn = !game.isOver() && moves < play.measures().moves();
        for (int left = goesOn ? 0 : play.measures().studies() - studied; left > 0; left--) {
            play.study(random).ifPresent(this::study);
            trySpoiled(2);
        }
        return goesOn;
    }

    private void ask() {
        if (game.isOver()) {
            questions.askEven(game, play.measures(), chance);
            game.askAtEnd();
            tryOutAny();
            askAll();
        } else {
            questions.askSome(game, play.measures(), chance);
        }
    }

    private void begin() {
        final Optional<P> rare = rare();
        if (rare.isPresent()) {
            game.resume(rare.get());
        } else {
            beginAny();
        }
    }

    /** Returns a position that is rarely reached, every other time. */
    private Optional<P> rare() {
        return chance.sometimes(2) ? play.rare(random) : Optional.empty();
    }

    private void move() {
        if (chance.sometimes(SELDOM)) {
            game.resume(rare().orElseGet(game::position));
            askAll();
        }
        trySpoiled(SOMETIMES);
        if (chance.sometimes(SOMETIMES)) {
            game.askBeside(asides.deal(random), random.nextLong());
        }
        if (chance.sometimes(RARELY)) {
            beginTwo();
        }
        if (studied < play.measures().studies() && chance.sometimes(2)) {
            study(play.study(random).filter(each -> !chance.sometimes(play.twins())).orElseGet(this::twin));
        }
        final List<Trial<G>> trials = chance.shuffled(game.trials(random));
        final List<Trial<G>> legal = trials.stream().filter(game::isLegal).toList();
        game.beginHere();
        Stream.concat(trials.stream().filter(each -> !game.isLegal(each)).limit(play.measures().refused()),
                legal.stream().limit(chance.sometimes(2) ? 1 : 0)).forEach(game::tryOutFromHere);
        make(chance.chosen(legal, game::isLast));
    }

    private void make(Trial<G> trial) {
        game.make(trial);
        if (play.isOpenAfter(trial.phrase())) {
            game.askWhileOpen(this::tryOutAny);
        }
    }

    private void trySpoiled(int oneIn) {
        if (chance.sometimes(oneIn)) {
            game.askToResume(play.spoiled(game.position(), random));
        }
    }

    /** Returns a move in another game that is resumed from the same position. */
    private Study<G, P> twin() {
        return new Study<>(game.position(), anyLegal());
    }

    /** Returns a legal move; nothing if there is none. */
    private List<Trial<G>> anyLegal() {
        return chance.shuffled(game.trials(random)).stream().filter(game::isLegal).limit(1).toList();
    }

    /** Does something in another game, and then goes on with this one. */
    private void in(RecordedGame<G, P> other, Runnable deeds) {
        final RecordedGame<G, P> before = game;
        game = other;
        deeds.run();
        game = before;
    }

    /** Begins two new games, makes two moves in one of them before or after the other begins, and asks about both. */
    private void beginTwo() {
        final RecordedGame<G, P> one = new RecordedGame<>(recorded, play);
        final RecordedGame<G, P> other = new RecordedGame<>(recorded, play);
        in(one, this::beginAny);
        chance.shuffled(List.<Runnable>of(() -> in(one, this::makeTwo), () -> in(other, this::beginAny)))
                .forEach(Runnable::run);
        in(one, this::askAll);
        in(other, this::askAll);
    }

    private void beginAny() {
        game.begin(random.nextLong());
    }

    private void makeTwo() {
        game.beginHere();
        anyLegal().forEach(this::make);
        anyLegal().forEach(this::make);
    }

    /** Plays a few moves from another position. */
    private void study(Study<G, P> study) {
        studied++;
        in(new RecordedGame<>(recorded, play), () -> {
            game.resume(study.position());
            study.trials().forEach(this::tryOrMake);
            askAll();
            tryOutAny();
        });
    }

    private void tryOrMake(Trial<G> trial) {
        if (game.isLegal(trial)) {
            make(trial);
        } else {
            game.tryOut(trial);
        }
    }

    private void askAll() {
        questions.ask(game, play.measures(), chance);
    }

    /** Tries out a few moves; more of them after the end, where one reason must come before all others. */
    private void tryOutAny() {
        final int few = play.measures().refused();
        chance.shuffled(game.trials(random)).stream()
                .limit(game.isOver() ? AFTER_THE_END * few : (few + 1) / 2).forEach(game::tryOut);
    }
}
