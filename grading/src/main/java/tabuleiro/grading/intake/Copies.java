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
    private final PackageLines lines;
    private final Map<String, String> providers;
    private final Map<String, List<String>> folders = new TreeMap<>();

    /** Looks through these sources, of which these lines are known, for these exercises. */
    Copies(List<String> sources, PackageLines lines, List<Exercise> exercises) {
        this.sources = sources;
        this.lines = lines;
        providers = exercises.stream().collect(Collectors.toMap(Exercise::packageName, Exercise::providerFile));
        sources.stream().filter(path -> isPackage(Copy.lastWord(Copy.parent(path)))).forEach(path ->
                folders.computeIfAbsent(Copy.parent(path), folder -> new ArrayList<>()).add(path));
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
        return folders.get(folder).stream().anyMatch(this::isProvider);
    }

    private boolean isProvider(String path) {
        final String name = Copy.lastWord(Copy.parent(path));
        return Copy.lastWord(path).equals(providers.get(name)) && lines.of(path).equals(name);
    }

    private boolean saysSo(String folder) {
        return folders.get(folder).stream().anyMatch(path -> lines.of(path).equals(Copy.lastWord(folder)));
    }

    /** Given code lies in folders of the same names. */
    private boolean isGiven(String folder) {
        return folders.get(folder).stream().anyMatch(path -> lines.of(path).startsWith(GIVEN));
    }

    /** Returns the files that lie outside folders named as a package, sorted by the package they say they belong to. */
    private List<Copy> loose(Collection<Copy> whole, boolean withProvider) {
        final Map<String, Map<String, List<String>>> loose = new TreeMap<>();
        sources.stream().filter(path -> isPackage(lines.outermost(path)))
                .filter(path -> whole.stream().noneMatch(copy -> path.startsWith(copy.folder() + "/")))
                .filter(path -> !withProvider || !isPackage(Copy.lastWord(Copy.parent(path))))
                .forEach(path -> loose.computeIfAbsent(lines.outermost(path), name -> new TreeMap<>())
                        .computeIfAbsent(lines.of(path).replace('.', '/') + "/" + Copy.lastWord(path),
                                file -> new ArrayList<>()).add(path));
        return loose.entrySet().stream().map(each -> new Copy(each.getKey(), "", each.getValue()))
                .filter(copy -> !withProvider
                        || copy.files().containsKey(copy.packageName() + "/" + providers.get(copy.packageName())))
                .toList();
    }

    private boolean isPackage(String name) {
        return providers.containsKey(name);
    }

    /** Returns the only copy, if all sources lie in one folder that is named as a package. */
    static List<Copy> plain(List<String> sources, List<Exercise> exercises) {
        final List<String> parents = sources.stream().map(Copy::parent).distinct().limit(2).toList();
        return parents.size() == 1
                && exercises.stream().anyMatch(each -> each.packageName().equals(Copy.lastWord(parents.get(0))))
                ? Stream.of(Copy.in(parents.get(0), sources)).toList() : List.of();
    }
}
