package tabuleiro.grading.intake;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tabuleiro.grading.Exercise;

/**
 * The sources that exercises are handed out with. Editors change line ends and indents, so white space is not
 * compared.
 */
final class Stubs {

    private final Map<String, String> texts = new HashMap<>();

    /** Reads what these exercises are handed out with. */
    Stubs(List<Exercise> exercises) {
        exercises.forEach(exercise -> exercise.stubSources().forEach((path, source) -> texts.put(path, plain(source))));
    }

    /** Returns whether a stub has a source at this path, such as {@code connectfour/Engine.java}. */
    boolean has(String path) {
        return texts.containsKey(path);
    }

    /** Returns whether the source at this path is still the one that was handed out. */
    boolean isUntouched(String path, byte[] source) {
        return plain(source).equals(texts.get(path));
    }

    private static String plain(byte[] source) {
        final StringBuilder plain = new StringBuilder();
        SourceText.of(source).text().codePoints().filter(character -> !Character.isWhitespace(character))
                .forEach(plain::appendCodePoint);
        return plain.toString();
    }
}
