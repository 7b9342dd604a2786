package tabuleiro.grading.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.contracts.answers.AnswerKey;
import tabuleiro.contracts.answers.RightCall;
import tabuleiro.contracts.replay.Known;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Reference;
import tabuleiro.grading.boards.Variations;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.cause.RightAnswers;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.suite.FirstTasks;
import tabuleiro.grading.suite.Suite;

/**
 * Writes for students what the reference answers in the examples, and which rules other answers contradict, so that
 * {@code exercises/check} charges a failure as grading does, without the reference.
 */
public final class AnswerKeys {

    /** So far away other numbers are tried. */
    private static final int FAR = 12;
    /** So many members are added to a list, each alone. */
    private static final int MOST_MEMBERS = 1100;

    private final Workers workers;

    /** Will have these processes compile the reference. */
    public AnswerKeys(Workers workers) {
        this.workers = workers;
    }

    /**
     * Writes the file of an exercise into a folder, in the place of an older one.
     *
     * @param tasks     how much of the exercise is handed out
     * @param reference the sources of the reference by path
     * @throws GradingException if the reference does not compile
     */
    public void write(Exercise exercise, FirstTasks tasks, Map<String, String> reference, Path folder)
            throws IOException {
        final Reference right = new Reference(exercise, workers.compile(reference, exercise.packageName())
                .filter(compiled -> compiled.problem().isEmpty())
                .orElseThrow(() -> new GradingException("The reference does not compile, so nothing can be recorded."))
                .classes());
        try (OutputStream out = Files.newOutputStream(folder.resolve(AnswerKey.FILE))) {
            of(right, new Suite(exercise).upTo(tasks)).write(out);
        }
    }

    /** Returns what this reference answers in these examples. */
    private static AnswerKey of(Reference reference, Suite suite) {
        final Map<String, List<RightCall>> examples = new LinkedHashMap<>();
        final Causes causes = Causes.of(suite.exercise());
        final RightAnswers rightAnswers = new RightAnswers(reference, causes);
        final ExampleRunner runner = new ExampleRunner("tabuleiro.steps", suite.exercise().glue());
        final Map<String, RightAnswers.RightCalls> rightCalls = new LinkedHashMap<>();
        suite.examples().stream().filter(example -> !example.check().guard()).forEach(example ->
                rightCalls.put(example.check().example(), rightAnswers.answer(provider ->
                        runner.play(example.pickle(), type -> provider))));
        final Set<Object> stops = rightCalls.values().stream().flatMap(call -> call.calls().stream())
                .flatMap(AnswerKeys::ways).flatMap(List::stream)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        rightCalls.forEach((example, each) -> examples.put(example, calls(rightAnswers, causes, each, stops)));
        return new AnswerKey(examples, causes.promised());
    }

    /** Returns the lists in the list that a call returns, such as the ways of pieces over squares. */
    private static Stream<List<?>> ways(Observation call) {
        return call.answer() instanceof List<?> all ? all.stream().filter(List.class::isInstance)
                .<List<?>>map(each -> (List<?>) each).filter(each -> !each.isEmpty()) : Stream.of();
    }

    /**
     * Returns the calls of an example.
     *
     * @param stops where a way may end, if a call returns ways
     */
    private static List<RightCall> calls(RightAnswers rightAnswers, Causes causes, RightAnswers.RightCalls rightCalls,
            Set<Object> stops) {
        final List<RightCall> calls = new ArrayList<>();
        final Map<Method, Object> before = new HashMap<>();
        final Map<Type, Set<Object>> members = new HashMap<>();
        rightCalls.calls().forEach(call -> {
            final Set<Object> known = members.computeIfAbsent(call.method().getGenericReturnType(),
                    any -> new LinkedHashSet<>());
            known.addAll(call.answer() instanceof Collection<?> some ? some : List.of());
            ways(call).limit(1).forEach(any -> stops.forEach(from ->
                    stops.forEach(to -> known.add(List.of(from, to)))));
        });
        rightAnswers.retrace(rightCalls, (call, asked) -> {
            final Map<Object, String> others = new LinkedHashMap<>();
            others(call, before.getOrDefault(call.method(), call.answer()),
                    members.get(call.method().getGenericReturnType())).forEach(other -> others.put(other,
                            rightAnswers.contradicted(asked, call.answer(), other)));
            others.put(new IllegalStateException(), causes.brokenOff(asked, call.answer(), others.values()));
            others.put(new AssertionError(), rightAnswers.contradicted(asked, call.answer(), new NoAnswer(true, "")));
            calls.add(RightCall.of(call.method(), call.arguments().stream().map(AnswerKeys::value).toList(),
                    value(call.answer()), others));
            before.put(call.method(), call.answer());
        });
        return calls;
    }

    /** An object is not a value, and has none. */
    private static Object value(Object heard) {
        return heard instanceof Known ? new Object() : heard;
    }

    /** Returns what a call may return by mistake. */
    private static List<Object> others(Observation call, Object before, Set<Object> members) {
        final Object right = call.answer();
        if (right == null || right instanceof Known || right instanceof NoAnswer) {
            return List.of();
        }
        final Type type = call.method().getGenericReturnType();
        final Stream<Integer> near = right instanceof Integer number
                ? IntStream.rangeClosed(-FAR, FAR).mapToObj(i -> number + i) : Stream.of();
        final Stream<Object> alike = right instanceof Collection<?> some ? collections(some, Stream.concat(
                members.stream(), values(((ParameterizedType) type).getActualTypeArguments()[0]).stream()))
                : Stream.of();
        return Stream.of(
                Variations.of("", before, right, before, List.of(), new Random(1)).stream()
                        .map(Variations.Varied::value),
                values(type).stream(), near, alike)
                .flatMap(parts -> parts).map(each -> (Object) each).filter(each -> !each.equals(right)).distinct()
                .toList();
    }

    /** Returns a list or set without all, without each of its members, and with each of some others. */
    private static Stream<Object> collections(Collection<?> right, Stream<?> more) {
        final List<Object> all = new ArrayList<>(right);
        return Stream.of(Stream.of(List.of()), all.stream().map(member ->
                        all.stream().filter(each -> !each.equals(member)).toList()),
                more.filter(member -> !all.contains(member)).distinct().limit(MOST_MEMBERS).map(member ->
                        Stream.concat(all.stream(), Stream.of(member)).toList())).flatMap(parts -> parts)
                .map(list -> right instanceof Set ? new LinkedHashSet<>((List<?>) list) : list);
    }

    /** Returns all values of a type that has few: constants, and what is made of them. */
    private static List<Object> values(Type type) {
        if (type == boolean.class || type == Boolean.class) {
            return List.of(true, false);
        } else if (type instanceof Class<?> named && named.isEnum()) {
            return List.of(named.getEnumConstants());
        } else if (type instanceof ParameterizedType generic && generic.getRawType() == Optional.class) {
            return Stream.concat(Stream.of(Optional.empty()), values(generic.getActualTypeArguments()[0]).stream()
                    .map(Optional::of)).collect(Collectors.toList());
        }
        return List.of();
    }
}
