package tabuleiro.grading.cause;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Reason;
import tabuleiro.feedback.PossibleCauses;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Reference;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;

/** Knows for one game which rule a wrong answer contradicts, from what the reference answers there. */
public abstract class Causes {

    private static final String NEW_GAME = "ewGame";

    private final Subjects subjects;

    /**
     * Will know it of this game.
     *
     * @param peculiar the rules that methods are about which name another one first, by the names of the methods
     */
    protected Causes(Descriptor game, Map<String, String> peculiar) {
        subjects = Subjects.of(game, peculiar);
    }

    /**
     * Returns who knows it of this exercise: the class of its game, or one that knows what the specification says.
     */
    public static Causes of(Exercise exercise) {
        final Descriptor game = exercise.game();
        return exercise.added(Causes.class, "Causes", Descriptor.class, game).orElseGet(() -> new PlainCauses(game));
    }

    /** Returns the id of the rule that says what else a method is about. */
    public final String about(String method) {
        return subjects.of(method);
    }

    /** Returns the id of the rule by which nothing outside of a game changes it, such as another game. */
    public final Optional<String> ofSharing() {
        return subjects.shared();
    }

    /** Returns the ids of all rules that the postconditions of a method name, joined; else that of its rule. */
    final String anyAbout(String method) {
        return either(subjects.all(method).toArray(String[]::new));
    }

    /** Returns the ids of the rules that each method is about, by its name, as {@link PossibleCauses} reads them. */
    public final Map<String, String> promised() {
        return subjects.promised().entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey,
                entry -> String.join(PossibleCauses.ANY, entry.getValue())));
    }

    /**
     * Returns the rules of which one is wrong if a call breaks off by itself, or has no end: first that of the method,
     * then those of which other answers speak.
     *
     * @param others the rules that other answers contradict
     */
    public final String brokenOff(Asked asked, Object right, Collection<String> others) {
        final String own = asked.name().endsWith(NEW_GAME) && asked.isOfPosition() ? subjects.resumed()
                : rule(asked, right, new NoAnswer(false, ""));
        return Stream.concat(Stream.of(own), others.stream()).filter(rules -> !rules.isEmpty())
                .map(rules -> PossibleCauses.in(rules).get(0).rule()).distinct()
                .collect(Collectors.joining(PossibleCauses.ANY));
    }

    /** Joins the ids of rules of which a wrong answer contradicts one, or what was joined so before. */
    protected static String either(String... rules) {
        final Map<String, String> all = new LinkedHashMap<>();
        Stream.of(rules).flatMap(joined -> Stream.of(joined.split(Pattern.quote(PossibleCauses.OR))))
                .filter(joined -> !joined.isEmpty())
                .forEach(joined -> all.merge(joined.replace(PossibleCauses.IF, ""), joined,
                        (one, other) -> one.startsWith(PossibleCauses.IF) ? other : one));
        return String.join(PossibleCauses.OR, all.values());
    }

    /** Returns these ids where something holds, and none where it does not. */
    protected static String when(boolean holds, String rules) {
        return holds ? rules : "";
    }

    /** Joins the ids of rules that count only if other answers speak of them. */
    protected static String behind(String... rules) {
        return Stream.of(rules).map(PossibleCauses.IF::concat).collect(Collectors.joining(PossibleCauses.OR));
    }

    /**
     * Returns the id of the rule that a wrong answer contradicts. Where the answer alone does not tell, it is several,
     * as {@link PossibleCauses} reads them: first the one that the answer speaks of, then those that may be behind it.
     *
     * @param asked the call, with the reference as it stands before it
     * @param right what the reference returns; null if it returns nothing
     * @param given what was returned instead; perhaps a {@link NoAnswer}
     */
    public abstract String rule(Asked asked, Object right, Object given);

    /** Returns the answers of which any is right, where the rules leave that open, such as all right refusals. */
    public List<?> permitted(Asked asked, Object right) {
        final Set<?> refusals = asked.isWhyNot() && !isEmpty(right)
                ? Reference.refusals(asked.object(), asked.method(), asked.arguments()) : Set.of();
        return refusals.isEmpty() ? Collections.singletonList(right) : refusals.stream().map(Optional::of).toList();
    }

    /** Checks whether another answer than the reference's is right as well, since the rules leave that open. */
    public boolean isOpen(Asked asked, Object right, Object given) {
        return permitted(asked, right).contains(given);
    }

    /** Returns the rule by which the game that is asked about has ended. */
    protected abstract String missedEnd(Asked asked);

    /** Returns the rule of an ending that the game that is asked about has not, though somebody says so. */
    protected abstract String inventedEnd(Asked asked);

    /** Returns the rule by which a wrong refusal is given, or a right one is not. */
    protected final String refused(Asked asked, Object right, Object given) {
        final Optional<Reason> missing = reason(right);
        final Optional<Reason> wrong = reason(given);
        if (wrong.filter(Causes::isEnd).isPresent()) {
            return inventedEnd(asked);
        }
        return missing.filter(Causes::isEnd).isPresent() ? either(wrong.map(Reason::rule).orElse(""), missedEnd(asked))
                : either(missing.map(Reason::rule).orElse(""), wrong.map(Reason::rule).orElse(""));
    }

    /** Checks whether a refusal says that the game is over. */
    protected static boolean isEnd(Reason reason) {
        return reason.group() == Reason.Group.OVER;
    }

    /** Returns the id of the rule of the refusal in an answer; nothing if there is none. */
    public static Stream<String> refusals(Object answer) {
        return reason(answer).map(Reason::rule).stream();
    }

    /** Returns the refusal in an answer. */
    protected static Optional<Reason> reason(Object answer) {
        return answer instanceof Optional<?> optional && optional.orElse(null) instanceof Reason reason
                ? Optional.of(reason) : Optional.empty();
    }

    /** Returns the first member that only one of two answers has; the reference's first. Sets are sorted for that. */
    protected static Optional<Object> odd(Object right, Object given) {
        return Stream.concat(without((Collection<?>) right, (Collection<?>) given),
                without((Collection<?>) given, (Collection<?>) right)).findFirst();
    }

    /** A set has another order in each process. */
    private static Stream<Object> without(Collection<?> some, Collection<?> others) {
        final Stream<Object> rest = some.stream().filter(each -> !others.contains(each)).map(each -> each);
        return some instanceof Set ? rest.sorted(Comparator.comparing(Object::toString)) : rest;
    }

    /** Returns what a move is made of: the components of a record, the elements of a list; any other is one thing. */
    public static Stream<?> parts(Object move) {
        if (move instanceof Record some) {
            return Stream.of(move.getClass().getRecordComponents()).map(part -> Asked.called(some, part.getAccessor()));
        }
        return move instanceof List<?> some ? some.stream() : Stream.of(move);
    }

    /** Checks whether an answer is empty: an optional, or a collection. */
    public static boolean isEmpty(Object answer) {
        return answer instanceof Optional<?> optional ? optional.isEmpty()
                : answer instanceof Collection<?> collection && collection.isEmpty();
    }
}
