package tabuleiro.checking;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Shows when recorded games are played by Maven. */
class RecordedGamesTest {

    /** Plays them as the test of an exercise does. */
    static class Games extends RecordedGames {
    }

    @Test
    void onlyWhoAsksForThemPlaysThem() {
        final SummaryGeneratingListener summary = new SummaryGeneratingListener();
        LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(Games.class)).build(), summary);
        assertThat(summary.getSummary().getTestsSkippedCount()).isOne();
    }
}
