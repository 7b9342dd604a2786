package tabuleiro.grading.play;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.calls.Operation;
import tabuleiro.contracts.replay.Known;
import tabuleiro.grading.calls.Observation;

/**
 * A call in a random game, and what it must return.
 *
 * @param game      the number of the game in its round, from 0
 * @param call      the call, and what the reference returns
 * @param operation how it is sent
 * @param sent      the arguments, each as it is sent; nothing for an object
 * @param permitted the values of which it must return one, as they are sent
 * @param series    what judges the value, with those of other calls perhaps; nothing if it must be a permitted one
 * @param rule      the id of the rule that says what it returns
 * @param moment    where the game stands
 * @param pair      the call before with which it decides whether its rule is known, if there is one
 * @param after     how a game begins that stands where this command has led; nothing if none goes on there
 */
public record Exchange(int game, Observation call, Operation operation, List<byte[]> sent, List<byte[]> permitted,
        Optional<Series> series, String rule, Moment moment, Optional<Pair> pair, Optional<Beginning> after) {

    /**
     * An earlier call that decides together with another.
     *
     * @param other the call
     * @param rules the ids of the rules that who confuses the answers of both may have wrong
     */
    public record Pair(Observation other, Set<String> rules) {

        /** Returns the same pair, which decides about no other rules than these. */
        public Pair of(Set<String> some) {
            return new Pair(other, rules.stream().filter(some::contains).collect(Collectors.toSet()));
        }
    }

    /**
     * How a game is begun from a position.
     *
     * @param operation how the call is sent
     * @param position  the position, or whatever the call is handed, as it is sent
     * @param untold    the names of queries that answer something else then, since the game has another past
     */
    public record Beginning(Operation operation, byte[] position, Set<String> untold) {
    }

    /** Returns the number that the object gets which the call returns; -1 if it returns no object. */
    public int result() {
        return call.answer() instanceof Known object ? object.number() : -1;
    }

    /** Returns how the object is begun that the call of a provider returns, if it needs no other; nothing otherwise. */
    public Optional<Beginning> begun() {
        if (result() < 0 || call.object() > 0 || objects().count() > 1) {
            return Optional.empty();
        }
        final ByteArrayOutputStream arguments = new ByteArrayOutputStream();
        sent.forEach(arguments::writeBytes);
        return Optional.of(new Beginning(operation, arguments.toByteArray(), Set.of()));
    }

    /** Returns the numbers of the object that is called, and of those that it is called with. */
    public IntStream objects() {
        return IntStream.concat(IntStream.of(call.object()), call.arguments().stream()
                .filter(Known.class::isInstance).mapToInt(argument -> ((Known) argument).number()));
    }

    /**
     * Writes the arguments.
     *
     * @param numbers the numbers that are written for objects, by those that they have here
     */
    public void write(DataOutputStream out, Map<Integer, Integer> numbers) throws IOException {
        for (int i = 0; i < sent.size(); i++) {
            if (call.arguments().get(i) instanceof Known object) {
                out.writeInt(numbers.getOrDefault(object.number(), object.number()));
            } else {
                out.write(sent.get(i));
            }
        }
    }

    /**
     * Checks whether a value is one of those that are permitted.
     *
     * @param message the message in which it came
     * @param from    where the value begins in it
     */
    public boolean isPermitted(byte[] message, int from) {
        for (byte[] each : permitted) {
            if (Arrays.equals(each, 0, each.length, message, from, message.length)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Calls whose values are looked at together, such as many choices of an agent that chooses by chance: the same seed
     * must give the same again, and nothing may come too often. Two series are never equal.
     */
    public static final class Series {

        private final String rule;
        private final Predicate<List<?>> right;
        private int calls;

        /**
         * Will have the values of its calls judged by this.
         *
         * @param rule the id of the rule that says what is right
         */
        Series(String rule, Predicate<List<?>> right) {
            this.rule = rule;
            this.right = right;
        }

        /** Returns the id of the rule that says what is right. */
        public String rule() {
            return rule;
        }

        /** Adds a call, while the script is written; what returns an object has no value to test. */
        void add(Observation call) {
            calls += call.answer() instanceof Known ? 0 : 1;
        }

        /** Checks whether it has one call alone. */
        public boolean isSingle() {
            return calls == 1;
        }

        /** Checks whether nothing is wrong with these values of its first calls; it is seen at the last call alone. */
        public boolean isRight(List<?> values) {
            try {
                return values.size() < calls || right.test(values);
            } catch (IndexOutOfBoundsException tooFew) {
                return false;
            }
        }
    }
}
