package tabuleiro.grading.agent;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import tabuleiro.connectfour.Level;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Reference;
import tabuleiro.grading.compile.Compiled;
import tabuleiro.grading.league.Entrant;
import tabuleiro.grading.league.Game;
import tabuleiro.grading.league.Settings;
import tabuleiro.grading.league.Table;
import tabuleiro.grading.process.ProcessorShare;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.results.Shard;

/**
 * A league: the agents of a class, or of several, play each other. Each runs in a process of its own, so that one that
 * hangs or crashes loses its game and nobody else's.
 */
public final class League implements AutoCloseable {

    /** The exercise whose submissions have agents. */
    public static final Exercise EXERCISE = new Exercise("connect-four");

    private final Reference reference;
    private final Workers workers;
    private final int kept;
    private final ExecutorService players;
    private final ProcessorShare processor = new ProcessorShare();
    private final Map<String, Map<String, byte[]>> classes = new ConcurrentHashMap<>();
    private final Map<String, Contender> contenders = new ConcurrentHashMap<>();
    private final Map<String, Duration> trials = new ConcurrentHashMap<>();

    /**
     * Prepares a league.
     *
     * @param reference decides the games
     * @param jobs      how many games are played at once
     * @param kept      how many processes may wait for their next game
     */
    public League(Reference reference, Workers workers, int jobs, int kept) {
        this.reference = reference;
        this.workers = workers;
        this.kept = kept;
        players = Executors.newFixedThreadPool(jobs);
    }

    /**
     * Returns who of these can play, and at which level; the others with the reason why not. Who plays has played a
     * game against itself, from which it is known how long its games take.
     *
     * @param sources returns the sources of a submission by path
     */
    public List<Entrant> tried(List<Entrant> all, Function<Entrant, Map<String, String>> sources, Settings settings) {
        return joined(all.stream().map(entrant -> players.submit(() -> entrant.plays()
                ? workers.compile(sources.apply(entrant), EXERCISE.packageName()).map(Compiled::classes)
                        .filter(made -> made.containsKey(EXERCISE.provider()))
                        .map(made -> processor.beside(() -> tried(entrant, made, settings)))
                        .orElse(entrant.not("does not compile, or has no class " + EXERCISE.provider()))
                : entrant)).toList());
    }

    private Entrant tried(Entrant each, Map<String, byte[]> made, Settings settings) {
        classes.put(each.name(), made);
        final Contender contender = new Contender(EXERCISE, made, workers::nextPlayer, settings.moveTime());
        try (Contender other = new Contender(EXERCISE, made, workers::nextPlayer, settings.moveTime())) {
            final Optional<Level> level = contender.level(settings.seed());
            if (level.isEmpty()) {
                return each.not("at no level does its agent choose a column of a new game");
            }
            final long start = System.nanoTime();
            new Arbiter(reference, settings)
                    .play(Game.Key.of(each, each, 1), contender, level.get(), other, level.get());
            trials.put(each.name(), Duration.ofNanos(System.nanoTime() - start).dividedBy(2));
            return each.at(level.get());
        } finally {
            release(each, contender);
        }
    }

    /**
     * Returns how many rounds end in time: 0 if each can meet each.
     *
     * @param entrants who plays, as {@link #tried} has returned them
     */
    public int rounds(List<Entrant> entrants, int games, int jobs, Duration time) {
        final double round = entrants.stream().mapToLong(entrant -> trials.get(entrant.name()).toMillis()).sum()
                * (double) games / jobs;
        final double most = time.toMillis() / Math.max(1, round);
        if (most >= Schedule.all(entrants.size())) {
            return 0;
        }
        final int fewest = Integer.SIZE - Integer.numberOfLeadingZeros(entrants.size() - 1);
        return Math.max(fewest, Math.min((int) most, entrants.size() / 2));
    }

    /**
     * Plays a league, or a part of it.
     *
     * @param entrants who plays, as {@link #tried} has returned them
     * @param shard    which part of the meetings is played
     * @param known    returns a game that has been played before
     * @param played   is called with each game that was played now, by several threads
     * @return the games of this part, in order; a part has those that will not count, too, as others may decide that
     */
    public List<Game> play(List<Entrant> entrants, Settings settings, Shard shard,
            Function<Game.Key, Optional<Game>> known, Consumer<Game> played) {
        final Schedule schedule = new Schedule(entrants, settings);
        final Arbiter arbiter = new Arbiter(reference, settings);
        final Table table = new Table();
        final List<Game> all = new ArrayList<>();
        for (int round = 0; round < schedule.rounds(); round++) {
            joined(shard.part(schedule.round(round, table)).stream().map(meeting -> players.submit(() ->
                    meeting.games(settings.games()).stream().map(key -> known.apply(key)
                            .or(() -> table.withdrawn(key)).orElseGet(() -> {
                                final Game game = played(key, meeting, arbiter, settings);
                                played.accept(game);
                                return game;
                            })).toList())).toList()).forEach(all::addAll);
            if (shard.equals(Shard.WHOLE)) {
                all.subList(table.games().size(), all.size()).forEach(table::add);
            }
        }
        return shard.equals(Shard.WHOLE) ? table.games() : all;
    }

    /**
     * Puts together what was played in parts, in which each meets each.
     *
     * @param known returns a game that has been played; it throws what is to be said if there is none
     * @return all games, in order
     */
    public static List<Game> whole(List<Entrant> entrants, Settings settings, Function<Game.Key, Game> known) {
        final Schedule schedule = new Schedule(entrants, settings.withRounds(0));
        final Table table = new Table();
        for (int round = 0; round < schedule.rounds(); round++) {
            schedule.round(round, table).forEach(meeting -> meeting.games(settings.games()).forEach(key ->
                    table.add(table.withdrawn(key).orElseGet(() -> known.apply(key)))));
        }
        return table.games();
    }

    /** Returns a game that is played beside others; broken off, which may be their doing, it is played alone. */
    private Game played(Game.Key key, Schedule.Meeting meeting, Arbiter arbiter, Settings settings) {
        final Supplier<Game> game = () -> {
            final Contender one = contender(meeting.one(), settings);
            final Contender other = contender(meeting.other(), settings);
            try {
                return meeting.one().name().equals(key.first()) ? arbiter.play(key, one, meeting.one().known(), other,
                        meeting.other().known()) : arbiter.play(key, other, meeting.other().known(), one,
                        meeting.one().known());
            } finally {
                release(meeting.one(), one);
                release(meeting.other(), other);
            }
        };
        return processor.beside(() -> Optional.of(game.get()).filter(played -> !played.broken()))
                .orElseGet(() -> processor.alone(game));
    }

    private Contender contender(Entrant entrant, Settings settings) {
        final Contender waiting = contenders.remove(entrant.name());
        return waiting != null ? waiting
                : new Contender(EXERCISE, classes.get(entrant.name()), workers::nextPlayer, settings.moveTime());
    }

    private void release(Entrant entrant, Contender contender) {
        if (contenders.size() < kept) {
            contenders.put(entrant.name(), contender);
        } else {
            contender.close();
        }
    }

    private static <T> List<T> joined(List<Future<T>> futures) {
        final List<T> results = new ArrayList<>();
        for (Future<T> each : futures) {
            try {
                results.add(each.get());
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new GradingException("The league was interrupted.", stopped);
            } catch (ExecutionException broken) {
                if (broken.getCause() instanceof GradingException said) {
                    throw said;
                }
                throw new IllegalStateException("The league itself failed: " + broken.getCause(), broken.getCause());
            }
        }
        return results;
    }

    /** Ends all processes, and what is still going on. */
    @Override
    public void close() {
        players.shutdownNow();
        contenders.values().forEach(Contender::close);
    }
}
