package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Where an entry of the archive of a class says that it lies.
 *
 * @param words     the names on the way to it, the last one its own; none for the folder that everything lies in
 * @param isOutside whether it leads out of the archive at its first step, so that it is nobody's
 */
record EntryPath(List<String> words, boolean isOutside) {

    private static final Pattern ABSOLUTE = Pattern.compile("(/|[A-Za-z]:/).*", Pattern.DOTALL);

    /** Reads the name of an entry. Windows programs may write {@code \} where others write {@code /}. */
    static EntryPath of(String name) {
        final String plain = name.replace('\\', '/');
        final List<String> words = new ArrayList<>();
        for (String word : plain.split("/")) {
            if (!word.isEmpty() && !word.equals(".")) {
                words.add(word);
            }
        }
        return new EntryPath(words, ABSOLUTE.matcher(plain).matches() || !words.isEmpty() && words.get(0).equals(".."));
    }

    /** Returns the same path seen from one of the folders on its way, which is so many steps down. */
    EntryPath below(int steps) {
        final List<String> rest = words.subList(Math.min(steps, words.size()), words.size());
        return new EntryPath(rest, isOutside || !rest.isEmpty() && rest.get(0).equals(".."));
    }

    /** Returns whether it lies in the folder that these words lead to. */
    boolean isIn(List<String> folder) {
        return words.size() > folder.size() && words.subList(0, folder.size()).equals(folder);
    }

    @Override
    public String toString() {
        return String.join("/", words);
    }
}
