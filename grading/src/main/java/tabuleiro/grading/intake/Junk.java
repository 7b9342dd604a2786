package tabuleiro.grading.intake;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Knows what operating systems, editors and build tools leave behind: nothing of it is ever read. */
final class Junk {

    private static final Set<String> FOLDERS = Set.of("__macosx", ".git", ".github", ".svn", ".idea", ".vscode",
            ".settings", ".history", ".gradle", ".mvn", "target", "bin", "out", "build", "node_modules");
    private static final Set<String> FILES = Set.of(".ds_store", "thumbs.db", "desktop.ini", "icon\r");

    private Junk() {
    }

    /**
     * Returns the word of a path that says it is junk, such as {@code target} or {@code *.class}; empty if it
     * is none.
     */
    static Optional<String> in(String path) {
        return Stream.of(path.split("/")).flatMap(word -> word(word).stream()).findFirst();
    }

    /** Returns whether a folder of this name is junk. */
    static boolean isFolder(String name) {
        return FOLDERS.contains(name.toLowerCase(Locale.ROOT));
    }

    private static Optional<String> word(String word) {
        if (isFolder(word) || FILES.contains(word.toLowerCase(Locale.ROOT))) {
            return Optional.of(word);
        }
        if (word.startsWith("._")) {
            return Optional.of("._*");
        }
        return word.endsWith(".class") ? Optional.of("*.class") : Optional.empty();
    }
}
