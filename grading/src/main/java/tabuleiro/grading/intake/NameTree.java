package tabuleiro.grading.intake;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * The names of the files and folders of a submission, each part of a path once. It refuses names that one machine keeps
 * apart and another takes for the same, so that a submission means the same everywhere.
 */
final class NameTree {

    private static final int ASCII = 128;

    private final Name root = new Name("", false);
    private int size;
    private boolean hasFiles;

    /** A file, or a folder with what is in it. */
    private static final class Name {

        private final String word;
        private final boolean isFile;
        private Map<String, Name> inside = Map.of();

        Name(String word, boolean isFile) {
            this.word = word;
            this.isFile = isFile;
        }
    }

    /** Returns how many files and folders there are, with those that lie on the way to others. */
    int size() {
        return size;
    }

    /** Returns whether there is any file. */
    boolean hasFiles() {
        return hasFiles;
    }

    /**
     * Adds a folder and all that it lies in; what is there already stays.
     *
     * @throws Refused if a file is called so, or something that cannot be told apart on many machines
     */
    void addFolder(String path) throws Refused {
        way(path, path.length());
    }

    /**
     * Adds a file and all that it lies in.
     *
     * @throws Refused if something is called so, or cannot be told apart from it on many machines
     */
    void addFile(String path) throws Refused {
        final int start = path.lastIndexOf('/') + 1;
        final Name folder = start == 0 ? root : way(path, start - 1);
        final Name known = folder.inside.get(key(path.substring(start)));
        if (known != null) {
            throw unlike(path, start, path.length(), known,
                    known.isFile ? "occurs twice" : "is both a file and a folder");
        }
        enter(folder, path.substring(start), true);
        hasFiles = true;
    }

    /** Returns the folder that the beginning of a path leads to; what is missing on the way is added. */
    private Name way(String path, int length) throws Refused {
        Name name = root;
        for (int start = 0; start < length; ) {
            final int slash = path.indexOf('/', start);
            final int end = slash < 0 || slash > length ? length : slash;
            final String word = path.substring(start, end);
            final Name known = name.inside.get(key(word));
            if (known != null && (known.isFile || !known.word.equals(word))) {
                throw unlike(path, start, end, known, "is both a file and a folder");
            }
            name = known == null ? enter(name, word, false) : known;
            start = end + 1;
        }
        return name;
    }

    private Name enter(Name folder, String word, boolean isFile) {
        final Name entered = new Name(word, isFile);
        if (folder.inside.isEmpty()) {
            folder.inside = new HashMap<>(2);
        }
        folder.inside.put(key(word), entered);
        size++;
        return entered;
    }

    private static Refused unlike(String path, int start, int end, Name known, String same) {
        if (known.word.equals(path.substring(start, end))) {
            return EntryName.unsafe(path, same);
        }
        return EntryName.unsafe(path, "cannot be told from " + EntryName.shown(path.substring(0, start) + known.word)
                + " on many machines");
    }

    /** Returns what names have in common that Windows or macOS take for the same. */
    private static String key(String word) {
        final boolean isPlain = word.chars().allMatch(each -> each < ASCII);
        final String composed = isPlain ? word : Normalizer.normalize(word, Normalizer.Form.NFC);
        return composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }
}
