package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

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

    @Test
    void theJobGradesAsManyShardsAsItHasPods() throws IOException {
        final Map<String, Object> job = manifest("grade-job.yaml");
        final int pods = in(job, "spec", "completions");
        final String command = in(job, "spec", "template", "spec", "containers", 0, "args", 0);
        assertThat((String) in(job, "spec", "completionMode")).isEqualTo("Indexed");
        assertThat((Integer) in(job, "spec", "parallelism")).isEqualTo(pods);
        assertThat(command).contains("--shard \"$((JOB_COMPLETION_INDEX + 1))/" + pods + "\"")
                .contains("--out \"/results/shard-$((JOB_COMPLETION_INDEX + 1))\"");
    }

    @Test
    void theWorkflowGradesEachShardOnce() throws IOException {
        final List<Integer> shards = in(manifest("github-actions.yml"), "jobs", "shard", "strategy", "matrix", "shard");
        assertThat(shards).isEqualTo(IntStream.rangeClosed(1, shards.size()).boxed().toList());
    }
}
