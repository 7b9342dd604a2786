package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
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
    /** So many moves are tried at a point that are refused. */
    private static final int REFUSED = 2;
    /** A query that lists something is asked at one point in so many; one that follows from others, more seldom. */
    private static final int DEAR = 4;
    private static final int DERIVED = 16;
    /** So many queries with arguments are asked at a point at which much is asked. */
    private static final int WITH_ARGUMENTS = 3;

    private final RandomPlay<G, P> play;
    private final Explorer<G, P> explorer;
    private final Random random;
    private final Supplier<RecordedGame<G, P>> games;
    private final boolean isLong;
    private RecordedGame<G, P> game;
    private Optional<RecordedGame<G, P>> other = Optional.empty();
    private final Set<String> asked = new TreeSet<>();
    private int moves;

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
        this.random = random;
        this.games = games;
        this.isLong = isLong;
        game = games.get();
    }

    /** Returns the game that is played now. */
    RecordedGame<G, P> game() {
        return game;
    }

    /** Checks whether it is over after so many calls: a long game only when it has come to its end. */
    boolean isOver(int calls) {
        return isLong ? calls > 0 && (!game.goesOn() || moves >= LONGEST) : calls >= play.measures().calls();
    }

    /** Goes on a little. A long game is played to its end, which comes late if it can, asking little on the way. */
    void goOn() {
        if (isLong) {
            if (moves == 0) {
                game.begin(explorer.opening(true));
            }
            explorer.legal(known(), true).ifPresent(move -> make(move, SHORT));
        } else if (game.goesOn() && moves < SHORT && random.nextInt(SHORT) > 0) {
            tryRefused();
            leastTried(true, 1).forEach(move -> make(move, 1));
        } else {
            next();
        }
    }

    private G known() {
        return game.known().orElseThrow();
    }

    /** Begins the next game, while the one before waits perhaps, or returns to one that waits. */
    private void next() {
        final RecordedGame<G, P> before = game;
        moves = 0;
        if (random.nextInt(SELDOM) == 0) {
            game = other.orElseGet(games);
            other = Optional.of(before);
            if (game.goesOn()) {
                ask(2);
                return;
            }
        }
        if (random.nextInt(2 * SELDOM) == 0) {
            game.begin(explorer.opening(false));
            settle(1);
        } else if (before.goesOn() && random.nextInt(SELDOM) == 0) {
            explorer.relative(before.position()).filter(game::askToResume).ifPresent(position -> {
                game.begin(NamedCall.begin(position));
                settle(1);
            });
        } else {
            explorer.situations().deal().ifPresent(this::visit);
        }
    }

    private void visit(Situation<P> situation) {
        if (situation.move().isEmpty()) {
            game.askToResume(situation.position());
            return;
        }
        game.begin(NamedCall.begin(situation.position()));
        ask(2);
        if (situation.isLegal()) {
            tryRefused();
            make(situation.move().get(), 1);
        } else {
            game.attempt(situation.move().get());
        }
    }

    /** Makes a move, which an example can show from the position before it alone. */
    private void make(NamedCall move, int oneIn) {
        moves++;
        game.beginHere();
        game.attempt(move);
        settle(oneIn);
    }

    /** Asks about the game, and tries moves that are refused, at one point in so many; all are when it is over. */
    private void settle(int oneIn) {
        if (game.known().isEmpty()) {
            return;
        }
        final boolean goesOn = game.goesOn();
        ask(goesOn ? oneIn : 1);
        if (!goesOn) {
            play.moves(known(), random).stream().limit(2 * REFUSED).forEach(game::attempt);
        } else if (random.nextInt(oneIn) == 0) {
            tryRefused();
        }
        game.close();
    }

    /** Tries a few moves that are refused. */
    private void tryRefused() {
        leastTried(false, random.nextInt(REFUSED + 1)).forEach(game::attempt);
    }

    /** Returns so many legal or refused moves that look as those did that were tried least: they are tried now. */
    private List<NamedCall> leastTried(boolean legal, int most) {
        final Situations<P> situations = explorer.situations();
        final List<Situation<P>> tried = explorer.candidates(known())
                .filter(situation -> situation.isLegal() == legal).sorted(situations.byTrials()).limit(most).toList();
        tried.forEach(situations::count);
        return tried.stream().map(Situation::move).flatMap(Optional::stream).toList();
    }

    /**
     * Asks about the game: most queries without arguments, some of the others, the dear ones at times; and some that
     * were asked before, where an answer that is remembered may be wrong.
     *
     * @param oneIn one query in so many, of those that are not dear
     */
    private void ask(int oneIn) {
        final Set<String> before = Set.copyOf(asked);
        asked.clear();
        int left = random.nextInt(WITH_ARGUMENTS + 1) / oneIn;
        for (Method query : Chance.shuffled(NamedCall.queries(known()), random)) {
            if (query.getParameterCount() > 0) {
                final List<List<Object>> arguments = left-- > 0 ? play.arguments(query, known(), random) : List.of();
                if (!arguments.isEmpty()) {
                    game.ask(new NamedCall(query.getName(), Chance.any(arguments, random)));
                }
            } else if (random.nextInt(oneIn * rarity(query)) == 0
                    || before.contains(query.getName()) && random.nextInt(oneIn) == 0) {
                game.ask(new NamedCall(query.getName(), List.of()));
                asked.add(query.getName());
            }
        }
    }

    private static int rarity(Method query) {
        if (query.isDefault()) {
            return query.getReturnType() == List.class ? DERIVED : 2;
        }
        return query.getName().equals("legalMoves") ? DEAR : 1;
    }
}
