package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.grading.Exercise;

/** A submission that has been looked into: an archive in which everything lies is opened, also one in an archive. */
final class HandedIn {

    /** What is said in short when it holds more than one archive, and nothing else. */
    static final String SEVERAL_ARCHIVES = "holds several archives";

    private final List<String> notes = new ArrayList<>();
    private Bundle bundle;
    private Contents contents;

    /**
     * Looks into a submission.
     *
     * @throws Refused if it holds what it must not, or several archives
     */
    HandedIn(Place place) throws IOException {
        bundle = place.open();
        look();
        while (contents.sources().isEmpty() && !contents.archives().isEmpty()) {
            openArchive();
        }
        if (!contents.archives().isEmpty()) {
            notes.add("Left out, for there are sources beside: " + named(contents.archives()) + ".");
        }
    }

    private void openArchive() throws IOException {
        final List<String> archives = contents.archives();
        if (archives.size() > 1) {
            throw new Refused(SEVERAL_ARCHIVES, "It cannot be said which of these archives is meant: "
                    + named(archives) + ". Hand in one.");
        }
        if (bundle instanceof ArchiveBundle) {
            notes.add("Everything lay in " + named(archives) + ", an archive within the archive.");
        }
        bundle = bundle.open(archives.get(0));
        look();
    }

    private void look() throws IOException {
        contents = bundle.list();
        notes.addAll(contents.notes());
    }

    /** Returns where the sources are. */
    List<String> sources() {
        return contents.sources();
    }

    /** Returns whether there is nothing in it. */
    boolean isEmpty() {
        return contents.isEmpty();
    }

    /** Returns what was handled, in words for its author. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    /**
     * Returns which package each source names.
     *
     * @throws Refused if one cannot be read
     */
    PackageLines packageLines() throws IOException {
        final PackageLines lines = new PackageLines();
        bundle.read(sources(), lines);
        return lines;
    }

    /**
     * Returns what is in these source files.
     *
     * @throws Refused if there are too many, if they are too large, or if one cannot be read
     */
    Map<String, byte[]> read(Collection<String> paths) throws IOException {
        if (paths.size() > Limits.MOST_SOURCES) {
            throw new Refused(Refused.TOO_MUCH, "There are " + paths.size() + " Java files; at most "
                    + Limits.MOST_SOURCES + " are taken.");
        }
        final Sources sources = new Sources();
        bundle.read(paths, sources);
        return sources.bytes();
    }

    /**
     * Returns what is in the feature files that belong to an exercise and were not handed out with it, by path: as much
     * of each, and as many, as shows whether it is too much.
     */
    Map<String, String> features(Exercise exercise) throws IOException {
        final Map<String, String> texts = new TreeMap<>();
        bundle.read(OwnFeatures.of(contents.features(), exercise), (path, file) -> texts.put(
                path, SourceText.of(file.readNBytes(OwnFeatures.MOST_BYTES)).text()));
        return texts;
    }

    /** Returns paths as they are written in a message: not all, if there are many. */
    static String named(Collection<String> paths) {
        final int most = 4;
        final String more = paths.size() > most ? " and " + (paths.size() - most) + " more" : "";
        return String.join(", ", paths.stream().limit(most).map(EntryName::shown).toList()) + more;
    }
}
