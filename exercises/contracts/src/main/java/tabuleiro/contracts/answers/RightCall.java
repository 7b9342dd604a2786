package tabuleiro.contracts.answers;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.feedback.PossibleCauses;

/**
 * A call of an example, what is right there, and which rules another answer contradicts.
 *
 * @param asked   the number of the call
 * @param right   the right answer
 * @param usually the rules of which most other answers contradict one, as {@link PossibleCauses} reads them; empty if
 *                none is wrong
 * @param rules   the same for answers of which it is known, by the number of their difference
 */
public record RightCall(int asked, Pieces right, String usually, Map<Integer, String> rules) {

    /**
     * Creates a call whose right answer is known, and the rules that others contradict.
     *
     * @param answer the right answer
     * @param others other answers, or what is thrown instead, each with the rules of which it contradicts one; an empty
     *               text if it is right, too
     */
    public static RightCall of(Method method, List<?> arguments, Object answer, Map<Object, String> others) {
        final Pieces right = Pieces.of(answer);
        final Map<Integer, String> rules = new TreeMap<>();
        others.forEach((other, some) -> {
            final List<Integer> differences = right.differences(other);
            if (differences.size() <= 2) {
                differences.forEach(difference -> rules.putIfAbsent(difference, some));
            } else {
                rules.putIfAbsent(differences.get(0), some);
            }
        });
        final String usually = rules.values().stream()
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting())).entrySet()
                .stream().max(Map.Entry.comparingByValue(Comparator.naturalOrder())).map(Map.Entry::getKey).orElse("");
        if (answer instanceof Collection) {
            rules.values().removeIf(usually::equals);
        }
        return new RightCall(number(method, arguments), right, usually, rules);
    }

    private static int number(Method method, List<?> arguments) {
        return method.getName().hashCode() ^ Pieces.number(arguments);
    }

    /** Checks whether this is the call of a method with these arguments. */
    boolean isOf(Method method, List<?> arguments) {
        return asked == number(method, arguments);
    }

    /**
     * Returns the rules of which an answer contradicts one; empty if it is right, or as good as the right one.
     *
     * @param given the answer, or what was thrown instead
     */
    String contradicted(Object given) {
        return right.equalsAnswer(given) ? "" : right.differences(given).stream()
                .flatMap(difference -> Stream.ofNullable(rules.get(difference))).findFirst().orElse(usually);
    }

    /** Writes it, with rules by their numbers in this list, which gets those that are new. */
    void write(DataOutputStream out, List<String> known) throws IOException {
        out.writeInt(asked);
        right.write(out);
        out.writeShort(number(usually, known));
        out.writeShort(rules.size());
        for (Map.Entry<Integer, String> each : rules.entrySet()) {
            out.writeInt(each.getKey());
            out.writeShort(number(each.getValue(), known));
        }
    }

    private static int number(String text, List<String> known) {
        if (!known.contains(text)) {
            known.add(text);
        }
        return known.indexOf(text);
    }

    /** Returns what was written. */
    static RightCall read(DataInputStream in, List<String> known) throws IOException {
        final int asked = in.readInt();
        final Pieces right = Pieces.read(in);
        final String usually = known.get(in.readUnsignedShort());
        final Map<Integer, String> rules = new LinkedHashMap<>();
        for (int left = in.readUnsignedShort(); left > 0; left--) {
            rules.put(in.readInt(), known.get(in.readUnsignedShort()));
        }
        return new RightCall(asked, right, usually, rules);
    }
}
