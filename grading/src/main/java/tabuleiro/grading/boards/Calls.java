package tabuleiro.grading.boards;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tabuleiro.contracts.replay.Known;
import tabuleiro.contracts.replay.Step;
import tabuleiro.contracts.replay.Trials;
import tabuleiro.contracts.replay.Wrong;
import tabuleiro.rulebook.Clause;

/**
 * The calls in a play of which a clause speaks, as the reference makes them: those that were made, and after each that
 * changes or begins a game those of its queries.
 *
 * @param provider of the reference
 * @param clauses  of the specification
 */
record Calls(Object provider, List<Clause> clauses) {

    /** A call as it was made. */
    record Made(List<Step> play, Object before, Object right, Object position, Map<String, Object> answers) {

        /** Returns the call. */
        Step call() {
            return play.get(play.size() - 1);
        }
    }

    /** Returns whose clauses speak of a call, such as {@code ConnectFour.play}. */
    static String owner(Step call) {
        return call.method().getDeclaringClass().getSimpleName() + "." + call.method().getName();
    }

    /** Returns the calls of a play that the reference makes and of which a clause speaks. */
    List<Made> made(List<Step> play) {
        final List<Made> made = new ArrayList<>();
        final List<Step> leading = new ArrayList<>();
        final List<Object> objects = new ArrayList<>(List.of(provider));
        try {
            for (Step call : play) {
                final Object object = objects.get(call.object());
                final boolean isSpokenOf = isSpokenOf(call);
                final Object before = call.begins() || !isSpokenOf ? null : position(call, object);
                final Object answer = call.method().invoke(object, handed(call, objects));
                note(answer, objects);
                final Object game = call.begins() ? answer : object;
                if (isSpokenOf) {
                    made.add(made(with(leading, call), before, answer, game));
                }
                if (call.isCommand() || !isValue(answer)) {
                    leading.add(call);
                }
                if (!call.isQuery()) {
                    made.addAll(asked(leading, game, objects.indexOf(game)));
                }
            }
        } catch (InvocationTargetException refused) {
            return List.of();
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
        return made;
    }

    /** Returns calls of the queries without arguments of which a clause speaks. */
    private List<Made> asked(List<Step> leading, Object game, int number) throws ReflectiveOperationException {
        final List<Made> made = new ArrayList<>();
        for (Method query : Trials.queries(leading.get(leading.size() - 1).type())) {
            final Step call = new Step(number, query, new Object[0]);
            if (isSpokenOf(call)) {
                made.add(made(with(leading, call), null, query.invoke(game), game));
            }
        }
        return made;
    }

    private static Made made(List<Step> play, Object before, Object answer, Object changed)
            throws ReflectiveOperationException {
        final Step call = play.get(play.size() - 1);
        final Object position = position(call, changed);
        final Object from = before == null ? position : before;
        return call.isQuery() ? new Made(play, from, answer, position, Map.of())
                : new Made(play, from, position, position, answers(changed, call));
    }

    /** Checks whether a clause says what a call of a game, or of the provider, does or returns. */
    private boolean isSpokenOf(Step call) {
        return clauses.stream().anyMatch(clause -> clause.owner().equals(owner(call))
                && !clause.kind().equals("precondition")) && (call.hasPosition() || call.object() == 0);
    }

    private void note(Object answer, List<Object> objects) {
        if (!isValue(answer) && !objects.contains(answer)) {
            objects.add(answer);
        }
    }

    private boolean isValue(Object answer) {
        return answer == null || answer.getClass().getClassLoader() != provider.getClass().getClassLoader()
                || answer.getClass().isRecord();
    }

    private static List<Step> with(List<Step> leading, Step call) {
        return Stream.concat(leading.stream(), Stream.of(call)).toList();
    }

    private static Object[] handed(Step call, List<Object> objects) {
        return Stream.of(call.arguments()).map(each -> each instanceof Known known ? objects.get(known.number()) : each)
                .toArray();
    }

    private static Object position(Step call, Object game) throws ReflectiveOperationException {
        return call.hasPosition() ? call.type().getMethod(Wrong.POSITION).invoke(game) : "";
    }

    private static Map<String, Object> answers(Object game, Step call) throws ReflectiveOperationException {
        final Map<String, Object> answers = new LinkedHashMap<>();
        for (Method query : Trials.queries(call.type())) {
            if (!query.getName().equals(Wrong.POSITION)) {
                answers.put(query.getName(), query.invoke(game));
            }
        }
        return answers;
    }
}
