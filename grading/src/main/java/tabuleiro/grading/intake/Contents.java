package tabuleiro.grading.intake;

import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What a student handed in, by name: the Java sources, the archives, and what was left out. It is filled alike from
 * folders, archives and loose files, and refuses what no honest folder or archive holds.
 */
final class Contents {

    private static final Pattern ARCHIVE =
            Pattern.compile("(?is).*\\.(zip|jar|tar|tgz|gz|bz2|tbz2|xz|txz|zst|7z|rar)");
    private static final Pattern TESTS = Pattern.compile("(?s)(.*/)?src/test/.*");
    private static final int MOST_NAMED = 8;

    private final TreeSet<String> sources = new TreeSet<>();
    private final TreeSet<String> features = new TreeSet<>();
    private final TreeSet<String> archives = new TreeSet<>();
    private final TreeSet<String> junk = new TreeSet<>();
    private final NameTree names = new NameTree();
    private int entries;
    private long nameBytes;

    /** Returns where the Java sources are that are no tests and no junk, in the order of their paths. */
    List<String> sources() {
        return List.copyOf(sources);
    }

    /** Returns where the feature files are, in the order of their paths. */
    List<String> features() {
        return List.copyOf(features);
    }

    /** Returns where the archives are, in the order of their paths. */
    List<String> archives() {
        return List.copyOf(archives);
    }

    /** Returns whether there is nothing at all but junk and empty folders. */
    boolean isEmpty() {
        return !names.hasFiles();
    }

    /** Returns what was left out, in one line, or none. */
    List<String> notes() {
        final String more = junk.size() > MOST_NAMED ? " and " + (junk.size() - MOST_NAMED) + " more" : "";
        return junk.isEmpty() ? List.of()
                : List.of("Left out: " + String.join(", ", junk.stream().limit(MOST_NAMED).toList()) + more + ".");
    }

    /**
     * Takes something in.
     *
     * @return the path under which it may be read; empty if it is not wanted
     * @throws Refused if it may not be there, or if there is too much
     */
    String add(Item item) throws Refused {
        count(item);
        final String path = EntryName.checked(item.name());
        if (path.isEmpty()) {
            return "";
        }
        if (Junk.in(path).isPresent()) {
            junk.add(EntryName.shown(Junk.in(path).get()));
            return "";
        }
        return switch (item.kind()) {
            case UNSAFE -> throw EntryName.unsafe(path, item.why());
            case LEFT_OUT -> leftOut(path, item.why());
            case FOLDER -> folder(path);
            case FILE -> file(path);
        };
    }

    private void count(Item item) throws Refused {
        entries++;
        nameBytes += item.name().length();
        if (entries > Limits.SUBMISSION.entries() || names.size() > Limits.SUBMISSION.entries()) {
            throw new Refused(Refused.TOO_MUCH, "There are more than " + Limits.SUBMISSION.entries()
                    + " files and folders in it.");
        }
        if (nameBytes > Limits.SUBMISSION.nameBytes()) {
            throw new Refused(Refused.TOO_MUCH, "The names of its files and folders are longer than "
                    + (Limits.SUBMISSION.nameBytes() >> 20) + " MiB together.");
        }
    }

    private String leftOut(String path, String why) {
        junk.add(EntryName.shown(path) + " (" + why + ")");
        return "";
    }

    private String folder(String path) throws Refused {
        names.addFolder(path);
        return "";
    }

    private String file(String path) throws Refused {
        names.addFile(path);
        if (path.endsWith(".java")) {
            return !TESTS.matcher(path).matches() && sources.add(path) ? path : "";
        }
        if (path.endsWith(".feature")) {
            return features.add(path) ? path : "";
        }
        return isArchive(path) && archives.add(path) ? path : "";
    }

    /** Returns whether this is the name of an archive, also of one that cannot be opened here. */
    static boolean isArchive(String name) {
        return ARCHIVE.matcher(name).matches();
    }
}
