package tabuleiro.grading.intake;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Decides by the names in a folder, or an archive, whether it is one submission or holds those of a class. */
final class Layout {

    private static final Set<String> PROJECT_FILES =
            Set.of("pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts");
    private static final String SOURCES = "src";
    private static final int MOST_WRAPPERS = 3;

    private final Entry root;
    private final Solutions solutions;
    private final TreeSet<String> files = new TreeSet<>();
    private final TreeMap<String, Entry> folders = new TreeMap<>();

    /** Looks at a folder. */
    Layout(Entry root, Solutions solutions) {
        this.root = root;
        this.solutions = solutions;
        for (Entry child : root.children()) {
            if (!solutions.leftOut().mayBelong(child)) {
                continue;
            }
            if (child.isFolder()) {
                folders.put(child.name(), child);
            } else {
                files.add(child.name());
            }
        }
    }

    /**
     * Returns the way to the folder in which the submissions of a class lie: this one, and after it the folders
     * that are wrapped around the class; empty if there is no class, but one submission or nothing.
     */
    static Optional<List<Entry>> folderOfClass(Entry root, Solutions solutions) {
        List<Entry> way = List.of(root);
        for (int i = 0; i < MOST_WRAPPERS; i++) {
            final Layout here = new Layout(way.get(way.size() - 1), solutions);
            final boolean isOne = here.isOne();
            if (here.isDownload() || !isOne && (i == 0 ? here.count() > 1 : here.isLikely())) {
                return Optional.of(way);
            }
            if (isOne || here.folders.size() != 1 || here.count() != 1) {
                return Optional.empty();
            }
            way = Stream.concat(way.stream(), here.folders.values().stream()).toList();
        }
        return Optional.empty();
    }

    /** Returns whether this is what one student handed in: a project, a package, or source files that lie about. */
    boolean isOne() {
        return !isDownload() && looksLikeOne() && !solutions.areSideBySide(root);
    }

    private boolean looksLikeOne() {
        return isRoot(files) || folders.containsKey(SOURCES)
                || solutions.packages().stream().filter(folders::containsKey).map(name -> inside(folders.get(name)))
                        .anyMatch(inside -> holdsSource(inside) && !isRoot(inside))
                || holdsSource(files) && archives() == 0
                        && folders.values().stream().noneMatch(folder -> isProject(inside(folder)));
    }

    /** Returns whether a learning platform named what lies here. */
    private boolean isDownload() {
        return files.contains(GradescopeList.NAME) || Solutions.isDownload(root);
    }

    /** Returns how many things lie here that may be submissions. */
    private long count() {
        return folders.size() + looseSources() + archives();
    }

    /** Returns whether there are several of which it can be seen that they are submissions. */
    private boolean isLikely() {
        return looseSources() + archives() + folders.values().stream().map(Layout::inside).filter(inside ->
                isProject(inside) || holdsSource(inside) || inside.stream().anyMatch(Contents::isArchive)).count() > 1
                || solutions.areSideBySide(root);
    }

    private static Set<String> inside(Entry folder) {
        return folder.children().stream().map(Entry::name).filter(name -> Junk.in(name).isEmpty())
                .collect(Collectors.toSet());
    }

    private boolean isProject(Set<String> inside) {
        return isRoot(inside) || inside.stream().anyMatch(solutions.packages()::contains);
    }

    private static boolean isRoot(Set<String> inside) {
        return inside.contains(SOURCES) || inside.stream().anyMatch(PROJECT_FILES::contains);
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
