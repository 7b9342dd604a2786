package tabuleiro.slides;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/**
 * The folders of this project.
 *
 * @param root its top folder
 */
record Project(Path root) {

    /** What the exercise sheets show, which are not built with the decks. */
    private static final String SHEETS = "sheets.yaml";

    /** Returns the folder in which a run works. */
    Path folder(String run) {
        return root.resolve("slides/target/runs").resolve(run);
    }

    /** Returns the folder in which a run works, without what an earlier build left in it. */
    Path emptied(String run) throws IOException {
        final Path folder = Files.createDirectories(folder(run));
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
        return Files.createDirectories(folder);
    }

    /** Returns the folder in which what is shown is stored, empty if all is shown anew. */
    Path shown(boolean anew) throws IOException {
        final Path shown = Files.createDirectories(root.resolve("slides/target/shown"));
        for (Path old : anew ? list(shown) : List.<Path>of()) {
            Files.delete(old);
        }
        return shown;
    }

    /** Returns what a YAML file contains. */
    Map<?, ?> yaml(String file) {
        return new Yaml(new SafeConstructor(new LoaderOptions())).load(read(root.resolve(file)));
    }

    /** Returns the descriptions of runs in the order of their names: those with these names, or all but the sheets. */
    List<String> runs(List<String> only) {
        return list(root.resolve("slides/runs")).stream().map(file -> file.getFileName().toString())
                .filter(file -> file.endsWith(".yaml"))
                .filter(file -> only.isEmpty() ? !file.equals(SHEETS) : only.contains(file.replace(".yaml", "")))
                .map(file -> "slides/runs/" + file).sorted().toList();
    }

    /** Returns the Java sources in a folder, however deep, by their paths within it. */
    Map<String, String> sources(Path folder) {
        final Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            files.filter(file -> file.toString().endsWith(".java"))
                    .forEach(file -> sources.put(folder.relativize(file).toString(), read(file)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return sources;
    }

    private static List<Path> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
