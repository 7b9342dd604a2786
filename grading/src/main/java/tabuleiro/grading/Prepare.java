package tabuleiro.grading;

import java.nio.file.Path;
import java.util.List;
import tabuleiro.grading.intake.Intake;
import tabuleiro.grading.judge.Preparation;
import tabuleiro.grading.judge.RuleBook;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;

/** Builds the runtimes of the sandbox and warms them up with a sample; called by the script after each build. */
public final class Prepare {

    private Prepare() {
    }

    /** Prepares. The argument is the folder of a submission that can be trusted and gets full marks. */
    public static void main(String[] args) {
        final List<Path> sample = List.of(Path.of(args[0]));
        final List<Rubric> rubrics = Grade.known();
        final Intake intake = new Intake(rubrics.stream().map(Rubric::packageName).toList());
        final String packageName = intake.recognise(sample);
        final Rubric rubric = rubrics.stream().filter(each -> each.packageName().equals(packageName)).findFirst()
                .orElseThrow();
        new Preparation(new RuleBook(rubric.toExercise()), new Sandbox(Isolation.SANDBOX, Home.runtimes()))
                .prepare(intake.submissions(sample, packageName).get(0).sources());
    }
}
