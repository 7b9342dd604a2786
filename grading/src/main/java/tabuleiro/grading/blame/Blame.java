package tabuleiro.grading.blame;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.grading.Exercise;

/** Knows for one game which rule a wrong answer contradicts, from what the reference answers there. */
public abstract class Blame {

    /** Stands between the ids of rules of which a wrong answer contradicts one. */
    public static final String OR = "|";

    /** Returns who knows it of this exercise; nothing if nobody does. */
    public static Optional<Blame> of(Exercise exercise) {
        return Optional.ofNullable(switch (exercise.name()) {
            case "connect-four" -> new ConnectFourBlame();
            case "quarto" -> new QuartoBlame();
            case "qwirkle" -> new QwirkleBlame();
            case "draughts" -> new DraughtsBlame();
            case "chess" -> new ChessBlame();
            default -> null;
        });
    }

    /**
     * Returns the id of the rule that a wrong answer contradicts. Where the answer alone does not tell, it is several
     * with {@link #OR} between, the most likely first: then the one is meant that explains most failures.
     *
     * @param asked the call, with the reference as it stands before it
     * @param right what the reference returns; null if it returns nothing
     * @param given what was returned instead; perhaps a {@link NoAnswer}
     */
    public abstract String rule(Asked asked, Object right, Object given);

    /** Checks whether another answer than the reference's is right as well, since the rules leave that open. */
    public boolean isOpen(Asked asked, Object right, Object given) {
        return asked.isRight(given);
    }

    /** Returns the rule by which the game that is asked about has ended. */
    protected abstract String missedEnd(Asked asked);

    /** Returns the rule of an ending that the game that is asked about has not, though somebody says so. */
    protected abstract String inventedEnd(Asked asked);

    /** Returns the rule by which a wrong refusal is given, or a right one is not. */
    protected final String refused(Asked asked, Object right, Object given) {
        final Optional<Reason> missing = reason(right);
        final Optional<Reason> wrong = reason(given);
        if (wrong.filter(Blame::isEnd).isPresent()) {
            return inventedEnd(asked);
        }
        return missing.filter(Blame::isEnd).isPresent() ? missedEnd(asked)
                : Stream.of(missing, wrong).flatMap(Optional::stream).map(Reason::rule).distinct()
                        .collect(Collectors.joining(OR));
    }

    /** Checks whether a refusal says that the game is over. */
    protected static boolean isEnd(Reason reason) {
        return reason.group() == Reason.Group.OVER;
    }

    /** Returns the refusal in an answer. */
    protected static Optional<Reason> reason(Object answer) {
        return answer instanceof Optional<?> optional && optional.orElse(null) instanceof Reason reason
                ? Optional.of(reason) : Optional.empty();
    }

    /** Returns the first member that only one of two answers has; the reference's first. */
    protected static Optional<Object> odd(Object right, Object given) {
        final Collection<?> all = (Collection<?>) right;
        final List<Object> more = ((Collection<?>) given).stream().filter(each -> !all.contains(each))
                .<Object>map(each -> each).toList();
        return Stream.concat(all.stream().filter(each -> !((Collection<?>) given).contains(each)), more.stream())
                .<Object>map(each -> each).findFirst();
    }

    /** Checks whether an answer is empty: an optional, or a collection. */
    protected static boolean isEmpty(Object answer) {
        return answer instanceof Optional<?> optional ? optional.isEmpty()
                : answer instanceof Collection<?> collection && collection.isEmpty();
    }
}
