package tabuleiro.grading.testing;

import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What is known of the games of a round.
 *
 * @param over        the numbers of those that have gone wrong
 * @param notBegun    the numbers of those that have gone wrong where a game is begun or resumed
 * @param broken      the numbers of those in which a call was late or ended the program: they are played no more
 * @param breaking    the methods that were called then, in all rounds
 * @param differences the first one of each game, in all rounds
 * @param stopped     the numbers of those in which an assertion stopped what the rules allow
 */
record Games(Set<Integer> over, Set<Integer> notBegun, Set<Integer> broken, Set<Method> breaking,
        List<Deviation> differences, Set<Integer> stopped) {

    /** Nothing has gone wrong so far. */
    Games(Set<Method> breaking, List<Deviation> differences) {
        this(new HashSet<>(), new HashSet<>(), new HashSet<>(), breaking, differences, new HashSet<>());
    }
}
