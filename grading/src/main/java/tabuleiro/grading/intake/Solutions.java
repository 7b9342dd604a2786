package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/**
 * Sees by names alone where the submissions of several lie side by side: nobody hands in the same exercise twice, so
 * where two folders hold it they are two submissions.
 */
final class Solutions {

    /** Stands for a source or an archive that may belong to any exercise. */
    private static final String ANY = "";
    private static final Set<String> PARTS = Set.of("src", "test", "tests");
    private static final int MOST_WRAPPERS = 3;
    private static final int DEEPEST = 10;
    private static final int MOST_NAMED = 4;

    private final LeftOut leftOut;
    private final Set<String> packages;
    private final Set<String> others;
    private final Set<String> providers;

    /** Looks for solutions of these exercises, where this does not leave them out. */
    Solutions(List<Exercise> exercises, LeftOut leftOut) {
        this.leftOut = leftOut;
        packages = exercises.stream().map(Exercise::packageName).collect(Collectors.toSet());
        others = Exercise.known().stream().map(Exercise::packageName).filter(name -> !packages.contains(name))
                .collect(Collectors.toSet());
        providers = exercises.stream().map(Exercise::providerFile).collect(Collectors.toSet());
    }

    /** Returns the packages of the exercises. */
    Set<String> packages() {
        return packages;
    }

    /** Returns what is left out. */
    LeftOut leftOut() {
        return leftOut;
    }

    /** Returns whether a folder, or one that is wrapped in it, holds the submissions of several. */
    boolean areSeveral(Entry folder) {
        Entry node = folder;
        for (int i = 0; i < MOST_WRAPPERS && isWrapper(node); i++) {
            node = node.children().get(0);
        }
        return isDownload(node) || areSideBySide(node);
    }

    private static boolean isWrapper(Entry folder) {
        return folder.children().size() == 1 && folder.children().get(0).isFolder() && !isDownload(folder);
    }

    /** Returns whether a learning platform named something in this folder. */
    static boolean isDownload(Entry folder) {
        return folder.children().stream().anyMatch(child -> Platform.in(child.name()).isPresent());
    }

    /** Returns whether no source and no archive lies in a folder. */
    boolean isEmpty(Entry folder) {
        final Found found = new Found();
        look(folder, found, DEEPEST);
        return !found.isSource && found.archives == 0;
    }

    /** Returns whether in at least two of the folders and archives directly in a folder the same exercise lies. */
    boolean areSideBySide(Entry folder) {
        final Map<String, Integer> counts = new HashMap<>();
        for (Entry child : folder.children()) {
            if (leftOut.mayBelong(child) && !isPart(child)) {
                held(child).forEach(name -> counts.merge(name, 1, Integer::sum));
            }
            final int any = counts.getOrDefault(ANY, 0);
            if (any > 1 || counts.entrySet().stream().anyMatch(entry -> !entry.getKey().equals(ANY)
                    && entry.getValue() + any > 1)) {
                return true;
            }
        }
        return false;
    }

    /** Sources, tests and packages are parts of one submission when they lie side by side. */
    private boolean isPart(Entry node) {
        return node.isFolder() && (PARTS.contains(node.name()) || packages.contains(node.name()));
    }

    /** Returns which packages lie in a folder, or {@link #ANY} for what cannot be told from its name. */
    private Set<String> held(Entry node) {
        final Found found = new Found();
        if (node.isFolder()) {
            look(node, found, DEEPEST);
        } else if (isArchive(node)) {
            found.archives++;
        }
        if (found.packages.size() > 1) {
            found.packages.remove(ANY);
        }
        if (!found.packages.isEmpty()) {
            return found.packages;
        }
        return !found.isSource && found.archives == 1 ? Set.of(ANY) : Set.of();
    }

    /** What has been found in one folder. */
    private static final class Found {
        private final Set<String> packages = new HashSet<>();
        private boolean isSource;
        private int archives;
    }

    private void look(Entry folder, Found found, int levels) {
        for (Entry child : folder.children()) {
            if (child.isFolder() && levels > 0 && leftOut.mayBelong(child) && !child.name().startsWith("test")) {
                look(child, found, levels - 1);
            } else if (child.isFile()) {
                found.isSource |= child.name().endsWith(".java");
                found.archives += isArchive(child) ? 1 : 0;
                if (providers.contains(child.name()) && !others.contains(folder.name())) {
                    found.packages.add(packages.contains(folder.name()) ? folder.name() : ANY);
                }
            }
        }
    }

    /** Programs are packed as jar, submissions seldom are. */
    private static boolean isArchive(Entry node) {
        return Contents.isArchive(node.name()) && !node.name().endsWith(".jar");
    }

    /**
     * Makes sure that these, which lie in a path, are not all classes, as far as there is anything in them.
     *
     * @throws GradingException if they are; the message says what to do
     */
    void mustNotBeClasses(Entry path, List<Entry> inside, TemporaryFolder temporary) {
        final List<String> classes = new ArrayList<>();
        for (Entry each : inside) {
            if (!leftOut.mayBelong(each) || each.isFolder() && isEmpty(each)
                    || !each.isFolder() && !Members.mayBelong(each.name())) {
                continue;
            }
            if (Platform.in(each.name()).isPresent() || !isClass(each, temporary)) {
                return;
            }
            classes.add(EntryName.escaped(each.name()));
        }
        if (classes.size() > 1) {
            throw new GradingException(path.disk().orElseThrow() + " holds classes, not submissions: "
                    + String.join(", ", classes.subList(0, Math.min(MOST_NAMED, classes.size())))
                    + (classes.size() > MOST_NAMED ? " and " + (classes.size() - MOST_NAMED) + " more" : "")
                    + ". Grade one after the other, or name each of them as a PATH.");
        }
    }

    /** An archive on the disk is looked into. One that cannot be read is one submission, refused when it is read. */
    private boolean isClass(Entry entry, TemporaryFolder temporary) {
        if (entry.isFolder()) {
            return areSeveral(entry);
        }
        if (entry.disk().isEmpty() || !Contents.isArchive(entry.name())) {
            return false;
        }
        try (Archive archive = Archive.open(entry, SizeLimits.SUBMISSION, temporary)) {
            return areSeveral(archive.root());
        } catch (IOException | RuntimeException | Error unreadable) {
            return false;
        }
    }
}
