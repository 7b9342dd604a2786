package tabuleiro.grading.league;

import java.time.Duration;
import java.util.Map;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.process.Budget;
import tabuleiro.grading.process.Session;
import tabuleiro.grading.process.Subject;
import tabuleiro.grading.process.TimeLimits;
import tabuleiro.grading.process.Workers;
import tabuleiro.steps.EngineLimits;

/**
 * The agent of a submission, in a process of its own, with a game of its submission's own engine. Each method may throw
 * what stands for an answer that did not come. The process serves game after game; classes are then as good as new.
 */
final class Contender implements AutoCloseable {

    private static final Duration FOR_EVER = Duration.ofDays(1000);

    private final Subject subject;
    private ConnectFour game;
    private Agent agent;
    private Duration worked = Duration.ZERO;

    /** Will run these classes; a move that takes longer than a call in grading, and longer than this, is the last. */
    Contender(Exercise exercise, Map<String, byte[]> classes, Workers workers, Duration moveTime) {
        final long times = 2 * moveTime.toMillis() / EngineLimits.WORK_OF_A_CALL.toMillis() + 1;
        final Budget budget = new Budget(new TimeLimits(EngineLimits.WORK_OF_A_CALL.multipliedBy(times),
                EngineLimits.CLOCK_OF_A_CALL.multipliedBy(times)), new TimeLimits(FOR_EVER, FOR_EVER));
        subject = new Subject(codec -> new Session(exercise, classes, workers::nextPlayer, codec, budget));
    }

    /** Begins a new game, with an agent of this level and seed. */
    void begin(Level level, long seed) {
        subject.session().resume();
        final ConnectFourProvider provider = (ConnectFourProvider) subject.provider(ConnectFourProvider.class);
        game = provider.newGame();
        agent = provider.agent(level, seed);
        worked = subject.session().worked();
    }

    /** Returns the column that the agent chooses for a player. */
    int choose(Player player) {
        return agent.chooseColumn(game, player);
    }

    /** Returns how much processor time its process has used since this was asked last, or since the game began. */
    Duration used() {
        final Duration before = worked;
        worked = subject.session().worked();
        return worked.minus(before);
    }

    /** Plays a move of either agent in its own game. */
    void play(int column) {
        game.play(column);
    }

    /** Checks whether its process has ended in this game. */
    boolean hasEnded() {
        return subject.session().breakOff().isPresent();
    }

    @Override
    public void close() {
        subject.session().close();
    }
}
