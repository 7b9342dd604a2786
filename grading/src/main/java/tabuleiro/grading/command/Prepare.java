package tabuleiro.grading.command;

import java.nio.file.Path;
import java.util.List;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Home;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.suite.Suite;
import tabuleiro.grading.testing.Preparation;

/** Builds the runtimes of the sandbox and warms them up with a sample; called by the script after each build. */
public final class Prepare {

    private Prepare() {
    }

    /** Prepares. The argument is the folder of a submission that can be trusted and gets full marks. */
    public static void main(String[] args) {
        final List<Path> sample = List.of(Path.of(args[0]));
        try (Intake intake = new Intake(Exercise.known(), sample)) {
            final Exercise exercise = intake.exercise();
            new Preparation(new Suite(exercise), new Sandbox(Isolation.SANDBOX, Home.runtimes()))
                    .prepare(intake.candidates().get(0).read(exercise).sources());
        }
    }
}
