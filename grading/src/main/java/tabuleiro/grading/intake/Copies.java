package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;

/** Finds the copies of exercises' packages among the sources of a submission. */
final class Copies {

    private static final String GIVEN = "tabuleiro.";

    private final List<String> sources;
    private final Map<String, String> lines;
    private final Map<String, String> providers;
    private final Map<String, List<String>> folders = new TreeMap<>();

    /** Looks through these sources, of which these lines are known, for these exercises. */
    Copies(List<String> sources, Map<String, String> lines, List<Exercise> exercises) {
        this.sources = sources;
        this.lines = lines;
        providers = exercises.stream().collect(Collectors.toMap(Exercise::packageName, Exercise::providerFile));
        sources.stream().filter(path -> isPackage(lastWord(parent(path)))).forEach(path ->
                folders.computeIfAbsent(parent(path), folder -> new ArrayList<>()).add(path));
    }

    /**
     * Returns the copies that may be meant, in groups: those of a later group are meant only if there are none of an
     * earlier one. Folders that say they are the package come first if one holds the class that makes the games, except
     * for those around it; then such files that lie about; then folders that are only named as the package; then any
     * files that lie about.
     */
    List<List<Copy>> groups() {
        final List<String> providing = folders.keySet().stream().filter(this::isProviding).toList();
        final List<Copy> whole = providing.isEmpty() ? List.of() : folders(folder -> saysSo(folder)
                && (isProviding(folder) || providing.stream().noneMatch(each -> each.startsWith(folder + "/"))));
        final List<Copy> named = folders(this::saysSo);
        return List.of(whole, loose(whole, true),
                named.isEmpty() ? folders(folder -> !isGiven(folder)) : named, loose(whole, false));
    }

    /** Returns the folders of this kind: no tests if there are others, and none that lies in another. */
    private List<Copy> folders(Predicate<String> kind) {
        final List<Copy> found =
                folders.keySet().stream().filter(kind).map(folder -> Copy.in(folder, sources)).toList();
        final List<Copy> written = found.stream().filter(copy -> !copy.isInTests()).toList();
        final List<Copy> copies = (written.isEmpty() ? found : written).stream()
                .filter(copy -> found.stream().noneMatch(copy::isProjectAround)).toList();
        return copies.stream().filter(copy -> copies.stream().noneMatch(copy::isWithin)).toList();
    }

    private boolean isProviding(String folder) {
        return folders.get(folder).stream().anyMatch(path -> lines.get(path).equals(lastWord(folder))
                && lastWord(path).equals(providers.get(lastWord(folder))));
    }

    private boolean saysSo(String folder) {
        return folders.get(folder).stream().anyMatch(path -> lines.get(path).equals(lastWord(folder)));
    }

    /** Given code lies in folders of the same names. */
    private boolean isGiven(String folder) {
        return folders.get(folder).stream().anyMatch(path -> lines.get(path).startsWith(GIVEN));
    }

    /** Returns the files that lie outside folders named as a package, sorted by the package they say they belong to. */
    private List<Copy> loose(Collection<Copy> whole, boolean withProvider) {
        final Map<String, Map<String, List<String>>> loose = new TreeMap<>();
        sources.stream().filter(path -> isPackage(outermost(lines.get(path))))
                .filter(path -> whole.stream().noneMatch(copy -> path.startsWith(copy.folder() + "/")))
                .filter(path -> !withProvider || !isPackage(lastWord(parent(path))))
                .forEach(path -> loose.computeIfAbsent(outermost(lines.get(path)), name -> new TreeMap<>())
                        .computeIfAbsent(lines.get(path).replace('.', '/') + "/" + lastWord(path),
                                file -> new ArrayList<>()).add(path));
        return loose.entrySet().stream().map(entry -> new Copy(entry.getKey(), "", entry.getValue()))
                .filter(copy -> !withProvider
                        || copy.files().containsKey(copy.packageName() + "/" + providers.get(copy.packageName())))
                .toList();
    }

    /** Returns the first word of a package, such as {@code connectfour} for {@code connectfour.agents}. */
    static String outermost(String name) {
        return name.split("\\.", 2)[0];
    }

    private boolean isPackage(String name) {
        return providers.containsKey(name);
    }

    /** Returns the name of the folder that a path leads to, or of the file. */
    static String lastWord(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** Returns the folder that a file lies in; empty for the outermost. */
    static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    /** Returns the only copy, if all sources lie in one folder that is named as a package. */
    static List<Copy> plain(List<String> sources, List<Exercise> exercises) {
        final List<String> parents = sources.stream().map(Copies::parent).distinct().limit(2).toList();
        return parents.size() != 1 ? List.of() : exercises.stream().map(Exercise::packageName)
                .filter(lastWord(parents.get(0))::equals).map(any -> Copy.in(parents.get(0), sources)).toList();
    }

    /**
     * A copy of an exercise's package in a submission.
     *
     * @param packageName the package
     * @param folder      where it lies; empty if its files lie about
     * @param files       where each file lies, by where it belongs; several places if nobody knows which is meant
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
    }
}
