package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Shows when Maven checks more than examples. */
class FurtherChecksTest {

    /** Checks as the test of an exercise does. */
    static class Games extends FurtherChecks {
    }

    @Test
    void onlyWhoAsksForMoreGetsMore() {
        final SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(Games.class)).build(), summary);
        assertThat(summary.getSummary().getTestsSkippedCount()).isEqualTo(2);
    }
}
