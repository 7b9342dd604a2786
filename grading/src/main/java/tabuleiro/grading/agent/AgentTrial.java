package tabuleiro.grading.agent;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.connectfour.Level;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Home;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.ContractBroken;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.TimeLimits;
import tabuleiro.grading.process.Worker;
import tabuleiro.grading.results.Kept;
import tabuleiro.steps.EngineLimits;

/** Finds out how often the agents of submissions keep what a position is worth: a win, or a draw. */
public final class AgentTrial {

    /** After so many answers that were late or ended the program, nothing is asked any more. */
    private static final int MOST_BREAKS = 3;

    /** All positions together may take so long: a tenth of a second each, and some more. */
    private static final Duration WORK = Duration.ofSeconds(60);

    private final Exercise exercise;
    private final Supplier<Worker> workers;
    private final long seed;
    private final List<ValuedPosition> positions;

    /** Will ask about positions that follow from a seed, in processes from this supplier. */
    public AgentTrial(Exercise exercise, Supplier<Worker> workers, long seed) {
        this.exercise = exercise;
        this.workers = workers;
        this.seed = seed;
        positions = ValuedPosition.drawn(Home.positions(exercise), Kept.POSITIONS, seed);
    }

    /** Returns how often a submission with these classes by name keeps the value. */
    public Kept kept(Map<String, byte[]> classes) {
        final Budget time = new Budget(new TimeLimits(EngineLimits.WORK_OF_A_CALL, EngineLimits.CLOCK_OF_A_CALL),
                new TimeLimits(WORK, EngineLimits.CLOCK_IN_ALL));
        try (Contender contender = new Contender(exercise, classes, workers, time)) {
            final Optional<Level> level = contender.level(seed);
            final int[] wins = new int[2];
            final int[] draws = new int[2];
            int breaks = level.isEmpty() ? MOST_BREAKS : 0;
            int ended = 0;
            for (ValuedPosition each : positions) {
                int column = 0;
                try {
                    column = breaks == MOST_BREAKS ? 0 : chosen(contender, level.orElseThrow(), each);
                } catch (Failure | ContractBroken none) {
                    breaks += contender.hasEnded() ? 1 : 0;
                }
                final boolean isKept = each.isKeptBy(column);
                ended += column == 0 ? 1 : 0;
                final int[] ofKind = each.isWon() ? wins : draws;
                ofKind[0]++;
                ofKind[1] += isKept ? 1 : 0;
            }
            return new Kept(level.map(known -> known.name().toLowerCase(Locale.ROOT)).orElse(""), wins[0], wins[1],
                    draws[0], draws[1], (int) Math.round(1000 * positions.stream()
                    .mapToDouble(ValuedPosition::chance).average().orElse(0)), ended);
        }
    }

    private int chosen(Contender contender, Level level, ValuedPosition position) {
        if (contender.hasEnded()) {
            contender.begin(level, seed);
        }
        contender.resume(position.position());
        return contender.choose(position.next());
    }
}
