package tabuleiro.grading.intake;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What a student handed in, by name: the Java sources, the archives, and what was left out. It is filled alike from
 * folders, archives and loose files, and refuses what no honest folder or archive holds.
 */
final class Contents {

    private static final Pattern ARCHIVE =
            Pattern.compile(".*\\.(zip|jar|tar|tgz|gz|bz2|tbz2|xz|txz|zst|7z|rar)", Pattern.CASE_INSENSITIVE);
    private static final Pattern TESTS = Pattern.compile("(.*/)?src/test/.*");
    private static final int MOST_NAMED = 8;
    private static final int ASCII = 128;

    private final TreeSet<String> sources = new TreeSet<>();
    private final TreeSet<String> archives = new TreeSet<>();
    private final TreeSet<String> junk = new TreeSet<>();
    private final Map<String, String> names = new HashMap<>();
    private int entries;

    /** Where are the Java sources that are no tests and no junk? In the order of their paths. */
    List<String> sources() {
        return List.copyOf(sources);
    }

    /** Where are the archives? In the order of their paths. */
    List<String> archives() {
        return List.copyOf(archives);
    }

    /** Is there nothing at all but junk and empty folders? */
    boolean isEmpty() {
        return names.values().stream().allMatch(name -> name.endsWith("/"));
    }

    /** What was left out? One line, or none. */
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
        entries++;
        if (entries > Limits.SUBMISSION.entries()) {
            throw new Refused(Refused.TOO_MUCH, "There are more than " + Limits.SUBMISSION.entries()
                    + " files and folders in it.");
        }
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

    private String leftOut(String path, String why) {
        junk.add(EntryName.shown(path) + " (" + why + ")");
        return "";
    }

    private String folder(String path) throws Refused {
        register(path, path + "/");
        return "";
    }

    private String file(String path) throws Refused {
        if (path.equals(names.get(key(path)))) {
            throw EntryName.unsafe(path, "is there twice");
        }
        register(path, path);
        if (path.endsWith(".java")) {
            return !TESTS.matcher(path).matches() && sources.add(path) ? path : "";
        }
        return isArchive(path) && archives.add(path) ? path : "";
    }

    /** Notes a name and those of the folders it lies in, which end in a slash. */
    private void register(String path, String name) throws Refused {
        final String known = names.putIfAbsent(key(path), name);
        if (known != null && !known.equals(name)) {
            throw EntryName.unsafe(path, known.equals(path) || known.equals(path + "/") ? "is both a file and a folder"
                    : "cannot be told from " + EntryName.shown(known) + " on many machines");
        }
        final int end = path.lastIndexOf('/');
        if (known == null && end > 0) {
            register(path.substring(0, end), path.substring(0, end + 1));
        }
    }

    /** What do names have in common that Windows or macOS take for the same? */
    private static String key(String path) {
        final boolean isPlain = path.chars().allMatch(each -> each < ASCII);
        final String composed = isPlain ? path : Normalizer.normalize(path, Normalizer.Form.NFC);
        return composed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }

    /** Is this the name of an archive, also of one that cannot be opened here? */
    static boolean isArchive(String name) {
        return ARCHIVE.matcher(name).matches();
    }
}
