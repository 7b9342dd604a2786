package tabuleiro.slides;

import java.util.Map;
import java.util.TreeMap;

/**
 * A text in a source file, and what stands in its place.
 *
 * @param file    the name of the file
 * @param replace what is replaced; it occurs exactly once
 * @param with    what stands in its place
 */
record Change(String file, String replace, String with) {

    /**
     * Returns the changed sources.
     *
     * @param sources their texts by the names of their files
     * @throws IllegalArgumentException if the text does not occur exactly once
     */
    Map<String, String> in(Map<String, String> sources) {
        final String text = sources.getOrDefault(file, "");
        final int first = text.indexOf(replace);
        if (first < 0 || first != text.lastIndexOf(replace)) {
            throw new IllegalArgumentException("this must occur exactly once in " + file + ": " + replace);
        }
        final Map<String, String> changed = new TreeMap<>(sources);
        changed.put(file, text.substring(0, first) + with + text.substring(first + replace.length()));
        return changed;
    }
}
