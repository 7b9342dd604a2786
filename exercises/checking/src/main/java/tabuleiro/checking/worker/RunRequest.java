package tabuleiro.checking.worker;

import java.io.Serializable;
import java.util.List;
import java.util.Set;

/**
 * What a worker is told to run.
 *
 * @param classPath the folders in which the engine is
 * @param examples  the folder of the student's own examples
 * @param ownTests  the folder of the student's own tests, compiled
 * @param games     which recorded games to play instead of running examples
 * @param wanted    which examples to run
 * @param contracts whether to try whether the engine's contracts notice mistakes, instead of running examples
 * @param done      the places of those that have been run
 * @param width     how many characters a line of a report may have
 */
public record RunRequest(List<String> classPath, String examples, String ownTests, Games games, Wanted wanted,
        boolean contracts, Set<String> done, int width) implements Serializable {

    /**
     * Recorded games.
     *
     * @param file      in which they are; empty if none are played
     * @param extension whether those of what need not be built are played, too
     */
    public record Games(String file, boolean extension) implements Serializable {

        /** None. */
        public static final Games NONE = new Games("", false);
    }

    /** Keeps copies. */
    public RunRequest {
        classPath = List.copyOf(classPath);
        done = Set.copyOf(done);
    }

    /** Returns the request to play games with the same engine. */
    public RunRequest playing(Games others) {
        return new RunRequest(classPath, examples, ownTests, others, wanted, contracts, done, width);
    }

    /** Returns the request to try the contracts of the same engine. */
    public RunRequest tryingContracts() {
        return new RunRequest(classPath, examples, ownTests, games, wanted, true, Set.of(), width);
    }

    /** Returns the request to run what is left after these. */
    public RunRequest without(Set<String> places) {
        return new RunRequest(classPath, examples, ownTests, games, wanted, contracts, places, width);
    }
}
