package tabuleiro.grading.command;

import java.security.SecureRandom;
import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.report.Journal;
import tabuleiro.grading.report.OutputFolder;
import tabuleiro.grading.report.StoredReport;
import tabuleiro.grading.results.Run;
import tabuleiro.grading.results.Shard;
import tabuleiro.grading.testing.Recordings;

/**
 * The seed of a report: the number from which its random games follow, and the mistakes by which contracts are tried.
 * It is drawn once, so that nobody can know it before; this is the one place where chance enters grading.
 */
final class SeedOption {

    /** What is drawn has ten digits: none of the small numbers of which somebody may have recorded the games. */
    private static final int DRAWN = 1_000_000_000;

    @Option(names = "--seed", paramLabel = "N",
            description = "The number from which the random games follow that are played against the reference"
                    + " (default: that of the report; a new report draws one, and keeps it).")
    private Long named;

    /**
     * Returns the seed of the report in a folder: the one that is named, or else the one that it has, or a new one.
     *
     * @throws GradingException if it would be drawn for a part of a class, or games were handed out by the one that is
     *                          named
     */
    long of(OutputFolder folder, Shard shard) {
        if (Optional.of(Recordings.SEED).equals(Optional.ofNullable(named))) {
            throw new GradingException("The games of seed " + named + " are handed out: name another with --seed.");
        }
        return Optional.ofNullable(named)
                .or(() -> StoredReport.in(folder).map(storedReport -> storedReport.graded().run())
                .or(() -> Journal.run(folder)).flatMap(Run::seed)).orElseGet(() -> {
                    if (!shard.equals(Shard.WHOLE)) {
                        throw new GradingException("All parts of a class play the same games: name the same number for"
                                + " each with --seed N, one that no student knows.");
                    }
                    return drawn();
                });
    }

    /** Returns the seed that is named, or a new one. */
    long orDrawn() {
        return Optional.ofNullable(named).orElseGet(SeedOption::drawn);
    }

    /** Returns a new one. */
    static long drawn() {
        return DRAWN + new SecureRandom().nextInt(DRAWN);
    }
}
