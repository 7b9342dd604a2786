package tabuleiro.grading.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.GradingException;

/** Alone is alone: not one thing runs beside it. */
class ProcessorShareTest {

    private static final int MANY = 8;

    private final ProcessorShare processor = new ProcessorShare();
    private final ExecutorService threads = Executors.newFixedThreadPool(MANY);

    @AfterEach
    void end() {
        threads.shutdownNow();
    }

    @Test
    void manyRunSideBySide() throws Exception {
        final CyclicBarrier allAreHere = new CyclicBarrier(MANY);
        final List<Future<Integer>> all = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            all.add(threads.submit(() -> processor.beside(() -> waitAt(allAreHere))));
        }
        for (Future<Integer> each : all) {
            assertThat(each.get(20, TimeUnit.SECONDS)).isBetween(0, MANY);
        }
    }

    private static int waitAt(CyclicBarrier barrier) {
        try {
            return barrier.await(10, TimeUnit.SECONDS);
        } catch (Exception nobodyCame) {
            throw new AssertionError(nobodyCame);
        }
    }

    @Test
    void nothingRunsBesideWhatRunsAlone() throws Exception {
        final AtomicInteger running = new AtomicInteger();
        final List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
        final List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < 40 * MANY; i++) {
            final boolean alone = i % 5 == 0;
            all.add(threads.submit(() -> alone ? processor.alone(() -> look(running, seen))
                    : processor.beside(() -> look(running, new ArrayList<>()))));
        }
        for (Future<?> each : all) {
            each.get(20, TimeUnit.SECONDS);
        }
        assertThat(seen).hasSize(8 * MANY).containsOnly(1);
    }

    private static int look(AtomicInteger running, List<Integer> seen) {
        final int now = running.incrementAndGet();
        Thread.yield();
        seen.add(Math.max(now, running.get()));
        return running.decrementAndGet();
    }

    @Test
    void whoWaitsToBeAloneKeepsOthersFromBeginning() throws Exception {
        final CountDownLatch begun = new CountDownLatch(1);
        final CountDownLatch end = new CountDownLatch(1);
        final List<String> order = Collections.synchronizedList(new ArrayList<>());
        final Future<?> first = threads.submit(() -> processor.beside(() -> {
            begun.countDown();
            return waitFor(end);
        }));
        begun.await();
        final Thread waiting = new Thread(() -> processor.alone(() -> order.add("alone")));
        waiting.start();
        awaitWaiting(waiting);
        final Thread late = new Thread(() -> processor.beside(() -> order.add("beside")));
        late.start();
        awaitWaiting(late);
        assertThat(order).isEmpty();
        end.countDown();
        first.get(20, TimeUnit.SECONDS);
        waiting.join();
        late.join();
        assertThat(order).containsExactly("alone", "beside");
    }

    private static void awaitWaiting(Thread thread) throws InterruptedException {
        while (thread.isAlive() && thread.getState() != Thread.State.WAITING) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
    }

    private static boolean waitFor(CountDownLatch latch) {
        try {
            return latch.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    @Test
    void aFailureGivesTheTurnBack() throws Exception {
        final GradingException failure = new GradingException("no");
        assertThatThrownBy(() -> processor.alone(() -> {
            throw failure;
        })).isSameAs(failure);
        assertThat(threads.submit(() -> processor.beside(() -> 1)).get(20, TimeUnit.SECONDS)).isEqualTo(1);
        assertThatThrownBy(() -> processor.beside(() -> {
            throw failure;
        })).isSameAs(failure);
        assertThat(threads.submit(() -> processor.alone(() -> 2)).get(20, TimeUnit.SECONDS)).isEqualTo(2);
    }

    @Test
    void whoIsInterruptedDoesNotBegin() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> processor.alone(() -> 1)).isInstanceOf(GradingException.class)
                .hasMessageContaining("interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }
}
