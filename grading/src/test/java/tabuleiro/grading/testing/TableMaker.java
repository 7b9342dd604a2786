package tabuleiro.grading.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import tabuleiro.contracts.replay.Known;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Reference;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.calls.Recorder;
import tabuleiro.grading.play.Exchange;
import tabuleiro.grading.play.Scripts;
import tabuleiro.grading.suite.Suite;

/** Makes submissions out of what the reference answers in examples and in recorded games: {@link Table}s. */
final class TableMaker {

    /** What is known is written into constants, each of so many characters at most. */
    private static final int LONGEST = 60_000;
    private static final String IN = "\u0002";

    private final Exercise exercise;
    private final Reference reference;
    private final Suite suite;
    private final Map<String, String> answers = new TreeMap<>();

    /** Knows nothing yet. */
    TableMaker(Exercise exercise, Reference reference) {
        this.exercise = exercise;
        this.reference = reference;
        suite = new Suite(exercise);
    }

    private ExampleRunner runner() {
        return new ExampleRunner("tabuleiro.steps", exercise.glue());
    }

    /** Adds what is answered in all examples. */
    TableMaker withExamples() {
        final ExampleRunner runner = runner();
        suite.examples().forEach(example -> {
            final List<Observation> calls = new ArrayList<>();
            final Object provider = new Recorder(calls::add).provider(reference.provider(true),
                    reference.specification());
            runner.play(example.pickle(), type -> provider);
            follow(calls);
        });
        return this;
    }

    /** Adds what is answered in so many random games of a seed. */
    TableMaker withGames(long seed, int games) {
        new Scripts(reference).script(seed, provider -> Examiner.show(suite, runner(), provider), games).rounds()
                .forEach(round -> follow(round.exchanges().stream().map(Exchange::call).toList()));
        return this;
    }

    private void follow(List<Observation> calls) {
        final Map<Integer, Object> things = new HashMap<>(Map.of(0, reference.provider(false)));
        final Map<Integer, String> places = new HashMap<>(Map.of(0, ""));
        for (Observation call : calls) {
            final String question = call.method().getName() + call.arguments().stream().map(each -> " "
                    + (each instanceof Known known ? places.get(known.number()) : TableWords.of(each)))
                    .collect(Collectors.joining());
            final String key = places.get(call.object()) + IN + question;
            if (call.answer() instanceof NoAnswer) {
                answers.put(key, "!");
            } else if (call.answer() instanceof Known made) {
                things.put(made.number(), called(call, things));
                places.put(made.number(), place(things.get(made.number()), question));
                answers.put(key, places.get(made.number()));
            } else if (call.isCommand()) {
                called(call, things);
                places.put(call.object(), place(things.get(call.object()), key.replace(IN, " ")));
                answers.put(key, places.get(call.object()));
            } else {
                answers.put(key, TableWords.of(called(call, things)));
            }
        }
    }

    private static Object called(Observation call, Map<Integer, Object> things) {
        return invoked(call.method(), things.get(call.object()), call.arguments().stream()
                .map(each -> each instanceof Known known ? things.get(known.number()) : each).toArray());
    }

    private static Object invoked(Method method, Object thing, Object... arguments) {
        try {
            return method.invoke(thing, arguments);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Returns where an object stands: its position, or how it came there. */
    private static String place(Object thing, String otherwise) {
        return Stream.of(thing.getClass().getInterfaces()).flatMap(type -> Stream.of(type.getMethods()))
                .filter(each -> each.getName().equals("position") && each.getParameterCount() == 0).findFirst()
                .map(each -> TableWords.of(invoked(each, thing))).orElse(otherwise);
    }

    /**
     * Returns the sources of a submission by path.
     *
     * @param kind what it does where it knows nothing
     */
    Map<String, String> sources(String kind) throws IOException {
        final Map<String, String> sources = new TreeMap<>();
        for (String each : List.of("Table", "TableWords")) {
            put(sources, each, Files.readString(Fixtures.project("grading/src/test/java/tabuleiro/grading/testing/"
                    + each + ".java")).replaceFirst("package .*;\n", "").replace("\"plain\"", "\"" + kind + "\""));
        }
        data(sources);
        final Set<Class<?>> types = Stream.of(reference.specification().getMethods()).map(Method::getReturnType)
                .filter(TableMaker::isOfGame).collect(Collectors.toCollection(LinkedHashSet::new));
        types.forEach(type -> put(sources, "Of" + type.getSimpleName(), engine(type, "Of" + type.getSimpleName(),
                "(Table table) { this.table = table; }")));
        put(sources, "Games", engine(reference.specification(), "Games", "() { table = new Table(\"\"); "
                + "if (!learnt) { learnt = true; Data.learn(); } }\n    private static boolean learnt;"));
        return sources;
    }

    private void put(Map<String, String> sources, String name, String text) {
        sources.put(exercise.packageName() + "/" + name + ".java", "package " + exercise.packageName() + ";\n" + text);
    }

    private static boolean isOfGame(Class<?> type) {
        return type.isInterface() && type.getPackageName().startsWith("tabuleiro");
    }

    private static String engine(Class<?> type, String name, String creation) {
        return "@SuppressWarnings({\"unchecked\", \"rawtypes\"})\npublic final class " + name + " implements "
                + type.getName() + ", Table.Holder {\n    private final Table table;\n    public " + name + creation
                + "\n    public Table table() { return table; }\n" + Stream.of(type.getMethods())
                .filter(each -> !each.isDefault() && !Modifier.isStatic(each.getModifiers()))
                .sorted(Comparator.comparing(Method::toString)).map(TableMaker::method).collect(Collectors.joining())
                + "}\n";
    }

    private static String method(Method method) {
        final Class<?> type = method.getReturnType();
        final List<Integer> places = IntStream.range(0, method.getParameterCount()).boxed().toList();
        final String call = "\"" + method.getName() + "\"" + places.stream().map(i -> ", a" + i)
                .collect(Collectors.joining()) + ")";
        return "    public " + type.getCanonicalName() + " " + method.getName() + "(" + places.stream()
                .map(i -> method.getParameterTypes()[i].getCanonicalName() + " a" + i).collect(Collectors.joining(", "))
                + ") { " + body(type, call) + "; }\n";
    }

    private static String body(Class<?> type, String call) {
        if (type == void.class) {
            return "table.go(" + call;
        }
        return isOfGame(type) ? "return new Of" + type.getSimpleName() + "(table.make(" + call + ")"
                : "return (" + type.getCanonicalName() + ") table.ask(" + type.getCanonicalName() + ".class, " + call;
    }

    private void data(Map<String, String> sources) throws IOException {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(answers.entrySet().stream().map(each -> each.getKey() + IN + each.getValue())
                    .collect(Collectors.joining("\u0003")).getBytes(UTF_8));
        }
        final String packed = Base64.getEncoder().encodeToString(bytes.toByteArray());
        final int parts = packed.length() / LONGEST + 1;
        for (int i = 0; i < parts; i++) {
            put(sources, "Data" + i, "final class Data" + i + " {\n    static final String PART = \""
                    + packed.substring(i * LONGEST, Math.min(packed.length(), (i + 1) * LONGEST)) + "\";\n}\n");
        }
        put(sources, "Data", "final class Data {\n    static void learn() {\n        Table.learn(String.join(\"\", "
                + IntStream.range(0, parts).mapToObj(i -> "Data" + i + ".PART").collect(Collectors.joining(", "))
                + "));\n    }\n}\n");
    }
}
