package tabuleiro.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.yaml.snakeyaml.Yaml;
import tabuleiro.grading.faults.Faults;

/**
 * Right programs of unusual build: the clean solution of an exercise in which what is free is done in another way, or
 * every call of which is passed on in an unusual manner.
 */
public final class RightPrograms {

    private static final String FOLDER = "/right/";

    /** Manners in which every call is passed on; see {@code Unusual.txt}. */
    private static final List<String> MANNERS = List.of("a pool of threads", "a thread for each game",
            "a thread for each call", "the common pool", "a static cache", "six times the work",
            "plays all moves again", "prints much", "keeps all games", "cleans up", "collections of Java",
            "collections of its own");

    /** Kinds of fair generators; see {@code Chance.txt}. */
    private static final List<String> GENERATORS = List.of("splittable", "secure", "congruential", "shifting",
            "digesting", "java's default", "another seed");

    private static final String GAMES = """
            package %s;
            public final class Games implements %s {
            private final %2$s real = Unusual.of(%2$s.class, PlainGames::new);
            %3$s}
            """;

    private final Exercise exercise;
    private final Map<String, String> clean;

    private RightPrograms(Exercise exercise) {
        this.exercise = exercise;
        clean = Faults.of(exercise).clean();
    }

    /** Returns the sources by path of each program, by what is unusual about it. */
    public static Map<String, Map<String, String>> of(Exercise exercise) {
        final RightPrograms programs = new RightPrograms(exercise);
        final Map<String, Map<String, String>> all = new LinkedHashMap<>();
        MANNERS.forEach(each -> all.put(each, programs.wrapped(each)));
        GENERATORS.stream().filter(any -> programs.hasChance()).forEach(each -> all.put(each, programs.drawing(each)));
        all.putAll(programs.written());
        all.put("the reference names the last refusal that is right", programs.refusing());
        return all;
    }

    /** Returns the sources of a wrong program, which hands out or keeps what it must not; see {@code Unusual.txt}. */
    public static Map<String, String> leaking(Exercise exercise, String kind) {
        return new RightPrograms(exercise).wrapped("leaks " + kind);
    }

    private static String text(String name) {
        try (InputStream file = RightPrograms.class.getResourceAsStream(FOLDER + name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new AssertionError(name, unreadable);
        }
    }

    private String path(String file) {
        return exercise.packageName() + "/" + file;
    }

    private boolean hasChance() {
        return clean.values().stream().anyMatch(each -> each.contains("new Random("));
    }

    private Map<String, String> drawing(String kind) {
        final Map<String, String> sources = new TreeMap<>(clean);
        sources.replaceAll((path, text) -> text.replace("new Random(", "new Chance("));
        sources.put(path("Chance.java"), text("Chance.txt").formatted(exercise.packageName(), kind));
        return sources;
    }

    /** Every object that the solution makes stands behind another one, which passes each call on. */
    private Map<String, String> wrapped(String manner) {
        final Map<String, String> sources = new TreeMap<>(clean);
        final String games = sources.remove(path("Games.java"));
        sources.put(path("PlainGames.java"), games.replace("class Games ", "class PlainGames "));
        sources.put(path("Games.java"), games());
        sources.put(path("Unusual.java"), text("Unusual.txt").formatted(exercise.packageName(), manner));
        return sources;
    }

    private String games() {
        try {
            final Class<?> face = Class.forName(exercise.specification());
            return GAMES.formatted(exercise.packageName(), face.getName(), Arrays.stream(face.getMethods())
                    .map(RightPrograms::passedOn).collect(Collectors.joining()));
        } catch (ClassNotFoundException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static String passedOn(Method method) {
        final String parameters = IntStream.range(0, method.getParameterCount()).mapToObj(i ->
                method.getGenericParameterTypes()[i].getTypeName() + " a" + i).collect(Collectors.joining(", "));
        return "@Override public %s %s(%s) { return real.%2$s(%s); }\n".formatted(
                method.getGenericReturnType().getTypeName(), method.getName(), parameters,
                parameters.replaceAll("[^ ,]+ (a\\d)", "$1"));
    }

    /** Returns the programs that stand as changes in a file. */
    private Map<String, Map<String, String>> written() {
        final List<Map<String, Object>> all = new Yaml().load(text(exercise.name() + ".yaml"));
        final Map<String, Map<String, String>> programs = new LinkedHashMap<>();
        for (Map<String, Object> each : all) {
            final Map<String, String> sources = new TreeMap<>(clean);
            final String name = each.remove("name").toString();
            each.forEach((file, changes) -> ((Map<?, ?>) changes).forEach((replace, with) ->
                    change(sources, path(file), replace.toString(), with.toString())));
            programs.put(name, sources);
        }
        return programs;
    }

    private static void change(Map<String, String> sources, String path, String replace, String with) {
        assertThat(sources.get(path).split(Pattern.quote(replace), -1)).as(path + ": " + replace)
                .hasSize(2);
        sources.put(path, sources.get(path).replace(replace, with));
    }

    /** The reference, which names the last refusal that is right instead of the first. */
    private Map<String, String> refusing() {
        final Map<String, String> sources = Fixtures.reference(exercise);
        sources.replaceAll((path, text) -> text.replaceAll("([rR]efusals\\w*\\(.*\\)\\.stream\\(\\))\\.findFirst\\(\\)",
                "$1.reduce((first, last) -> last)"));
        return sources;
    }
}
