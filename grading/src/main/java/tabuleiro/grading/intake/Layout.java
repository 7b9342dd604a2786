package tabuleiro.grading.intake;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import tabuleiro.grading.Exercise;

/** Tells from the names in a folder, or an archive, whether it is one submission or holds those of a class. */
final class Layout {

    private static final Set<String> PROJECT_FILES =
            Set.of("pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts");
    private static final String SOURCES = "src";
    private static final String OF_GRADESCOPE = "submission_metadata.yml";
    private static final int MOST_WRAPPERS = 3;

    private final Set<String> packages = new HashSet<>();
    private final TreeSet<String> files = new TreeSet<>();
    private final TreeMap<String, Set<String>> folders = new TreeMap<>();

    /** Looks at these paths, of which those of folders end in a slash; the two uppermost levels are enough. */
    Layout(Collection<String> paths, List<Exercise> exercises) {
        exercises.forEach(each -> packages.add(each.packageName()));
        paths.stream().filter(path -> Junk.in(path).isEmpty()).forEach(this::add);
    }

    private void add(String path) {
        final String[] words = path.split("/", 3);
        if (words.length == 1) {
            files.add(words[0]);
        } else {
            folders.computeIfAbsent(words[0], name -> new HashSet<>()).add(words[1]);
        }
    }

    /**
     * In which folder do the submissions of a class lie? A path that is empty or ends in a slash; none if there is no
     * class, but one submission or nothing.
     *
     * @param layouts gives the layout of each folder, by such a path
     */
    static Optional<String> folderOfClass(Function<String, Layout> layouts) {
        String folder = "";
        for (int i = 0; i < MOST_WRAPPERS; i++) {
            final Layout here = layouts.apply(folder);
            if (here.isDownload() || !here.isOne() && (folder.isEmpty() ? here.count() : here.likely()) > 1) {
                return Optional.of(folder);
            }
            if (here.isOne() || here.folders.size() != 1 || here.count() != 1) {
                return Optional.empty();
            }
            folder += here.folders.firstKey() + "/";
        }
        return Optional.empty();
    }

    /** Is this what one student handed in: a project, a package, or source files that lie about? */
    boolean isOne() {
        return !isDownload() && (isProject(files) || folders.containsKey(SOURCES)
                || packages.stream().anyMatch(name -> holdsSource(folders.getOrDefault(name, Set.of())))
                || holdsSource(files) && archives() == 0 && folders.values().stream().noneMatch(this::isProject));
    }

    /** Did a learning platform name what lies here? */
    boolean isDownload() {
        return files.contains(OF_GRADESCOPE)
                || files.stream().anyMatch(name -> Moodle.in(name).isPresent())
                || folders.keySet().stream().anyMatch(name -> Moodle.in(name).isPresent());
    }

    /** How many things lie here that may be submissions? */
    private long count() {
        return folders.size() + looseSources() + archives();
    }

    /** How many of these look as if there were something in them? */
    private long likely() {
        return folders.values().stream().filter(inside -> isProject(inside) || holdsSource(inside)
                || inside.stream().anyMatch(Contents::isArchive)).count() + looseSources() + archives();
    }

    private boolean isProject(Set<String> inside) {
        return inside.contains(SOURCES) || inside.stream().anyMatch(PROJECT_FILES::contains)
                || inside.stream().anyMatch(packages::contains);
    }

    private long looseSources() {
        return files.stream().filter(name -> name.endsWith(".java")).count();
    }

    private long archives() {
        return files.stream().filter(Contents::isArchive).count();
    }

    private static boolean holdsSource(Collection<String> names) {
        return names.stream().anyMatch(name -> name.endsWith(".java"));
    }
}
