package tabuleiro.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * The mistakes that students make in an exercise.
 *
 * @param clean  the sources by path of the solution that they change
 * @param faults the mistakes, in the order in which they are written down
 */
record Faults(Map<String, String> clean, List<Fault> faults) {

    private static final Path GRADING = Fixtures.project("grading");

    /** Checks whether faults are written down for an exercise. */
    static boolean areKnown(Exercise exercise) {
        return Files.exists(file(exercise));
    }

    private static Path file(Exercise exercise) {
        return GRADING.resolve("faults/" + exercise.name() + ".yaml");
    }

    /** Reads the faults of an exercise. */
    static Faults of(Exercise exercise) throws IOException {
        final Map<?, ?> file =
                new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(file(exercise)));
        final Map<String, String> clean = Fixtures.sources(GRADING.resolve((String) file.get("clean")));
        return new Faults(clean, ((List<?>) file.get("faults")).stream().map(each -> fault((Map<?, ?>) each)).toList());
    }

    private static Fault fault(Map<?, ?> entry) {
        final List<Fault.Change> changes = new ArrayList<>(List.of(change(entry)));
        Optional.ofNullable((List<?>) entry.get("also"))
                .ifPresent(others -> others.forEach(other -> changes.add(change((Map<?, ?>) other))));
        return new Fault((String) entry.get("rule"), Boolean.TRUE.equals(entry.get("guard")),
                (String) entry.get("mistake"), (String) entry.get("file"), changes);
    }

    private static Fault.Change change(Map<?, ?> entry) {
        return new Fault.Change((String) entry.get("replace"), (String) entry.get("with"));
    }
}
