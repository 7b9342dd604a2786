package tabuleiro.grading.intake;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A copy of an exercise's package in a submission.
 *
 * @param packageName the package
 * @param folder      where it lies; empty if its files lie about
 * @param files       where each file lies, by where it belongs; more than one place if it cannot be said which is meant
 */
record Copy(String packageName, String folder, Map<String, List<String>> files) {

    private static final List<String> TESTS = List.of("test", "tests");

    /** Returns the copy in a folder named as the package, with all sources in it. */
    static Copy in(String folder, Collection<String> sources) {
        final String name = lastWord(folder);
        final Map<String, List<String>> files = new TreeMap<>();
        sources.stream().filter(path -> path.startsWith(folder + "/")).forEach(path ->
                files.put(path.substring(folder.length() - name.length()), List.of(path)));
        return new Copy(name, folder, files);
    }

    /** Returns whether its files lie outside a folder named as the package. */
    boolean isLoose() {
        return folder.isEmpty();
    }

    /** Returns whether it lies in a folder of tests. */
    boolean isInTests() {
        return Stream.of(folder.split("/")).anyMatch(TESTS::contains);
    }

    /** Returns whether it lies in the folder of another copy. */
    boolean isWithin(Copy other) {
        return folder.startsWith(other.folder + "/");
    }

    /**
     * Returns whether this folder is no package but a whole project of that name, with the other copy in its
     * sources.
     */
    boolean isProjectAround(Copy other) {
        return other.isWithin(this)
                && List.of(other.folder.substring(folder.length() + 1).split("/")).contains("src");
    }

    /** Returns where it lies, as it is written in a message. */
    String place() {
        return isLoose() ? HandedIn.named(files.values().iterator().next()) : EntryName.shown(folder);
    }

    /** Returns the name of the folder that a path leads to, or of the file. */
    static String lastWord(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** Returns the folder that a file lies in; empty for the outermost. */
    static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }
}
