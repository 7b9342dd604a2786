package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import tabuleiro.grading.play.Situations.Situation;

/**
 * What counts as one game: some games from situations in which something is decided, or one long game from its opening.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class PlayedGames<G, P> {

    /** A long game is given up after so many moves; a short one goes on for so many at most. */
    private static final int LONGEST = 130;
    private static final int SHORT = 3;
    /** One in so many is resumed while others are played, or from a position that is like the one before. */
    private static final int SELDOM = 6;
    /** So many moves are tried at a point that are refused, of so many candidates. */
    private static final int REFUSED = 2;
    private static final int CANDIDATES = 60;

    private final RandomPlay<G, P> play;
    private final Explorer<G, P> explorer;
    private final Situations<P> situations;
    private final Random random;
    private final Questions<G> questions;
    private final Supplier<RecordedGame<G, P>> games;
    private final boolean isLong;
    private RecordedGame<G, P> game;
    private Optional<RecordedGame<G, P>> other = Optional.empty();
    private int moves;
    private boolean isOver;

    /**
     * Will play; nothing has begun yet.
     *
     * @param games  makes games to record
     * @param isLong whether it is one long game
     */
    PlayedGames(RandomPlay<G, P> play, Explorer<G, P> explorer, Random random, Supplier<RecordedGame<G, P>> games,
            boolean isLong) {
        this.play = play;
        this.explorer = explorer;
        this.situations = explorer.situations();
        this.random = random;
        this.games = games;
        this.isLong = isLong;
        questions = new Questions<>(play, random);
        game = games.get();
    }

    /** Returns the game that is played now. */
    RecordedGame<G, P> game() {
        return game;
    }

    /** Checks whether it is over after so many calls: a long game only when it has come to its end. */
    boolean isOver(int calls) {
        return isLong ? isOver : calls >= play.measures().calls();
    }

    /** Goes on a little. */
    void goOn() {
        if (isLong) {
            playLong();
        } else if (game.goesOn() && moves < SHORT && random.nextInt(SHORT) > 0) {
            game.beginHere();
            tryRefused();
            explorer.legal(game.known().orElseThrow(), false).ifPresent(this::make);
            askAfter();
        } else {
            next();
        }
    }

    /** Begins the next game, or returns to one that was begun before. */
    private void next() {
        final RecordedGame<G, P> before = game;
        moves = 0;
        if (random.nextInt(SELDOM) == 0 && other.filter(RecordedGame::goesOn).isPresent()) {
            game = other.get();
            other = Optional.of(before);
            questions.ask(game, 2);
            return;
        }
        if (random.nextInt(SELDOM) == 0) {
            other = Optional.of(before);
            game = games.get();
        }
        if (random.nextInt(2 * SELDOM) == 0) {
            game.begin(explorer.opening(false));
            askAfter();
        } else if (before.goesOn() && random.nextInt(SELDOM) == 0) {
            explorer.relative(before.position()).ifPresent(this::visit);
        } else {
            situations.deal().ifPresent(this::visit);
        }
    }

    /** Resumes a game from a position if that can be, and tries what is refused. */
    private void visit(P position) {
        if (game.askToResume(position)) {
            game.begin(GameAction.of(GameAction.BEGIN, position));
            questions.ask(game, 1);
            tryRefused();
        }
    }

    private void visit(Situation<P> situation) {
        if (situation.move().isEmpty()) {
            game.askToResume(situation.position());
            return;
        }
        game.begin(GameAction.of(GameAction.BEGIN, situation.position()));
        questions.ask(game, 2);
        if (situation.move().get().whyNot(game.known().orElseThrow()).isPresent()) {
            game.tryOut(situation.move().get());
        } else {
            tryRefused();
            make(situation.move().get());
            askAfter();
        }
    }

    private void askAfter() {
        if (game.known().isPresent()) {
            final boolean goesOn = game.goesOn();
            questions.ask(game, 1);
            if (goesOn) {
                tryRefused();
            } else {
                game.askAtEnd();
                play.shuffledMoves(game.known().get(), random).stream().limit(2 * REFUSED).forEach(game::tryOut);
            }
            game.close();
        }
    }

    /** Begins a game and plays it to its end, which comes late if it can, asking little on the way. */
    private void playLong() {
        if (moves == 0) {
            game.begin(explorer.opening(true));
        }
        if (!game.goesOn() || moves >= LONGEST) {
            isOver = true;
            askAfter();
            return;
        }
        game.beginHere();
        if (random.nextInt(SELDOM) == 0) {
            tryRefused();
        }
        explorer.legal(game.known().orElseThrow(), true).ifPresent(this::make);
        questions.ask(game, SHORT);
        game.close();
    }

    private void make(GameAction move) {
        moves++;
        game.make(move);
    }

    /** Tries a few moves that are refused and look as those did that were tried least. */
    private void tryRefused() {
        final G known = game.known().orElseThrow();
        final List<Refused> refused = new ArrayList<>();
        play.shuffledMoves(known, random).stream().limit(CANDIDATES).forEach(move -> move.whyNot(known)
                .ifPresent(reason -> refused.add(new Refused(move, explorer.refused(known, move, reason)))));
        refused.sort(Comparator.comparing(Refused::look, situations.leastTried()));
        refused.stream().limit(random.nextInt(REFUSED + 1)).forEach(each -> {
            situations.count(each.look());
            game.tryOut(each.move());
        });
    }

    /** A move that is refused, and how it looks. */
    private record Refused(GameAction move, String look) {
    }
}
