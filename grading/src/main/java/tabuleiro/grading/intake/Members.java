package tabuleiro.grading.intake;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** Sorts what lies in the folder or archive of a class by who handed it in. */
final class Members {

    private final Map<String, List<DiskBundle.Lister>> files = new TreeMap<>();
    private final Map<String, Boolean> texts = new TreeMap<>();

    /** May a file of this name, directly in the folder of a class, be a submission or belong to one? */
    static boolean mayBelong(String name) {
        return name.endsWith(".java") || Contents.isArchive(name) || Moodle.in(name).isPresent();
    }

    /** Adds a folder that lies in the folder of the class. */
    void addFolder(String name, Path folder) {
        add(name, name, (member, unused) -> member.add(listener -> FolderWalk.through(folder, listener)));
    }

    /** Adds a file that lies in the folder of the class. */
    void addFile(String name, Path file) {
        add(name, name, (member, inner) -> member.add(listener -> listener.found(Item.file(inner), file)));
    }

    /**
     * Adds an entry of the archive of a class.
     *
     * @param name  of what lies in the folder of the class: the entry itself, or a folder that it lies in
     * @param inner the path of the entry in that folder; the name if it is the entry itself
     * @param item  what it is
     * @param file  where its content is kept, if it is wanted
     */
    void addEntry(String name, String inner, Item item, Path file) {
        add(name, inner, (member, path) -> member.add(listener -> listener.found(item.as(path), file)));
    }

    private void add(String name, String inner, BiConsumer<List<DiskBundle.Lister>, String> adder) {
        final Optional<Moodle> moodle = Moodle.in(name);
        final String student = moodle.map(Moodle::student).orElse(name);
        final List<DiskBundle.Lister> member = files.computeIfAbsent(student, each -> new ArrayList<>());
        final boolean isText = moodle.isPresent() && moodle.get().isText();
        if (isText) {
            texts.put(student, true);
        } else {
            adder.accept(member, inner.equals(name) && moodle.isPresent() ? moodle.get().file() : inner);
        }
    }

    /** Tells the name of each and where it lies, in the order of the names. */
    void each(BiConsumer<String, Place> told) {
        files.forEach((name, listers) -> told.accept(name, () -> bundle(listers, texts.containsKey(name))));
    }

    private static Bundle bundle(List<DiskBundle.Lister> listers, boolean hasText) throws Refused {
        if (listers.isEmpty()) {
            throw new Refused("has only online text", "Only text typed into the page of the learning platform was"
                    + " handed in: hand in the source files.");
        }
        return new DiskBundle(listener -> {
            if (hasText) {
                listener.found(Item.leftOut("onlinetext.html", "online text"), null);
            }
            for (DiskBundle.Lister each : listers) {
                each.tell(listener);
            }
        });
    }
}
