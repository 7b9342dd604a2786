package tabuleiro.grading.command;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far grading has come, where somebody watches. */
final class Progress implements AutoCloseable {

    private static final int TICK_MILLIS = 200;

    private final ProgressBar bar;

    /** Will count up to this many submissions, on the terminal if there is one. */
    Progress(int submissions) {
        bar = System.console() == null || submissions < 2 ? null : new ProgressBarBuilder()
                .setTaskName("Grading").setInitialMax(submissions).setUpdateIntervalMillis(TICK_MILLIS)
                .setStyle(ProgressBarStyle.ASCII).clearDisplayOnFinish().build();
    }

    /** Counts one more. */
    void step() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
