package tabuleiro.contracts;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where the classes of a program are changed: in this process ({@link Changes}), or in another that can be ended. */
public interface Workshop {

    /**
     * The classes of a program, made to tell of their steps and lines.
     *
     * @param classes by name
     * @param guards  where assertions stand that are guards, such as {@code connectfour.Engine.play:95}
     */
    record Traced(Map<String, byte[]> classes, Set<String> guards) {
    }

    /**
     * A mistake that has been put into a class.
     *
     * @param place       the number of its line in the whole program
     * @param type        the name of the class
     * @param file        the name of the file of that class
     * @param method      the method in which it is
     * @param line        the line in that file
     * @param description what is changed, as PIT says it
     * @param change      the class with the mistake, made to tell of its steps and lines
     */
    record Changed(int place, String type, String file, String method, int line, String description, byte[] change) {
    }

    /** Returns these classes of a program, traced; nothing if they are too large. */
    Optional<Traced> traced(Map<String, byte[]> classes);

    /**
     * Returns mistakes in some lines of a program: of all that there are, in an order that follows from a seed, so many
     * from one number on. There are none if the program is too large.
     */
    List<Changed> changed(Map<String, byte[]> classes, BitSet lines, long seed, int from, int most);
}
