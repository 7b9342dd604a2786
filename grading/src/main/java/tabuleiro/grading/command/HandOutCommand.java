package tabuleiro.grading.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.commons.io.file.PathUtils;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.handout.Classroom;
import tabuleiro.grading.handout.HandOut;
import tabuleiro.grading.handout.PackedFolder;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.play.Scripts;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.grading.testing.AnswerKeys;
import tabuleiro.grading.testing.RandomGames;
import tabuleiro.grading.testing.Recordings;

/** Makes the archive that students get. */
@Command(name = "handout",
        header = "Makes the zip archive that students get of one exercise or several.",
        description = {"", "It builds alone, and has the README for students, the rule book, the exercises and recorded"
                + " games: nothing of the reference, of grading or of other exercises.", ""})
final class HandOutCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "GAME", description = "The exercises, such as connect-four.")
    private List<String> names;

    @Option(names = "--rubric", paramLabel = "FILE", description = "Hand out as many tasks of its exercise as this"
            + " rubric marks, instead of the one in grading/rubrics.")
    private Path rubric;

    @Option(names = "--without-games", description = "Leave out the games that the reference plays for students to"
            + " practise with.")
    private boolean withoutGames;

    @Option(names = "--classroom", description = "Add a workflow with which GitHub checks each push, for a"
            + " template repository.")
    private boolean classroom;

    @Option(names = "--out", paramLabel = "FILE", defaultValue = "handout.zip",
            description = "Where to write it (default: ${DEFAULT-VALUE}).")
    private Path out;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() throws IOException {
        final List<Exercise> exercises = names.stream().distinct().map(Exercise::named).toList();
        final Map<Exercise, FirstTasks> tasks = tasks(exercises);
        final HandOut handOut = new HandOut(Home.project(), tasks);
        handOut.mustBeUnsolved();
        final Path folder = Files.createTempDirectory("tabuleiro-hand-out-");
        try {
            handOut.write(folder);
            if (!withoutGames) {
                record(tasks, folder);
            }
            if (classroom) {
                Classroom.write(exercises, folder);
            }
            final Path file = out.toAbsolutePath();
            new OutputFolder(file.getParent()).write(file.getFileName().toString(),
                    bytes -> PackedFolder.write(folder, handOut.name(), bytes));
        } finally {
            PathUtils.deleteDirectory(folder);
        }
        final String games = withoutGames ? "" : ", with recorded games";
        final String workflow = classroom ? ", with a workflow for GitHub" : "";
        terminal.printWritten(out
                + " (" + exercises.stream().map(exercise -> exercise.name() + words(tasks.get(exercise)))
                .collect(Collectors.joining(", ")) + games + workflow + ")");
        return 0;
    }

    /** Returns how many tasks of each exercise its rubric marks. */
    private Map<Exercise, FirstTasks> tasks(List<Exercise> exercises) {
        final Map<Exercise, FirstTasks> tasks = new LinkedHashMap<>();
        exercises.forEach(exercise -> tasks.put(exercise, Rubric.of(exercise, null).terms().tasks()));
        if (rubric != null) {
            final Rubric own = Rubric.read(rubric);
            if (tasks.replace(own.exercise(), own.terms().tasks()) == null) {
                throw new GradingException("The rubric " + rubric + " is for " + own.exercise().name()
                        + ", which is not handed out.");
            }
        }
        return tasks;
    }

    private static String words(FirstTasks some) {
        return some.equals(FirstTasks.ALL) ? "" : ", tasks 1 to " + some.last();
    }

    /** The reference can be trusted, so that it needs no sandbox. */
    private static void record(Map<Exercise, FirstTasks> tasks, Path folder) throws IOException {
        try (Workers workers = new Workers(new Sandbox(Isolation.PROCESS, Home.runtimes()), 1)) {
            for (Exercise each : tasks.keySet()) {
                final Map<String, String> reference = ReferenceCheck.sources(each).orElseThrow(() ->
                        new GradingException("The reference is not in this copy, so that no games can be recorded: say"
                                + " --without-games."));
                final Path exercise = folder.resolve("exercises").resolve(each.name());
                new Recordings(workers).write(each, tasks.get(each), new RandomGames(reference, Recordings.SEED),
                        Scripts.games(each, false), exercise);
                new AnswerKeys(workers).write(each, tasks.get(each), reference, exercise);
            }
        }
    }
}
