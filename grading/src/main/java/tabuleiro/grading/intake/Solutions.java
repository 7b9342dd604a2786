package tabuleiro.grading.intake;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;

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

    private final Set<String> packages;
    private final Set<String> others;
    private final Set<String> providers;

    /** Looks for solutions of these exercises. */
    Solutions(List<Exercise> exercises) {
        packages = exercises.stream().map(Exercise::packageName).collect(Collectors.toSet());
        others = Exercise.known().stream().map(Exercise::packageName).filter(name -> !packages.contains(name))
                .collect(Collectors.toSet());
        providers = exercises.stream().map(Exercise::providerFile).collect(Collectors.toSet());
    }

    /** Returns whether a folder, or one that is wrapped in it, holds the submissions of several. */
    boolean areSeveral(Node folder) {
        Node node = folder;
        for (int i = 0; i < MOST_WRAPPERS && isWrapper(node); i++) {
            node = node.children().get(0);
        }
        return isDownload(node) || areSideBySide(node);
    }

    private static boolean isWrapper(Node folder) {
        return folder.children().size() == 1 && folder.children().get(0).isFolder() && !isDownload(folder);
    }

    private static boolean isDownload(Node folder) {
        return folder.children().stream().anyMatch(child -> Moodle.in(child.name()).isPresent());
    }

    /** Returns whether no source and no archive lies in a folder. */
    boolean isEmpty(Node folder) {
        final Found found = new Found();
        look(folder, found, DEEPEST);
        return !found.isSource && found.archives == 0;
    }

    /** Returns whether in at least two of the folders and archives directly in a folder the same exercise lies. */
    boolean areSideBySide(Node folder) {
        final Map<String, Integer> counts = new HashMap<>();
        for (Node child : folder.children()) {
            if (LeftOut.mayBelong(child) && !isPart(child)) {
                held(child).forEach(name -> counts.merge(name, 1, Integer::sum));
            }
            final int any = counts.getOrDefault(ANY, 0);
            if (any > 1 || counts.entrySet().stream().anyMatch(each -> !each.getKey().equals(ANY)
                    && each.getValue() + any > 1)) {
                return true;
            }
        }
        return false;
    }

    /** Sources, tests and packages are parts of one submission when they lie side by side. */
    private boolean isPart(Node node) {
        return node.isFolder() && (PARTS.contains(node.name()) || packages.contains(node.name()));
    }

    /** Returns which packages lie in a folder, or {@link #ANY} for what cannot be told from its name. */
    private Set<String> held(Node node) {
        final Found found = new Found();
        if (node.isFolder()) {
            look(node, found, DEEPEST);
        } else if (isArchive(node)) {
            found.archives++;
        }
        if (found.packages.size() > 1) {
            found.packages.remove(ANY);
        }
        return !found.packages.isEmpty() ? found.packages
                : !found.isSource && found.archives == 1 ? Set.of(ANY) : Set.of();
    }

    /** What has been found in one folder. */
    private static final class Found {
        private final Set<String> packages = new HashSet<>();
        private boolean isSource;
        private int archives;
    }

    private void look(Node folder, Found found, int levels) {
        for (Node child : folder.children()) {
            if (child.isFolder() && levels > 0 && LeftOut.mayBelong(child) && !child.name().startsWith("test")) {
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
    private static boolean isArchive(Node node) {
        return Contents.isArchive(node.name()) && !node.name().endsWith(".jar");
    }
}
