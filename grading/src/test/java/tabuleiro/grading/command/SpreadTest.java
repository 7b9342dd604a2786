package tabuleiro.grading.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;
import tabuleiro.grading.Fixtures;

/** The manifests that spread a class over machines grade each shard once. */
class SpreadTest {

    private static Map<String, Object> manifest(String file) throws IOException {
        return new Yaml().load(Files.readString(Fixtures.project("grading/spread/" + file)));
    }

    @SuppressWarnings("unchecked")
    private static <T> T in(Object node, Object... path) {
        Object found = node;
        for (Object key : path) {
            found = key instanceof Integer place ? ((List<?>) found).get(place) : ((Map<?, ?>) found).get(key);
        }
        return (T) found;
    }

    @TempDir
    private Path folder;

    /** Returns the arguments with which a shell command calls {@code grading/grade} in this environment. */
    private List<String> called(String command, Map<String, String> environment) throws Exception {
        final Path script = Files.createDirectories(folder.resolve("grading")).resolve("grade");
        Files.writeString(script, "#!/bin/sh\nprintf '%s\\n' \"$@\"\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        final ProcessBuilder shell = new ProcessBuilder("/bin/sh", "-c", command).directory(folder.toFile());
        shell.environment().putAll(environment);
        final Process process = shell.redirectErrorStream(true).start();
        final List<String> said = new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList();
        assertThat(process.waitFor()).as(said.toString()).isZero();
        return said;
    }

    @Test
    void thePodsOfTheJobGradeEachShardOnce() throws Exception {
        final Map<String, Object> job = manifest("grade-job.yaml");
        final int pods = in(job, "spec", "completions");
        assertThat((String) in(job, "spec", "completionMode")).isEqualTo("Indexed");
        assertThat((Integer) in(job, "spec", "parallelism")).isEqualTo(pods);
        final List<String> shell = in(job, "spec", "template", "spec", "containers", 0, "command");
        assertThat(shell).containsExactly("/bin/sh", "-c");
        final String command = in(job, "spec", "template", "spec", "containers", 0, "args", 0);
        for (int index = 0; index < pods; index++) {
            assertThat(called(command, Map.of("JOB_COMPLETION_INDEX", "" + index, "EXERCISE", "connect four",
                    "SEED", "7")))
                    .containsExactly("--exercise", "connect four", "--shard", index + 1 + "/" + pods,
                            "--seed", "7", "--out", "/results/shard-" + (index + 1), "/submissions");
        }
    }

    @Test
    void theJobsOfTheWorkflowGradeEachShardOnce() throws Exception {
        final Map<String, Object> jobs = in(manifest("github-actions.yml"), "jobs");
        final List<Integer> shards = in(jobs, "shard", "strategy", "matrix", "shard");
        assertThat(shards).isEqualTo(IntStream.rangeClosed(1, shards.size()).boxed().toList());
        final List<Map<String, Object>> steps = in(jobs, "shard", "steps");
        final String command = steps.stream().filter(step -> "Grade".equals(step.get("name")))
                .map(step -> (String) step.get("run")).findFirst().orElseThrow();
        for (int shard : shards) {
            assertThat(called(command.replace("${{ matrix.shard }}", "" + shard)
                            .replace("${{ strategy.job-total }}", "" + shards.size()),
                    Map.of("EXERCISE", "connect-four", "SUBMISSIONS", "all of them", "SEED", "7")))
                    .containsExactly("--exercise", "connect-four", "--shard", shard + "/" + shards.size(),
                            "--seed", "7", "--out", "results", "all of them");
        }
    }
}
