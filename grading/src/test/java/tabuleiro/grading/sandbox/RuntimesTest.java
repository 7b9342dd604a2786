package tabuleiro.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A runtime is there as a whole, whoever makes it first. */
class RuntimesTest {

    private static final int AT_ONCE = 4;
    private static final int TIMES = 200;

    /** The programs are let go at the same time, just before each moves what it has made to its place. */
    @Test
    void programsThatMakeTheSameFolderAtOnceAllGetIt(@TempDir Path folder) throws Exception {
        final ExecutorService programs = Executors.newFixedThreadPool(AT_ONCE);
        try {
            for (int time = 0; time < TIMES; time++) {
                makeAtOnce(folder.resolve("runtime-" + time), programs);
            }
        } finally {
            programs.shutdownNow();
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).hasSize(TIMES);
        }
    }

    private static void makeAtOnce(Path wanted, ExecutorService programs)
            throws InterruptedException, ExecutionException {
        final CyclicBarrier ready = new CyclicBarrier(AT_ONCE);
        final List<Future<Path>> made = IntStream.range(0, AT_ONCE)
                .mapToObj(i -> programs.submit(() -> Runtimes.once(wanted, each -> fill(each, ready)))).toList();
        for (Future<Path> each : made) {
            assertThat(each.get().resolve("release")).hasContent("17");
        }
    }

    private static void fill(Path folder, CyclicBarrier ready) throws IOException {
        Files.createDirectory(folder);
        Files.writeString(folder.resolve("release"), "17");
        try {
            ready.await();
        } catch (InterruptedException | BrokenBarrierException broken) {
            throw new IOException(broken);
        }
    }
}
