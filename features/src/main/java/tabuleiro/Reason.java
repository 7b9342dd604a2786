package tabuleiro;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Why something must not be done: the rule that forbids it, in words that a player understands.
 *
 * <p>Every game has an enum of these, {@code Refusal}, whose constants stand in four groups, one group after another.
 * Several may apply at once: right is any that applies in the first group in which one does. What cannot be asked,
 * since something that is named does not exist, does not apply.
 */
public interface Reason {

    /** The four groups, in the order in which they are asked about. */
    enum Group {
        /** What was named does not exist, or the position is none. */
        NAMED,
        /** The game is over. */
        OVER,
        /** The piece, the square or the way is wrong. */
        MOVE,
        /** The move would lead to something that is forbidden, or miss something that is mandatory. */
        RESULT
    }

    /** To which group does it belong? */
    Group group();

    /** Which rule forbids it? Its id, such as {@code C4-06}: the tag of the rule in the feature files. */
    String rule();

    /** In which words does a player read it? A clause without a full stop, such as {@code the column is full}. */
    String words();

    /**
     * Which of these refusals are right? All that apply in the first group in which one does; none if none applies.
     * A refusal of a later group is not asked about.
     *
     * @param candidates the refusals of a query, of one enum
     * @param applies    checks whether a refusal applies
     */
    static <R extends Enum<R> & Reason> Set<R> right(Collection<R> candidates, Predicate<R> applies) {
        return Arrays.stream(Group.values()).map(group -> applying(candidates, group, applies))
                .filter(found -> !found.isEmpty()).findFirst().orElse(Set.of());
    }

    private static <R extends Enum<R> & Reason> Set<R> applying(Collection<R> candidates, Group group,
            Predicate<R> applies) {
        final Set<R> found = candidates.isEmpty() ? Set.of() : EnumSet.copyOf(candidates);
        found.removeIf(each -> each.group() != group || !applies.test(each));
        return found;
    }
}
