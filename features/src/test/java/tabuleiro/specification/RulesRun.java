package tabuleiro.specification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.launcher.TagFilter.includeTags;
import static org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder.request;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/**
 * A run of the {@code RulesTest} of an exercise through JUnit, as Maven and development environments do it.
 *
 * @param failures how many tests failed
 * @param printed  what was printed meanwhile, with ordinary line ends
 */
record RulesRun(long failures, String printed) {

    /** Runs a class, compiled into this folder, on the rules with these tags. */
    static RulesRun of(Path build, String className, String tags) throws IOException {
        final Thread thread = Thread.currentThread();
        final ClassLoader usual = thread.getContextClassLoader();
        final PrintStream console = System.out;
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (URLClassLoader loader = new URLClassLoader(new URL[] {build.toUri().toURL()}, usual)) {
            thread.setContextClassLoader(loader);
            System.setOut(new PrintStream(bytes, true, UTF_8));
            return new RulesRun(failures(className, tags),
                    bytes.toString(UTF_8).replace(System.lineSeparator(), "\n"));
        } finally {
            System.setOut(console);
            thread.setContextClassLoader(usual);
        }
    }

    private static long failures(String className, String tags) {
        final SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create().execute(
                request().selectors(selectClass(className)).filters(includeTags(tags)).build(), summary);
        return summary.getSummary().getTotalFailureCount();
    }

    /**
     * Runs a class in a process of its own, which ends with status 0 if nothing fails.
     *
     * @param arguments the class, and the tags of the rules to run
     */
    public static void main(String[] arguments) {
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.out), true, UTF_8));
        System.exit(failures(arguments[0], arguments[1]) == 0 ? 0 : 1);
    }
}
