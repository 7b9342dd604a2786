package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What a student handed in, by name: Java sources, feature files, reports, archives, and what was left out. It is gone
 * through once, alike in folders and archives, and what no honest one holds is refused.
 */
final class Contents {

    private static final Pattern ARCHIVE =
            Pattern.compile("(?is).*\\.(zip|jar|tar|tgz|gz|bz2|tbz2|xz|txz|zst|7z|rar)");
    private static final Pattern TESTS = Pattern.compile("(?s)(.*/)?src/test/.*");
    private static final Pattern REPORT = Pattern.compile("(?is)(.*/)?report\\.md");
    private static final String CLASSES = "*.class";
    private static final int MOST_NAMED = 8;

    private final NavigableMap<String, Entry> sources = new TreeMap<>();
    private final NavigableMap<String, Entry> features = new TreeMap<>();
    private final NavigableMap<String, Entry> archives = new TreeMap<>();
    private final NavigableMap<String, Entry> reports =
            new TreeMap<>(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
    private final Map<String, Entry> names = new HashMap<>();
    private final TreeSet<String> junk = new TreeSet<>();
    private int entries;
    private int files;
    private long nameBytes;

    private Contents() {
    }

    /** Goes through what lies in a folder; refuses what may not be there, is too much, or cannot be read. */
    static Contents of(Entry folder) throws IOException {
        final Contents contents = new Contents();
        contents.walk(folder, "");
        return contents;
    }

    private void walk(Entry folder, String path) throws IOException {
        for (Entry each : inside(folder, path)) {
            final String name = path.isEmpty() && !each.name().isEmpty() ? each.name() : path + "/" + each.name();
            final boolean isOnTheWay =
                    each.isFolder() && !Junk.isFolder(each.name()) && !each.children().isEmpty();
            count(isOnTheWay ? "" : name);
            if (isOnTheWay) {
                walk(each, EntryName.checked(name));
            } else {
                add(name, each);
            }
            mustBeItsOwn(name, each);
        }
    }

    private static List<Entry> inside(Entry folder, String path) throws IOException {
        try {
            return folder.inside().list();
        } catch (Refused refused) {
            throw refused;
        } catch (IOException unreadable) {
            throw new Refused(Refused.UNREADABLE, path.isEmpty() ? "Its folder cannot be read."
                    : "The folder " + EntryName.shown(path) + " in it cannot be read.");
        }
    }

    /** Names that one machine keeps apart and another takes for the same would not mean the same everywhere. */
    private void mustBeItsOwn(String path, Entry entry) throws Refused {
        final Entry known = Junk.in(entry.name()).isPresent() ? null
                : names.put(EntryName.onAnyMachine(path), entry);
        if (known != null && !known.name().equals(entry.name())) {
            throw EntryName.unsafe(path, "cannot be told from " + EntryName.shown(
                    path.substring(0, path.length() - entry.name().length()) + known.name()) + " on many machines");
        }
        if (known != null && known.isFolder() != entry.isFolder()) {
            throw EntryName.unsafe(path, "is both a file and a folder");
        }
        if (known != null && !entry.isFolder()) {
            throw EntryName.unsafe(path, "occurs twice");
        }
    }

    private void count(String name) throws Refused {
        entries++;
        nameBytes += name.length();
        if (entries > SizeLimits.SUBMISSION.entries()) {
            throw new Refused(Refused.TOO_MUCH, "There are more than " + SizeLimits.SUBMISSION.entries()
                    + " files and folders in it.");
        }
        if (nameBytes > SizeLimits.SUBMISSION.nameBytes()) {
            throw new Refused(Refused.TOO_MUCH, "The names of its files and folders are longer than "
                    + (SizeLimits.SUBMISSION.nameBytes() >> 20) + " MiB together.");
        }
    }

    private void add(String name, Entry entry) throws Refused {
        final String path = EntryName.checked(name);
        if (Junk.in(path).isPresent()) {
            junk.add(EntryName.shown(Junk.in(path).get()));
            return;
        }
        switch (entry.kind()) {
            case UNSAFE -> throw EntryName.unsafe(path, entry.why());
            case LEFT_OUT -> junk.add(EntryName.shown(path) + " (" + entry.why() + ")");
            case FILE -> addFile(path, entry);
            default -> { }
        }
    }

    private void addFile(String path, Entry file) {
        files++;
        if (path.endsWith(".java")) {
            if (!TESTS.matcher(path).matches()) {
                sources.put(path, file);
            }
        } else if (path.endsWith(".feature")) {
            features.put(path, file);
        } else if (REPORT.matcher(path).matches()) {
            reports.put(path, file);
        } else if (isArchive(path)) {
            archives.put(path, file);
        }
    }

    /** Returns whether this is the name of an archive, also of one that cannot be opened here. */
    static boolean isArchive(String name) {
        return ARCHIVE.matcher(name).matches();
    }

    /** Returns the Java sources that are no tests and no junk, by path. */
    NavigableMap<String, Entry> sources() {
        return sources;
    }

    /** Returns the feature files, by path. */
    NavigableMap<String, Entry> features() {
        return features;
    }

    /** Returns the pages called {@code REPORT.md}, by path, the shortest path first. */
    NavigableMap<String, Entry> reports() {
        return reports;
    }

    /** Returns the archives, by path. */
    NavigableMap<String, Entry> archives() {
        return archives;
    }

    /** Returns whether there is nothing at all but junk and empty folders. */
    boolean isEmpty() {
        return files == 0;
    }

    /** Returns whether there are compiled classes, and not a single source. */
    boolean isCompiledOnly() {
        return sources.isEmpty() && junk.contains(CLASSES);
    }

    /** Returns what was left out, in one line, or none. */
    List<String> notes() {
        final String more = junk.size() > MOST_NAMED ? " and " + (junk.size() - MOST_NAMED) + " more" : "";
        return junk.isEmpty() ? List.of()
                : List.of("Left out: " + String.join(", ", junk.stream().limit(MOST_NAMED).toList()) + more + ".");
    }
}
