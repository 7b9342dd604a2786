package tabuleiro.checking.worker;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import tabuleiro.feedback.Example;
import tabuleiro.feedback.Outcome;
import tabuleiro.feedback.OwnTests;
import tabuleiro.steps.EngineLimits;

/**
 * A run of the JUnit tests that a student has written.
 *
 * @param classes the folder in which they are
 */
record OwnTestRun(Path classes) {

    /** Stands for all of them. */
    static final Example ALL = new Example("your own tests", "Your own tests", "all of them", "src/test/java", 0);

    private static final String TIMEOUT = "junit.jupiter.execution.timeout.";

    /** Returns the run that a request asks for; nothing if it does not, or it has ended the process before. */
    static Optional<OwnTestRun> of(RunRequest request) {
        final Path classes = Path.of(request.ownTests());
        return Files.isDirectory(classes) && request.wanted().equals(Wanted.ALL)
                && !request.done().contains(ALL.place()) ? Optional.of(new OwnTestRun(classes)) : Optional.empty();
    }

    /**
     * Runs them, and returns what came of each.
     *
     * @param printed returns what has been printed since it was asked before
     */
    List<Outcome> outcomes(Supplier<List<String>> printed) {
        final LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClasspathRoots(Set.of(classes)))
                .filters(EngineFilter.includeEngines("junit-jupiter"))
                .configurationParameter(TIMEOUT + "default", EngineLimits.WORK_OF_A_CALL.toSeconds() + " s")
                .configurationParameter(TIMEOUT + "thread.mode.default", "SEPARATE_THREAD").build();
        final OwnTests heard = new OwnTests(printed);
        LauncherFactory.create(LauncherConfig.builder().enableTestExecutionListenerAutoRegistration(false).build())
                .execute(request, heard);
        return heard.outcomes();
    }
}
