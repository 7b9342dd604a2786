package tabuleiro.grading.agent;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.ContractBroken;
import tabuleiro.grading.process.Failure;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.process.TimeLimits;
import tabuleiro.grading.process.Worker;
import tabuleiro.steps.EngineLimits;

/**
 * The agent of a submission, in a process of its own, with a game of its submission's own engine. Each method may throw
 * what stands for an answer that did not come. The process serves game after game; classes are then as good as new.
 */
public final class Contender implements AutoCloseable {

    private static final Duration FOR_EVER = Duration.ofDays(1000);

    private final Subject subject;
    private ConnectFourProvider provider;
    private ConnectFour game;
    private Agent agent;
    private Duration worked = Duration.ZERO;

    /**
     * Will run these classes for any number of games; a move that takes longer than a call in grading, and longer than
     * this, is the last of its game.
     */
    public Contender(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers, Duration moveTime) {
        this(exercise, classes, workers, budget(2 * moveTime.toMillis() / EngineLimits.WORK_OF_A_CALL.toMillis() + 1));
    }

    /** Will run these classes in this time. */
    Contender(Exercise exercise, Map<String, byte[]> classes, Supplier<Worker> workers, Budget budget) {
        subject = new Subject(codec -> new Session(exercise, classes, workers, codec, budget));
    }

    private static Budget budget(long times) {
        return new Budget(new TimeLimits(EngineLimits.WORK_OF_A_CALL.multipliedBy(times),
                EngineLimits.CLOCK_OF_A_CALL.multipliedBy(times)), new TimeLimits(FOR_EVER, FOR_EVER));
    }

    /**
     * Returns the highest level at which the agent chooses a column of a new game; nothing if there is none.
     *
     * @param seed of the agent
     */
    public Optional<Level> level(long seed) {
        for (int i = Level.values().length - 1; i >= 0; i--) {
            try {
                begin(Level.values()[i], seed);
                if (ConnectFour.isColumn(choose(Player.FIRST))) {
                    return Optional.of(Level.values()[i]);
                }
            } catch (Failure | ContractBroken notWritten) {
                // The next lower level may be written.
            }
        }
        return Optional.empty();
    }

    /** Begins a new game, with an agent of this level and seed. */
    public void begin(Level level, long seed) {
        subject.session().resume();
        provider = (ConnectFourProvider) subject.provider(ConnectFourProvider.class);
        game = provider.newGame();
        agent = provider.agent(level, seed);
        worked = subject.session().worked();
    }

    /** Goes on with a game from another position, with the same agent. */
    void resume(Position position) {
        game = provider.newGame(position);
    }

    /** Returns the column that the agent chooses for a player. */
    public int choose(Player player) {
        return agent.chooseColumn(game, player);
    }

    /** Returns how much processor time its process has used since this was asked last, or since the game began. */
    public Duration used() {
        final Duration before = worked;
        worked = subject.session().worked();
        return worked.minus(before);
    }

    /** Plays a move of either agent in its own game. */
    public void play(int column) {
        game.play(column);
    }

    /** Checks whether its process has ended in this game. */
    public boolean hasEnded() {
        return subject.session().breakOff().isPresent();
    }

    /** Ends its process. */
    @Override
    public void close() {
        subject.session().close();
    }
}
