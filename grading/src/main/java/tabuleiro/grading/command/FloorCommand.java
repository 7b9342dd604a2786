package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Home;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.judge.Floor;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;

/** Does for copies of a submission the least that grading can take; the benchmark times it. */
@Command(name = "floor", hidden = true, header = "Does the least that grading can take; for the benchmark.")
final class FloorCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "SAMPLE")
    private Path sample;

    @Parameters(index = "1", paramLabel = "COPIES")
    private int copies;

    @Override
    public Integer call() {
        final int jobs = JobsOption.usual();
        try (Workers workers = new Workers(new Sandbox(Isolation.SANDBOX, Home.runtimes()), jobs);
                Intake intake = new Intake(Exercise.known(), List.of(sample))) {
            final Exercise exercise = intake.exercise();
            new Floor(exercise, workers).run(
                    intake.candidates().get(0).read(exercise).sources(), copies, jobs);
        }
        return 0;
    }
}
