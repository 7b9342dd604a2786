package tabuleiro.grading.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import tabuleiro.rulebook.Edition.Part;

/**
 * The mistakes that students make in one game, as a file of {@code grading/faults} lists them.
 *
 * @param faults as they stand in the file
 */
record FaultList(List<Map<String, Object>> faults) {

    /** Returns the faults of the game with this folder of feature files; none if there is no file of them. */
    static FaultList of(Path folder, String game) {
        final Path file = folder.resolve(game + ".yaml");
        if (!Files.exists(file)) {
            return new FaultList(List.of());
        }
        try {
            final Map<String, List<Map<String, Object>>> read =
                    new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(file));
            return new FaultList(read.get("faults"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns the faults against a rule and its guards: the mistake, what it takes away, and what it puts there. */
    List<Part> against(String id) {
        return faults.stream().filter(fault -> id.equals(fault.get("rule"))).map(fault -> new Part(
                fault.get("mistake") + " (" + fault.get("file") + ")", Stream.concat(
                        lines("- ", fault.get("replace")), lines("+ ", fault.get("with"))).toList())).toList();
    }

    private static Stream<String> lines(String sign, Object text) {
        return String.valueOf(text).stripIndent().lines().map(line -> (sign + line).stripTrailing());
    }
}
