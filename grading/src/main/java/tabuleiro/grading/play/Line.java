package tabuleiro.grading.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.function.Supplier;
import tabuleiro.grading.play.Situations.Point;

/**
 * What counts as one game: some games from points at which something is decided, or one long game from its beginning.
 *
 * @param <G> the interface of the game
 * @param <P> its position
 */
final class Line<G, P> {

    /** One game in so many is a long one; after so many moves it is given up. */
    private static final int LONG = 8;
    private static final int LONGEST = 130;
    /** A short one goes on for so many moves at most. */
    private static final int SHORT = 3;
    /** One in so many is resumed while others are played, or from a position that is like the one before. */
    private static final int SELDOM = 6;
    /** So many moves are tried at a point that are refused, of so many candidates. */
    private static final int REFUSED = 2;
    private static final int CANDIDATES = 60;

    private final int number;
    private final RandomPlay<G, P> play;
    private final Explorer<G, P> explorer;
    private final Situations<P> points;
    private final Random random;
    private final Questions<G> questions;
    private final Supplier<RecordedGame<G, P>> games;
    private final boolean isLong;
    private RecordedGame<G, P> game;
    private Optional<RecordedGame<G, P>> other = Optional.empty();
    private int moves;

    /**
     * Will play the game of this number; nothing has begun yet.
     *
     * @param points deals points at which something is decided
     * @param games  makes games to record
     */
    Line(int number, RandomPlay<G, P> play, Explorer<G, P> explorer, Situations<P> points, Random random,
            Supplier<RecordedGame<G, P>> games) {
        this.number = number;
        this.play = play;
        this.explorer = explorer;
        this.points = points;
        this.random = random;
        this.games = games;
        questions = new Questions<>(play, random);
        isLong = random.nextInt(LONG) == 0;
        game = games.get();
    }

    int number() {
        return number;
    }

    /** Returns the game that is played now. */
    RecordedGame<G, P> game() {
        return game;
    }

    /** Goes on a little. */
    void goOn() {
        if (isLong) {
            playLong();
        } else if (game.goesOn() && moves < SHORT && random.nextInt(SHORT) > 0) {
            game.beginHere();
            tryRefused();
            legal(move -> true).ifPresent(this::make);
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
            points.deal().ifPresent(this::visit);
        }
    }

    /** Resumes a game from a position if that can be, and tries what is legal and what is not. */
    private void visit(P position) {
        game.askToResume(position);
        if (GameAction.of(GameAction.BEGIN, position).whyNot(explorer.provider()).isEmpty()) {
            game.begin(GameAction.of(GameAction.BEGIN, position));
            questions.ask(game, 1);
            tryRefused();
        }
    }

    private void visit(Point<P> point) {
        if (point.move().isEmpty()) {
            game.askToResume(point.position());
            return;
        }
        game.begin(GameAction.of(GameAction.BEGIN, point.position()));
        questions.ask(game, 2);
        if (point.move().get().whyNot(game.known().orElseThrow()).isPresent()) {
            game.tryOut(point.move().get());
        } else {
            tryRefused();
            make(point.move().get());
            askAfter();
        }
    }

    private void askAfter() {
        if (game.known().isEmpty()) {
            return;
        }
        final boolean isOver = !game.goesOn();
        questions.ask(game, 1);
        if (isOver) {
            game.askAtEnd();
            shuffled(play.moves(game.known().get(), random)).stream().limit(2 * REFUSED).forEach(game::tryOut);
        } else {
            tryRefused();
        }
        game.close();
    }

    /** Begins a game and plays it to its end, asking little on the way. */
    private void playLong() {
        if (moves == 0) {
            game.begin(explorer.opening(true));
        }
        if (!game.goesOn() || moves >= LONGEST) {
            moves = 0;
            askAfter();
            return;
        }
        game.beginHere();
        if (random.nextInt(SELDOM) == 0) {
            tryRefused();
        }
        legal(move -> !isLast(move)).or(() -> legal(move -> true)).ifPresent(this::make);
        questions.ask(game, SHORT);
        game.close();
    }

    private boolean isLast(GameAction move) {
        final G after = explorer.resumed(game.position());
        move.make(after);
        return play.isOver(after);
    }

    private void make(GameAction move) {
        moves++;
        game.make(move);
    }

    /** Returns a legal move that fits, or one of the first, so that not all are looked at. */
    private Optional<GameAction> legal(Predicate<GameAction> fits) {
        final G known = game.known().orElseThrow();
        return shuffled(play.moves(known, random)).stream().filter(move -> move.whyNot(known).isEmpty()).limit(SELDOM)
                .filter(fits).findFirst();
    }

    /** Tries a few moves that are refused and look as those did that were tried least. */
    private void tryRefused() {
        final G known = game.known().orElseThrow();
        final List<Refused> refused = new ArrayList<>();
        for (GameAction move : shuffled(play.moves(known, random)).stream().limit(CANDIDATES).toList()) {
            move.whyNot(known).ifPresent(reason -> refused.add(new Refused(move,
                    explorer.refused(known, move, reason))));
        }
        refused.sort(Comparator.comparing(Refused::look, points.leastTried()));
        refused.stream().limit(random.nextInt(REFUSED + 1)).forEach(each -> {
            points.count(List.of(each.look()));
            game.tryOut(each.move());
        });
    }

    /** A move that is refused, and how it looks. */
    private record Refused(GameAction move, String look) {
    }

    private <T> List<T> shuffled(List<T> some) {
        final List<T> shuffled = new ArrayList<>(some);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}
