package tabuleiro.checking.worker;

import java.io.Serializable;
import java.util.List;
import java.util.Set;

/**
 * What a worker is told to run.
 *
 * @param classPath the folders in which the engine is
 * @param examples  the folder of the student's own examples
 * @param wanted    which examples to run
 * @param done      the places of those that have been run
 */
public record Order(List<String> classPath, String examples, Wanted wanted, Set<String> done) implements Serializable {

    /** Keeps copies. */
    public Order {
        classPath = List.copyOf(classPath);
        done = Set.copyOf(done);
    }

    /** Returns the order to run what is left after these. */
    public Order without(Set<String> places) {
        return new Order(classPath, examples, wanted, places);
    }
}
