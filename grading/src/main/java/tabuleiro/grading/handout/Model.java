package tabuleiro.grading.handout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.rulebook.FeatureFile;

/**
 * The exercise with which the README of all exercises shows how they work: in a hand-out without the first exercise, it
 * is the first of those that are in it.
 *
 * @param name  of its folder
 * @param title as its README names it
 * @param rules its feature files
 */
record Model(String name, String title, List<FeatureFile> rules) {

    /** The exercise of which the README speaks: its name, its title and some words of an example. */
    static final String FIRST = "connect-four";
    private static final String TITLE = "Connect Four";
    private static final String WORDS = "a full column";
    private static final Pattern ID = Pattern.compile("(?<guard>guard-)?(?<id>C4-\\d\\d)");
    private static final int FEW = 3;

    /** Returns the README as it speaks of this exercise. */
    String shown(String readme) {
        if (name.equals(FIRST)) {
            return readme;
        }
        final Set<String> guarded = ids(FeatureFile::guardedAmong, rules.stream().flatMap(feature ->
                feature.examplesOutsideRules().stream().map(example -> example.getTags())));
        final List<String> ids = new ArrayList<>(guarded);
        ids.addAll(ids(FeatureFile::idsAmong, rules.stream().flatMap(feature ->
                feature.rules().stream().map(rule -> rule.getTags()))));
        final List<String> mentioned = ID.matcher(readme).results().map(match -> match.group(2)).distinct()
                .sorted((one, other) -> Boolean.compare(!isGuarded(readme, one), !isGuarded(readme, other))).toList();
        final List<String> instead = ids.stream().distinct().toList();
        return ID.matcher(readme.replace(FIRST, name).replace(TITLE, title).replace(WORDS, words()))
                .replaceAll(found -> Matcher.quoteReplacement((found.group(1) == null ? "" : found.group(1))
                        + instead.get(mentioned.indexOf(found.group(2)) % instead.size())));
    }

    private static boolean isGuarded(String readme, String id) {
        return readme.contains(FeatureFile.GUARD + id);
    }

    private static <T> Set<String> ids(Function<T, List<String>> among, Stream<T> tags) {
        return tags.flatMap(tag -> among.apply(tag).stream()).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    /** Returns the first words of an example. */
    private String words() {
        return Arrays.stream(rules.stream().flatMap(feature -> feature.examples().stream()).findFirst().orElseThrow()
                .getName().split(" ")).limit(FEW).collect(Collectors.joining(" "));
    }
}
