package tabuleiro.grading;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.judge.Preparation;
import tabuleiro.grading.judge.RuleBook;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;

/** Builds what the sandbox needs; called by the script after each build. */
@Command(name = "prepare", hidden = true,
        header = "Builds the runtimes of the sandbox and warms them up with a sample.")
final class Prepare implements Callable<Integer> {

    @Parameters(paramLabel = "SAMPLE", description = "A submission that can be trusted and gets full marks.")
    private Path sample;

    @Override
    public Integer call() {
        final List<Rubric> rubrics = Grade.known();
        final Intake intake = new Intake(rubrics.stream().map(Rubric::packageName).toList());
        final String packageName = intake.recognise(List.of(sample));
        final Rubric rubric = rubrics.stream().filter(each -> each.packageName().equals(packageName)).findFirst()
                .orElseThrow();
        new Preparation(new RuleBook(rubric.toExercise()), new Sandbox(Isolation.SANDBOX, Home.runtimes()))
                .prepare(intake.submissions(List.of(sample), packageName).get(0).sources());
        return 0;
    }
}
