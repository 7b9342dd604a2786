package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.grading.Exercise;

/**
 * The sources of an exercise that name another package than its own, such as {@code damas}, or none.
 *
 * @param name     the first word of the package that they name; empty if none
 * @param exercise that they are taken for
 */
record OtherPackage(String name, Exercise exercise) {

    private static final String GIVEN = "tabuleiro";

    /** Returns whether these sources, by path, hold the class that makes games of this exercise. */
    boolean isMeant(Map<String, byte[]> sources) {
        return !name.equals(GIVEN) && sources.entrySet().stream().anyMatch(entry -> {
            final String text = SourceText.of(entry.getValue()).text();
            return ClassName.file(Copies.lastWord(entry.getKey()), text).equals(exercise.providerFile())
                    && Header.of(text).imports().stream().anyMatch(imported ->
                            imported.startsWith(GIVEN + "." + exercise.packageName() + "."));
        });
    }

    /** Returns them as the package of the exercise, by the packages that they name now. */
    Copies.Copy copy(Map<String, byte[]> sources, Map<String, String> lines) {
        final Map<String, List<String>> files = new TreeMap<>();
        sources.keySet().forEach(path -> files.computeIfAbsent((exercise.packageName()
                + lines.get(path).substring(name.length())).replace('.', '/') + "/" + Copies.lastWord(path),
                any -> new ArrayList<>()).add(path));
        return new Copies.Copy(exercise.packageName(), "", files);
    }

    /** Returns a source of it as if it had named the package of the exercise. Its lines keep their numbers. */
    String renamed(String text) {
        if (name.isEmpty()) {
            return "package " + exercise.packageName() + "; " + text;
        }
        return Pattern.compile("\\b(package|import|import\\s+static)(\\s+)" + Pattern.quote(name) + "(?=\\s*[.;])")
                .matcher(text).replaceAll("$1$2" + Matcher.quoteReplacement(exercise.packageName()));
    }
}
