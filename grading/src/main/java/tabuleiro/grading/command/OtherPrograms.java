package tabuleiro.grading.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Home;
import tabuleiro.grading.Submission;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.similarity.Alike;

/** Programs besides those of a class that somebody may have copied: the project's own, and those of other years. */
final class OtherPrograms {

    private final Exercise exercise;
    private final List<Graded> found = new ArrayList<>();

    private OtherPrograms(Exercise exercise) {
        this.exercise = exercise;
    }

    /** Returns those of an exercise that lie in the project, as far as they are there, and in these folders. */
    static List<Graded> of(Exercise exercise, List<Path> folders) {
        final OtherPrograms others = new OtherPrograms(exercise);
        others.addFolder("the reference", Home.reference().resolve("src/main/java").resolve(exercise.packageName()));
        others.addFolder("the clean solution of the faults", Home.faults().resolve(exercise.name()));
        others.addFolder("the slides", Home.project().resolve("slides/src/main/java"));
        others.addFolder("the engines of the slides", Home.project().resolve("slides/engines"));
        final Path samples = Home.rubrics().resolveSibling("samples").resolve(exercise.name());
        if (Files.isDirectory(samples)) {
            try (Stream<Path> each = Files.list(samples)) {
                each.filter(Files::isDirectory).sorted().forEach(sample ->
                        others.addFolder("the sample " + sample.getFileName(), sample));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        for (Path folder : folders) {
            try (Intake intake = new Intake(List.of(exercise), List.of(folder))) {
                intake.candidates().forEach(candidate -> {
                    final Submission read = candidate.read(exercise);
                    others.add(folder.getFileName() + ": " + read.name(), read.sources());
                });
            }
        }
        return others.found;
    }

    /** Adds the sources of the exercise that lie in a folder, however deep. */
    private void addFolder(String name, Path folder) {
        final Map<String, String> sources = new TreeMap<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                    final String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
                    if (text.contains("package " + exercise.packageName() + ";")
                            || text.contains("package " + exercise.packageName() + ".")
                            || text.contains("import tabuleiro." + exercise.packageName() + ".")) {
                        sources.put(exercise.packageName() + "/"
                                + folder.relativize(file).toString().replace('\\', '/'), text);
                    }
                }
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        add(name, sources);
    }

    private void add(String name, Map<String, String> sources) {
        if (!sources.isEmpty()) {
            found.add(new Graded(HandIn.of(name), Alike.OTHER, sources, "", false, List.of(), List.of(), List.of(),
                    Extras.NONE));
        }
    }
}
