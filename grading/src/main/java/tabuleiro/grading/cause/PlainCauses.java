package tabuleiro.grading.cause;

import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;

/**
 * Knows of any game which rule a wrong answer contradicts, as far as its specification says: the rule of a refusal, and
 * those that a method is about; of a list of legal moves, why the first move that is missing or too many is permitted
 * or refused. Whatever is wrong with the position may lie behind it.
 */
final class PlainCauses extends Causes {

    private static final String WHY_NOT = "whyNot";

    /** Will know it of this game. */
    PlainCauses(Descriptor game) {
        super(game, Map.of());
    }

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = about(asked.name());
        if (given instanceof NoAnswer) {
            return rule;
        }
        if (asked.isWhyNot()) {
            return either(refused(asked, right, given), rule, behind(about("position")));
        }
        final String ofMove = asked.name().equals("legalMoves")
                ? odd(right, given).map(move -> ofMove(asked, move, (List<?>) right)).orElse("") : "";
        return either(ofMove, anyAbout(asked.name()),
                asked.name().equals("position") ? "" : behind(about("position")));
    }

    /**
     * Returns the rules by which all commands refuse a move, first one that permits a legal move; if a command permits
     * it, the rule of that.
     */
    private String ofMove(Asked asked, Object move, List<?> legal) {
        final List<Method> queries = Stream.of(asked.method().getDeclaringClass().getMethods())
                .filter(query -> query.getName().startsWith(WHY_NOT) && !arguments(query, move).isEmpty())
                .sorted(Comparator.<Method, Boolean>comparing(query -> legal.stream().noneMatch(legalMove ->
                        isPermitted(asked, query, legalMove))).thenComparing(Method::getName)).toList();
        return either(queries.stream().filter(query -> isPermitted(asked, query, move)).findFirst()
                .map(query -> Stream.of(about(command(query)))).orElseGet(() -> queries.stream()
                        .flatMap(query -> refusals(called(asked, query, move)))).toArray(String[]::new));
    }

    private static boolean isPermitted(Asked asked, Method query, Object move) {
        return !arguments(query, move).isEmpty() && isEmpty(called(asked, query, move));
    }

    private static Object called(Asked asked, Method query, Object move) {
        return Asked.called(asked.object(), query, arguments(query, move).toArray());
    }

    private static String command(Method query) {
        final String name = query.getName().substring(WHY_NOT.length());
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** Returns a move, or what it is made of, as arguments; none if they do not fit. */
    private static List<?> arguments(Method query, Object move) {
        return Stream.of(List.of(move), parts(move).toList()).filter(some -> fit(query.getParameterTypes(), some))
                .findFirst().orElse(List.of());
    }

    private static boolean fit(Class<?>[] types, List<?> some) {
        return types.length == some.size() && IntStream.range(0, types.length).allMatch(i ->
                types[i].isInstance(some.get(i)) || types[i] == int.class && some.get(i) instanceof Integer);
    }

    @Override
    protected String missedEnd(Asked asked) {
        return either(about("isOver"), about("winner"));
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return missedEnd(asked);
    }
}
