package tabuleiro.feedback;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A drawn position: a board, and below it facts such as {@code bag: A1 A2}.
 *
 * @param board the lines of the board
 * @param facts the lines below it, each with a colon
 */
public record TextPicture(List<String> board, List<String> facts) {

    private static final String BECOMES = " -> ";
    private static final String REMOVED = BECOMES + "(removed)";

    /** Returns what is drawn. */
    static TextPicture of(String drawn) {
        return new TextPicture(drawn.lines().filter(line -> !isFact(line)).toList(),
                drawn.lines().filter(TextPicture::isFact).toList());
    }

    /**
     * Draws what is right beside what is not, each below its title: only what differs in them. What is wrong may be an
     * answer to a query, which has no facts: then the board alone stands beside it.
     */
    public static List<String> compared(String title, String right, String otherTitle, String wrong) {
        final TextPicture first = of(right);
        final TextPicture second = of(wrong);
        final Stream<String> boards = first.board.equals(second.board) ? Stream.of()
                : Boards.pair(title, first.board, otherTitle, second.board).stream();
        final Stream<String> facts = second.facts.isEmpty() ? Stream.of()
                : first.without(second).factsUntil(second.without(first)).stream();
        return Stream.concat(boards, facts).toList();
    }

    private TextPicture without(TextPicture other) {
        return new TextPicture(board, facts.stream().filter(fact -> !other.facts.contains(fact)).toList());
    }

    private static boolean isFact(String line) {
        return line.matches("\\w[^:]*:.*");
    }

    /** Returns the facts: once what is the same in the other picture, and what is not with what becomes of it. */
    List<String> factsUntil(TextPicture other) {
        if (facts.size() == other.facts.size()) {
            return IntStream.range(0, facts.size()).boxed()
                    .flatMap(i -> change(facts.get(i), other.facts.get(i)).stream()).toList();
        }
        return Stream.concat(facts.stream().map(fact -> Lines.shortened(fact)
                        + (other.has(key(fact)) ? "" : REMOVED)),
                other.facts.stream().filter(fact -> !facts.contains(fact))
                        .map(fact -> BECOMES.strip() + " " + Lines.shortened(fact))).toList();
    }

    private static String key(String fact) {
        return fact.substring(0, fact.indexOf(':') + 1);
    }

    private boolean has(String key) {
        return facts.stream().anyMatch(fact -> fact.startsWith(key));
    }

    private static List<String> change(String old, String now) {
        if (old.equals(now)) {
            return old.endsWith(":") ? List.of() : List.of(Lines.shortened(old));
        }
        final int from = firstDifference(words(old), words(now));
        final String key = key(old);
        final String value = Lines.shortened(now, from);
        return Lines.wrapped(Lines.shortened(old, from) + BECOMES
                + (value.startsWith(key) ? value.substring(key.length()).strip() : value));
    }

    private static List<String> words(String fact) {
        return Arrays.asList(fact.substring(fact.indexOf(':') + 1).strip().split(" +"));
    }

    private static int firstDifference(List<String> one, List<String> other) {
        return (int) IntStream.range(0, Math.min(one.size(), other.size()))
                .takeWhile(i -> one.get(i).equals(other.get(i))).count();
    }
}
