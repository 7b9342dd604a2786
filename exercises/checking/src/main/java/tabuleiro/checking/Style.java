package tabuleiro.checking;

import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.ConfigurationLoader;
import com.puppycrawl.tools.checkstyle.PropertiesExpander;
import com.puppycrawl.tools.checkstyle.api.AuditEvent;
import com.puppycrawl.tools.checkstyle.api.AuditListener;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import tabuleiro.checking.worker.Problem;

/** Checks the style of sources, as {@code mvn verify} does, by the same rules. */
final class Style {

    private final Exercise exercise;

    /** Will check the sources of this exercise. */
    Style(Exercise exercise) {
        this.exercise = exercise;
    }

    /** Returns what is wrong with the style of all files; nothing if there is nothing, or it cannot be checked. */
    List<Problem> problems() {
        final Path rules = exercise.exercises().resolve("../.ci/checkstyle.xml").toAbsolutePath().normalize();
        final List<Problem> problems = new ArrayList<>();
        final Checker checker = new Checker();
        try {
            checker.setLocaleLanguage("en");
            checker.setModuleClassLoader(Checker.class.getClassLoader());
            checker.configure(ConfigurationLoader.loadConfiguration(rules.toString(),
                    new PropertiesExpander(new Properties())));
            checker.addListener(new Listener(problems));
            checker.process(Exercise.files(exercise.folder().resolve("src"), ".java").stream()
                    .map(Path::toFile).toList());
        } catch (CheckstyleException noJava) {
            problems.clear();
        } finally {
            checker.destroy();
        }
        return problems;
    }

    /**
     * Collects what Checkstyle finds.
     *
     * @param problems where to
     */
    private record Listener(List<Problem> problems) implements AuditListener {

        @Override
        public void addError(AuditEvent found) {
            problems.add(new Problem(Path.of(found.getFileName()).getFileName().toString(), found.getLine(),
                    found.getMessage()));
        }

        @Override
        public void auditStarted(AuditEvent all) {
            // Nothing to do.
        }

        @Override
        public void auditFinished(AuditEvent all) {
            // Nothing to do.
        }

        @Override
        public void fileStarted(AuditEvent file) {
            // Nothing to do.
        }

        @Override
        public void fileFinished(AuditEvent file) {
            // Nothing to do.
        }

        @Override
        public void addException(AuditEvent found, Throwable thrown) {
            // A file that cannot be read does not compile, either.
        }
    }
}
