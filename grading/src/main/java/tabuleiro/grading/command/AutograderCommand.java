package tabuleiro.grading.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.gradebook.Autograder;

/** Makes the folder that Gradescope takes as an autograder. */
@Command(name = "autograder",
        header = "Makes a Gradescope autograder of an exercise: zip what is in the folder, and upload it.")
final class AutograderCommand implements Callable<Integer> {

    @Parameters(paramLabel = "EXERCISE", description = "The exercise, such as connect-four.")
    private String name;

    @Mixin
    private MarkingOptions marking;

    @Option(names = "--out", paramLabel = "FOLDER", required = true, description = "Where to write it: a new folder.")
    private Path out;

    @Mixin
    private SeedOption seed;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() throws IOException {
        final Exercise exercise = Exercise.named(name);
        marking.rubric(exercise);
        mustBeNew();
        final Path program = Home.program();
        if (!Files.exists(program)) {
            throw new GradingException("The program " + program + " is not built: use grading/grade.");
        }
        Autograder.write(exercise, marking.rubricFile(exercise), seed.orDrawn(), out);
        Files.copy(program, out.resolve("grading/target").resolve(program.getFileName()));
        PathUtils.copyDirectory(program.resolveSibling("lib"), out.resolve("grading/target/lib"));
        terminal.printWritten(out + ". Zip what is in it, and upload the archive to Gradescope.");
        return 0;
    }

    private void mustBeNew() throws IOException {
        if (Files.isDirectory(out)) {
            try (Stream<Path> files = Files.list(out)) {
                if (files.findAny().isEmpty()) {
                    return;
                }
            }
        }
        if (Files.exists(out)) {
            throw new GradingException("There is something in " + out + " already: name a new folder with --out.");
        }
    }
}
