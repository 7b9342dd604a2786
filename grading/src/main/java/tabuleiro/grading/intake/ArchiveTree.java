package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts the entries of an archive into a tree, by the paths that they give themselves. Nothing is mended: what occurs
 * twice stands there twice, and {@code ..} is a folder of that name. What lies in a folder of junk is not kept.
 */
final class ArchiveTree {

    /** Nothing that lies deeper is taken; what would is kept as one name. */
    private static final int DEEPEST = 40;

    private final Folder root = new Folder();

    /** A folder that is being filled. */
    private static final class Folder {
        private final Map<String, Folder> folders = new LinkedHashMap<>(2);
        private final List<Entry> entries = new ArrayList<>(2);
    }

    /** Returns the words of a path. Windows programs may write {@code \} where others write {@code /}. */
    private static List<String> words(String path) {
        final String plain = path.replace('\\', '/');
        final List<String> words = new ArrayList<>();
        if (plain.startsWith("/")) {
            words.add("");
        }
        for (String word : plain.split("/")) {
            if (words.size() > DEEPEST) {
                words.set(DEEPEST, words.get(DEEPEST) + "/" + word);
            } else if (!word.isEmpty() && !word.equals(".")) {
                words.add(word);
            }
        }
        return words;
    }

    /** Adds a folder. */
    void addFolder(String path) {
        folder(words(path));
    }

    /** Adds something else, which calls itself by its path. */
    void add(Entry entry) {
        final List<String> words = words(entry.name());
        if (!words.isEmpty()) {
            final int last = words.size() - 1;
            final Folder folder = folder(words.subList(0, last));
            if (folder != null) {
                folder.entries.add(new Entry(words.get(last), entry.kind(), entry.why(), entry.inside(),
                        entry.bytes(), entry.disk()));
            }
        }
    }

    private Folder folder(List<String> words) {
        Folder folder = root;
        for (String word : words) {
            final Folder around = folder;
            folder = around.folders.computeIfAbsent(word, name -> {
                final Folder made = new Folder();
                around.entries.add(Entry.folder(name, () -> made.entries));
                return made;
            });
            if (Junk.isFolder(word)) {
                return null;
            }
        }
        return folder;
    }

    /** Returns the folder that all of it lies in. */
    Entry root() {
        return Entry.folder("", () -> root.entries);
    }
}
