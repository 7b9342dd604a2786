package tabuleiro.grading.craft;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.Contract;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.Origin;
import tabuleiro.grading.YamlFile;
import tabuleiro.grading.marks.Criterion;
import tabuleiro.grading.source.Program;
import tabuleiro.rulebook.FeatureFile;

/**
 * What {@code craft.yaml} says: what each level of a criterion means, and which classes the brief of an exercise
 * demands.
 *
 * @param levels  by criterion, the sentences for the levels from 1 on
 * @param classes by the name of a class that is demanded, what else it may be called, in small letters
 * @param rules   the sentences of the rules that no example shows, by id
 */
public record Demands(Map<Criterion, List<String>> levels, Map<String, Set<String>> classes,
        Map<String, String> rules) {

    /** A line of a report that says what a class is called: a name, a colon or arrow, and the other name. */
    private static final Pattern SAID = Pattern.compile("(?m)^[\\s*+-]*`?(\\w+)`?\\**\\s*(?:[:=]|->)\\s*[`*]*(\\w+)",
            Pattern.UNICODE_CHARACTER_CLASS);

    /**
     * A class that is demanded.
     *
     * @param name  what the brief calls it
     * @param found the classes that may be it: those that the author names, the student's own that are called so, or
     *              those of the specification that are used; none if there is none
     */
    public record Demanded(String name, List<String> found) {
    }

    /**
     * Returns what is said about an exercise.
     *
     * @throws GradingException if the file cannot be read, or a criterion has not a sentence for each level
     */
    static Demands of(Exercise exercise) {
        final Path file = Home.craft();
        try {
            final YamlFile read = new YamlFile("The criteria", file);
            final Map<Criterion, List<String>> levels = new LinkedHashMap<>();
            for (Criterion each : Criterion.values()) {
                levels.put(each, read.words(each.word()));
                if (levels.get(each).size() != Criterion.HIGHEST) {
                    throw read.wrong(each.word() + " needs a sentence for each of " + Criterion.HIGHEST + " levels");
                }
            }
            final Map<String, Set<String>> classes = new TreeMap<>();
            read.part("classes").ifPresent(games -> games.partsByName().forEach((game, some) ->
                    some.keys().forEach(name -> {
                        final List<String> others = some.words(name);
                        if (game.equals(exercise.name())) {
                            classes.put(name, Stream.concat(Stream.of(name), others.stream())
                                    .map(word -> word.toLowerCase(Locale.ROOT)).collect(Collectors.toSet()));
                        }
                    })));
            read.mustBeUsedUp();
            return new Demands(levels, classes, byHand(exercise));
        } catch (IOException unreadable) {
            throw new GradingException("The criteria " + file + " cannot be read.", unreadable);
        }
    }

    private static Map<String, String> byHand(Exercise exercise) {
        final Map<String, String> rules = new TreeMap<>();
        Origin.of(Contract.class).contents(name -> name.startsWith("rules/" + exercise.name() + "/")
                && name.endsWith("by-hand.feature")).forEach((name, text) ->
                FeatureFile.parse(name, new String(text, StandardCharsets.UTF_8)).rules().forEach(rule ->
                        rules.put(FeatureFile.idsAmong(rule.getTags()).get(0), rule.getName())));
        return rules;
    }

    /** Returns the classes that are demanded, and which of a program may be them, by this report of its author too. */
    List<Demanded> in(Program program, String report) {
        final List<String> own = program.types().stream().map(Program.Type::name).distinct().toList();
        final List<String> given = program.files().values().stream().flatMap(unit -> unit.getImports().stream())
                .filter(importDeclaration -> !importDeclaration.isStatic() && !importDeclaration.isAsterisk()
                        && importDeclaration.getNameAsString().startsWith("tabuleiro."))
                .map(importDeclaration -> importDeclaration.getName().getIdentifier()).distinct().toList();
        return classes.entrySet().stream().map(entry -> new Demanded(entry.getKey(), Stream.of(
                named(entry.getValue(), report).map(name -> name + (own.contains(name) || given.contains(name)
                        ? " (named in REPORT.md)" : " (named in REPORT.md, but there is no such class)")),
                called(entry.getValue(), own), called(entry.getValue(), given).map(name -> name + " (given)"))
                .flatMap(some -> some).toList())).toList();
    }

    /** Returns those that have one of these names, sorted. */
    private static Stream<String> called(Set<String> names, List<String> types) {
        return types.stream().filter(type -> names.contains(type.toLowerCase(Locale.ROOT))).sorted();
    }

    /** Returns the classes that a report says are one with any of these names, in lines such as {@code Board: Grid}. */
    private static Stream<String> named(Set<String> names, String report) {
        return SAID.matcher(report).results().filter(line -> names.contains(line.group(1).toLowerCase(Locale.ROOT)))
                .map(line -> line.group(2)).filter(name -> Character.isUpperCase(name.charAt(0))).distinct();
    }
}
