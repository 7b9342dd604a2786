package tabuleiro.grading.intake;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tabuleiro.grading.Exercise;

/** A submission that has been looked into: an archive in which everything lies is opened, also one in an archive. */
final class HandedIn implements Closeable {

    /** So much of a feature file is read; more is too much for grading, which says so. */
    static final int MOST_OF_A_FEATURE = 1 << 17;

    /** So many feature files are read; more are too many for grading, which says so. */
    private static final int MOST_FEATURES = 20;

    /** Where the rules lie in the hand-out. */
    private static final Pattern GIVEN = Pattern.compile("(?s)(.*/)?features/rules/.*");

    /** So much of the page about the program is read: several times what a page holds. */
    private static final int MOST_OF_A_REPORT = 20_000;

    private static final int MOST_OF_A_BEGINNING = 1 << 16;

    /** An archive in an archive is opened, and no deeper one. */
    private static final int MOST_ARCHIVES = 2;

    private final List<String> notes = new ArrayList<>();
    private final List<Archive> opened = new ArrayList<>();
    private final TemporaryFolder temporary;
    private Contents contents;

    /** Looks into a submission, a folder or an archive; refuses what holds what it must not, or several archives. */
    HandedIn(Entry root, TemporaryFolder temporary) throws IOException {
        this.temporary = temporary;
        try {
            look(root);
            while (contents.sources().isEmpty() && !contents.archives().isEmpty()) {
                openArchive();
            }
            if (!contents.archives().isEmpty()) {
                notes.add("Left out, for there are sources beside: " + named(contents.archives().keySet()) + ".");
            }
        } catch (IOException | RuntimeException | Error fault) {
            close();
            throw fault;
        }
    }

    private void look(Entry place) throws IOException {
        Entry folder = place;
        if (!place.isFolder()) {
            opened.add(Archive.open(place, SizeLimits.SUBMISSION, temporary));
            folder = opened.get(opened.size() - 1).root();
        }
        contents = Contents.of(folder);
        notes.addAll(contents.notes());
    }

    private void openArchive() throws IOException {
        final Map.Entry<String, Entry> archive = newestArchive();
        if (archive == null) {
            throw new Refused("holds several archives", "It cannot be said which of these archives is meant: "
                    + named(contents.archives().keySet()) + ". Hand in one.");
        }
        if (opened.size() == MOST_ARCHIVES) {
            throw new Refused(Refused.UNSAFE, "Archives lie within archives within archives: the innermost is "
                    + EntryName.shown(archive.getKey()) + ".");
        }
        if (!opened.isEmpty()) {
            notes.add("Everything lay in " + EntryName.shown(archive.getKey()) + ", an archive within the archive.");
        }
        look(archive.getValue());
    }

    /** Returns the only archive, or of several versions of one the newest; null if they are different archives. */
    private Map.Entry<String, Entry> newestArchive() {
        final NavigableMap<String, Entry> all = contents.archives();
        if (all.keySet().stream().map(path -> Version.of(path).base()).distinct().count() > 1) {
            return null;
        }
        final Map.Entry<String, Entry> newest = Collections.max(all.entrySet(),
                Comparator.comparingLong(entry -> Version.of(entry.getKey()).number()));
        final List<String> older = all.keySet().stream().filter(path -> !path.equals(newest.getKey())).toList();
        if (!older.isEmpty()) {
            notes.add("Read is the newest version, " + EntryName.shown(newest.getKey()) + ". Left out: "
                    + named(older) + ".");
        }
        return newest;
    }

    /** Returns what lies in it. */
    Contents contents() {
        return contents;
    }

    /** Returns what was handled, in words for its author. */
    List<String> notes() {
        return List.copyOf(notes);
    }

    /** Returns what is in a file, all of it or as much as is wanted. */
    private static byte[] read(String path, Entry file, int most) throws Refused {
        try (InputStream in = file.bytes().open()) {
            return in.readNBytes(most);
        } catch (IOException | RuntimeException unreadable) {
            throw Refused.in(unreadable).orElseGet(() -> new Refused(Refused.UNREADABLE, "The file "
                    + EntryName.shown(path) + (file.disk().isPresent() ? " cannot be read."
                    : " is damaged: " + EntryName.shown(String.valueOf(unreadable.getMessage())))));
        }
    }

    /** Returns which package each source names, by path. It is refused if one cannot be read. */
    Map<String, String> packageLines() throws Refused {
        final Map<String, String> lines = new HashMap<>();
        for (Map.Entry<String, Entry> each : contents.sources().entrySet()) {
            lines.put(each.getKey(), SourceText.of(read(each.getKey(), each.getValue(), MOST_OF_A_BEGINNING))
                    .packageName());
        }
        return lines;
    }

    /**
     * Returns what is in these source files. It is refused if there are too many, if they are too large, or if one
     * cannot be read.
     */
    Map<String, byte[]> read(Collection<String> paths) throws Refused {
        if (paths.size() > SizeLimits.MOST_SOURCES) {
            throw new Refused(Refused.TOO_MUCH, "There are " + paths.size() + " Java files; at most "
                    + SizeLimits.MOST_SOURCES + " are taken.");
        }
        final Map<String, byte[]> bytes = new TreeMap<>();
        long size = 0;
        for (String path : paths) {
            final byte[] all = read(path, contents.sources().get(path), SizeLimits.MOST_OF_A_SOURCE + 1);
            size += all.length;
            if (all.length > SizeLimits.MOST_OF_A_SOURCE || size > SizeLimits.MOST_OF_ALL_SOURCES) {
                throw new Refused(Refused.TOO_MUCH, all.length > SizeLimits.MOST_OF_A_SOURCE
                        ? "The file " + EntryName.shown(path) + " is larger than 1 MiB."
                        : "The Java files are larger than 4 MiB together.");
            }
            bytes.put(path, all);
        }
        return bytes;
    }

    /**
     * Returns what is in the feature files that belong to an exercise and were not handed out with it, nor lie in a
     * folder named as another exercise, by path: as much of each, and as many, as shows whether it is too much.
     */
    Map<String, String> features(Exercise exercise) throws Refused {
        final Map<String, String> texts = new TreeMap<>();
        for (String path : contents.features().keySet().stream().filter(feature -> !GIVEN.matcher(feature).matches())
                .filter(feature -> !isOfAnother(feature, exercise))
                .limit(MOST_FEATURES).toList()) {
            texts.put(path, SourceText.of(read(path, contents.features().get(path), MOST_OF_A_FEATURE)).text());
        }
        return texts;
    }

    /**
     * Returns what its author wrote about this exercise in a file {@code REPORT.md}: in the one nearest to the top in
     * which anything stands but headings and questions; nothing if there is none.
     */
    String report(Exercise exercise) throws Refused {
        for (String path : contents.reports().keySet().stream().filter(report -> !isOfAnother(report, exercise))
                .toList()) {
            final byte[] read = read(path, contents.reports().get(path), MOST_OF_A_REPORT + 1);
            final String text =
                    SourceText.of(Arrays.copyOf(read, Math.min(read.length, MOST_OF_A_REPORT))).text().strip();
            if (!text.lines().allMatch(line -> line.isBlank() || line.startsWith("#") || line.startsWith(">")
                    || line.startsWith("<!--"))) {
                return text + (read.length > MOST_OF_A_REPORT ? "\n[The rest is left out: a page is asked for.]" : "");
            }
        }
        return "";
    }

    /** Checks whether a file lies in a folder that is named as another exercise. */
    private static boolean isOfAnother(String path, Exercise exercise) {
        return Exercise.known().stream().filter(other -> !other.equals(exercise)).map(Exercise::name)
                .anyMatch(List.of(path.split("/"))::contains);
    }

    /** Returns paths as they are written in a message: not all, if there are many. */
    static String named(Collection<String> paths) {
        final int most = 4;
        final String more = paths.size() > most ? " and " + (paths.size() - most) + " more" : "";
        return String.join(", ", paths.stream().limit(most).map(EntryName::shown).toList()) + more;
    }

    @Override
    public void close() throws IOException {
        for (Archive each : opened) {
            each.close();
        }
    }
}
