package tabuleiro.grading.command;

import java.lang.management.ManagementFactory;
import picocli.CommandLine.Option;
import tabuleiro.grading.GradingException;

/** How much is done at once: a mixin. No result depends on it, and none names it. */
final class JobsOption {

    private static final int MOST = 256;

    /** So many at once fit on any machine; to ask for its memory takes longer than to grade a submission. */
    private static final int FEW = 2;

    /** What a submission's process takes at most: its heap, its classes, its compiled code and its threads. */
    private static final long BYTES_EACH = 512L << 20;

    @Option(names = "--jobs", paramLabel = "N", defaultValue = "all",
            description = "Run so many submissions at once (default: one for each processor). Marks do not depend on"
                    + " it.")
    private String word;

    /** Returns the number that is asked for. */
    int number() {
        return parse(word);
    }

    /**
     * Returns the number that a word of the command line asks for; {@code all} is {@link #usual}.
     *
     * @throws GradingException if it is neither that word nor a number from 1 to 256; the message says so
     */
    static int parse(String word) {
        if ("all".equals(word)) {
            return usual();
        }
        if (!word.matches("[1-9]\\d{0,2}") || Integer.parseInt(word) > MOST) {
            throw new GradingException("--jobs is a number from 1 to " + MOST + ", or all, not " + word + ".");
        }
        return Integer.parseInt(word);
    }

    /** Returns the number of processors, as far as there is memory for a submission on each. */
    static int usual() {
        final int processors = Math.min(MOST, Runtime.getRuntime().availableProcessors());
        return processors <= FEW ? processors : Math.max(FEW, Math.min(processors, inMemory()));
    }

    /** Returns for how many processes of submissions there is memory. */
    static int inMemory() {
        return (int) Math.min(MOST, memory() / BYTES_EACH);
    }

    private static long memory() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class).getTotalMemorySize();
    }
}
