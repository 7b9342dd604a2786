package tabuleiro.grading.process;

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import tabuleiro.grading.GradingException;

/**
 * Lets what takes the processor run side by side, or one thing alone. Whoever waits to be alone keeps others from
 * beginning, so that its turn comes as soon as those that have begun are done.
 */
public final class ProcessorShare {

    private final ReadWriteLock lock = new ReentrantReadWriteLock(true);

    /** Returns what this does, beside others that do the same. */
    public <T> T beside(Supplier<T> work) {
        return holding(lock.readLock(), work);
    }

    /** Returns what this does while nothing else runs. */
    public <T> T alone(Supplier<T> work) {
        return holding(lock.writeLock(), work);
    }

    private static <T> T holding(Lock turn, Supplier<T> work) {
        try {
            turn.lockInterruptibly();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new GradingException("Grading was interrupted.", stopped);
        }
        try {
            return work.get();
        } finally {
            turn.unlock();
        }
    }
}
