package tabuleiro.slides;

import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** The program that checks the rules of an exercise as {@code mvn -q test -Dgroups=…} does, and prints its report. */
final class RulesOfExercise {

    private RulesOfExercise() {
    }

    /**
     * Checks them, and ends with the status 1 if one is broken.
     *
     * @param arguments the package of the exercise; the groups, which may be missing
     */
    public static void main(String[] arguments) {
        final LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(arguments[0] + ".RulesTest"));
        if (arguments.length > 1 && !arguments[1].isEmpty()) {
            System.setProperty("groups", arguments[1]);
            request.filters(TagFilter.includeTags(arguments[1]));
        }
        System.exit(failures(request.build()) == 0 ? 0 : 1);
    }

    private static long failures(LauncherDiscoveryRequest request) {
        final SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, summary);
        return summary.getSummary().getTotalFailureCount();
    }
}
