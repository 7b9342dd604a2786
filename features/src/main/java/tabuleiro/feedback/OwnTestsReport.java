package tabuleiro.feedback;

import java.util.List;
import org.junit.platform.launcher.TestPlan;

/**
 * Reports the JUnit tests that students write, after {@code mvn test} in an exercise has run everything. JUnit finds it
 * by itself, and it is silent everywhere else.
 */
public final class OwnTestsReport extends OwnTests {

    /** The first words of what it prints. */
    static final String TITLE = "Your own tests: ";

    private static final String GIVEN = "FurtherTest.java";

    @Override
    public void testPlanExecutionFinished(TestPlan plan) {
        final List<Outcome> own = outcomes().stream().filter(outcome -> !outcome.example().id().equals(GIVEN)).toList();
        if (own.isEmpty() || Tasks.ofExercise().equals(Tasks.NONE)) {
            return;
        }
        final long passed = own.stream().filter(Outcome::passed).count();
        System.out.println(Lines.said(TITLE + passed + " of " + own.size() + " pass."));
        own.stream().filter(outcome -> !outcome.passed()).findFirst().ifPresent(first -> {
            System.out.println("    " + first.example().id() + ", " + first.example().name());
            first.lines().forEach(line -> System.out.println("    " + line));
            System.out.println(Lines.said(Report.CLOSING));
        });
    }
}
