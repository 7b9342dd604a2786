package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;

/**
 * Finds the packages of exercises in a submission: folders named as the package that directly hold Java files, or, if
 * there are none, source files that lie about and say which package they belong to.
 */
final class PackageFinder {

    private static final String GIVEN = "tabuleiro.";
    private static final Set<String> TESTS = Set.of("test", "tests");

    private final HandedIn handedIn;
    private final List<Exercise> known;
    private final Map<String, List<String>> folders = new TreeMap<>();
    private final Map<String, TreeMap<String, List<String>>> loose = new TreeMap<>();

    /** Looks through a submission for these exercises. */
    PackageFinder(HandedIn handedIn, List<Exercise> known) throws IOException {
        this.handedIn = handedIn;
        this.known = known;
        findFolders();
        if (folders.isEmpty() && !handedIn.sources().isEmpty()) {
            findLoose();
        }
    }

    private void findFolders() throws IOException {
        final Set<String> holding = new HashSet<>();
        handedIn.sources().forEach(path -> holding.add(parent(path)));
        final Set<String> found = new TreeSet<>();
        handedIn.sources().forEach(path -> packageFolder(path, holding).ifPresent(found::add));
        for (String folder : genuine(found)) {
            folders.computeIfAbsent(lastWord(folder), name -> new ArrayList<>()).add(folder);
        }
    }

    /** The outermost folder around a file that is named as a package and holds Java files. */
    private Optional<String> packageFolder(String path, Set<String> holding) {
        for (int end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
            final String folder = path.substring(0, end);
            if (holding.contains(folder) && isPackage(lastWord(folder))) {
                return Optional.of(folder);
            }
        }
        return Optional.empty();
    }

    /** Where there are several, folders of tests and those of given code, which are named alike, are not meant. */
    private Collection<String> genuine(Set<String> found) throws IOException {
        if (found.size() < 2) {
            return found;
        }
        final Map<String, String> firstFiles = new TreeMap<>();
        handedIn.sources().stream().filter(path -> found.contains(parent(path)))
                .forEach(path -> firstFiles.putIfAbsent(parent(path), path));
        final Map<String, byte[]> texts = handedIn.read(firstFiles.values());
        final List<String> written = found.stream().filter(folder ->
                !SourceText.of(texts.get(firstFiles.get(folder))).packageName().startsWith(GIVEN)).toList();
        final List<String> noTests = written.stream()
                .filter(folder -> Stream.of(folder.split("/")).noneMatch(TESTS::contains)).toList();
        return noTests.isEmpty() ? written : noTests;
    }

    private void findLoose() throws IOException {
        handedIn.read(handedIn.sources()).forEach((path, bytes) -> {
            final String name = SourceText.of(bytes).packageName();
            final String outermost = name.split("\\.", 2)[0];
            if (isPackage(outermost)) {
                loose.computeIfAbsent(outermost, each -> new TreeMap<>())
                        .computeIfAbsent(name.replace('.', '/') + "/" + lastWord(path), each -> new ArrayList<>())
                        .add(path);
            }
        });
    }

    private boolean isPackage(String name) {
        return known.stream().anyMatch(each -> each.packageName().equals(name));
    }

    /** Which exercises does the submission hold? */
    List<Exercise> exercises() {
        return known.stream().filter(each ->
                folders.containsKey(each.packageName()) || loose.containsKey(each.packageName())).toList();
    }

    /** Do the sources lie about, outside a folder named as their package? */
    boolean isLoose() {
        return !loose.isEmpty();
    }

    /**
     * Which files belong to an exercise? Where each lies in the submission, by where it belongs.
     *
     * @throws Refused if there are none, if there are several copies, or if another exercise is there
     */
    Map<String, String> files(Exercise exercise) throws Refused {
        final String name = exercise.packageName();
        if (exercises().size() > 1) {
            throw new Refused("holds " + exercises().size() + " exercises", "Only one can be meant: "
                    + named(exercises()) + ". Hand in one, or grade with --exercise.");
        }
        if (!exercises().contains(exercise)) {
            throw missing(name);
        }
        return folders.containsKey(name) ? inFolder(name) : looseFiles(name);
    }

    private Refused missing(String name) {
        if (handedIn.isEmpty()) {
            return new Refused("is empty", "There is nothing in it.");
        }
        if (!exercises().isEmpty()) {
            return new Refused("is another exercise",
                    "It holds " + named(exercises()) + ", and no package " + name + ".");
        }
        return new Refused("has no package " + name, "No folder " + name + " with .java files in it was found, and no"
                + " .java file that begins with: package " + name + ";");
    }

    private Map<String, String> inFolder(String name) throws Refused {
        final List<String> found = folders.get(name);
        if (found.size() > 1) {
            throw twice(name, found);
        }
        final String folder = found.get(0) + "/";
        final Map<String, String> files = new TreeMap<>();
        handedIn.sources().stream().filter(path -> path.startsWith(folder)).forEach(path ->
                files.put(path.substring(folder.length() - name.length() - 1), path));
        return files;
    }

    private Map<String, String> looseFiles(String name) throws Refused {
        final Map<String, String> files = new TreeMap<>();
        for (Map.Entry<String, List<String>> each : loose.get(name).entrySet()) {
            if (each.getValue().size() > 1) {
                throw twice(each.getKey(), each.getValue());
            }
            files.put(each.getKey(), each.getValue().get(0));
        }
        return files;
    }

    private static Refused twice(String name, List<String> places) {
        return new Refused("holds " + name + " " + (places.size() == 2 ? "twice" : places.size() + " times"),
                "It cannot be said which is meant: " + HandedIn.named(places) + ". Hand in one.");
    }

    private String named(List<Exercise> exercises) {
        return String.join(", ", exercises.stream().map(each -> each.name() + " (in " + HandedIn.named(
                folders.getOrDefault(each.packageName(), loose.containsKey(each.packageName())
                        ? loose.get(each.packageName()).values().iterator().next() : List.of())) + ")").toList());
    }

    private static String parent(String path) {
        return path.substring(0, Math.max(0, path.lastIndexOf('/')));
    }

    private static String lastWord(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
