package tabuleiro.checking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import tabuleiro.console.screen.JLineDevice;
import tabuleiro.feedback.Lines;

/** Checks an exercise again whenever a file of it is saved, and listens to the keys meanwhile. */
final class Watch {

    private static final String KEYS = "   h hint   n next   a all   p play   q quit";
    private static final String BUSY = "Checking …";
    private static final long PAUSE_MILLIS = 50;
    private static final long SETTLING_MILLIS = 20;
    private static final double MILLIS_OF_A_SECOND = 1000;
    private static final long FIRST_SECONDS = TimeUnit.SECONDS.toNanos(3);
    private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(500);

    private final Exercise exercise;
    private final Checks checks;
    private Screen screen;
    private Checked checked = Checked.NOTHING;
    private String status = "";
    private int checkNumber;
    private int shown;
    /** Whether somebody has asked for another example than the first. */
    private boolean isChosen;
    private int hintedTask;
    private int hintNumber;
    private boolean isAll;

    /** Will have the exercise checked by these checks. */
    Watch(Exercise exercise, Checks checks) throws IOException {
        this.exercise = exercise;
        this.checks = checks;
        screen = newScreen();
    }

    private static Screen newScreen() throws IOException {
        return new Screen(JLineDevice.isColoured(System.getenv()));
    }

    /** Watches until somebody wants to quit. */
    void run() throws IOException, InterruptedException {
        final Thread follower = new Thread(this::follow, "checks");
        follower.setDaemon(true);
        follower.start();
        int key = Screen.NOTHING;
        while (key != 'q' && key != Screen.END) {
            press(key);
            key = screen.key();
        }
        screen.close();
    }

    /** Checks the exercise as often as it changes. The last save is checked, however many come before. */
    private void follow() {
        Optional<Saved> last = Optional.empty();
        while (true) {
            final Saved now = Saved.of(exercise);
            pause(last.filter(now::equals).isPresent() ? PAUSE_MILLIS : SETTLING_MILLIS);
            if (last.filter(now::equals).isEmpty() && Saved.of(exercise).equals(now)) {
                last = Optional.of(now);
                check(now);
            }
        }
    }

    private static void pause(long millis) {
        try {
            TimeUnit.MILLISECONDS.sleep(millis);
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }

    private void check(Saved now) {
        synchronized (checks) {
            final long begun = System.nanoTime();
            checkNumber++;
            Lines.fit(screen.room());
            status(BUSY);
            checked(now, new Onlooker(begun)).ifPresent(result -> keep(result,
                    String.format(Locale.ROOT, "Check %d, %.1f s", checkNumber,
                            TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun) / MILLIS_OF_A_SECOND) + KEYS));
        }
    }

    /** Returns what comes of a check. Files may vanish meanwhile: then the next save is checked. */
    private Optional<Checked> checked(Saved now, Onlooker onlooker) {
        try {
            return checks.check(() -> !Saved.of(exercise).equals(now), onlooker);
        } catch (IllegalStateException | UncheckedIOException broken) {
            return Optional.of(Checked.notRun("This could not be checked: " + broken.getMessage()));
        }
    }

    private synchronized void status(String text) {
        screen.status(text);
    }

    /** Shows what came of a check: the first example worth looking at, or the one that was chosen if it still fails. */
    private synchronized void keep(Checked result, String line) {
        final String before = isChosen ? checked.shown(shown) : "";
        shown = IntStream.range(0, result.failing()).filter(i -> result.shown(i).equals(before)).findFirst().orElse(0);
        checked = result;
        status = line;
        show();
    }

    private void show() {
        screen.show(isAll ? checked.all() : checked.brief(shown, screen.height()), status);
    }

    private void press(int key) throws IOException, InterruptedException {
        switch (key) {
            case 'h' -> hint();
            case 'a' -> redraw(shown, !isAll);
            case 'n' -> redraw(shown + 1, false);
            case 'p' -> play();
            default -> {
                // Means nothing.
            }
        }
    }

    private synchronized void redraw(int number, boolean all) {
        shown = checked.failing() == 0 ? 0 : number % checked.failing();
        isChosen = shown > 0;
        isAll = all;
        show();
    }

    /** Shows the next hint for the task that is being worked on. */
    private synchronized void hint() {
        final int task = new Left(exercise, checked).task(shown);
        hintNumber = task == hintedTask ? hintNumber + 1 : 1;
        hintedTask = task;
        final List<String> lines = new ArrayList<>(checked.brief(shown, screen.height()));
        lines.add("");
        lines.addAll(Lines.wrapped(Hints.in(exercise.folder()).hint(task, hintNumber)));
        screen.show(lines, status);
    }

    /** Has the engine played, as it was when it was checked last; meanwhile nothing is checked. */
    private void play() throws IOException, InterruptedException {
        synchronized (checks) {
            if (!checked.isCompiled()) {
                status("It can be played when it compiles." + KEYS);
                return;
            }
            screen.close();
            checks.play();
            screen = newScreen();
            redraw(shown, isAll);
        }
    }

    /** Shows how far a check is: nothing for the first seconds, then a count that goes on. */
    private final class Onlooker implements Checks.Waiting {

        private long told;

        /** Looks on from this time. */
        Onlooker(long begun) {
            told = begun + FIRST_SECONDS - A_WHILE;
        }

        @Override
        public void hears(Checked interim) {
            keep(interim, BUSY);
        }

        @Override
        public void counts(int run, int all) {
            if (run < all && System.nanoTime() - told > A_WHILE) {
                told = System.nanoTime();
                status(BUSY + " " + run + " of " + all + " examples");
            }
        }
    }
}
