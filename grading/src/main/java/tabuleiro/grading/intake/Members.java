package tabuleiro.grading.intake;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** Sorts what lies in the folder or archive of a class by who handed it in. */
final class Members {

    /** No name of a file contains it, so what is keyed by it is nobody's. */
    private static final String APART = "\0";

    private final TemporaryFolder temporary;
    private final Map<String, Member> members = new TreeMap<>();

    /** Creates a class without members, which unpacks what lies in an archive into this folder. */
    Members(TemporaryFolder temporary) {
        this.temporary = temporary;
    }

    /** Returns whether a file of this name, directly in the folder of a class, may be a submission or belong to one. */
    static boolean mayBelong(String name) {
        return name.endsWith(".java") || Contents.isArchive(name) || Moodle.in(name).isPresent();
    }

    /** Adds a folder that lies in the folder of the class. */
    void addFolder(String name, Path folder) {
        final Optional<Moodle> moodle = Moodle.in(name);
        final Member member = moodle.isPresent() ? of(moodle.get().student()) : another(name);
        if (!isText(moodle, member)) {
            member.add(listener -> FolderWalk.through(folder, listener));
        }
    }

    /** Adds a file that lies in the folder of the class. */
    void addFile(String name, Path file) {
        final Optional<Moodle> moodle = Moodle.in(name);
        final Member member = moodle.isPresent() ? of(moodle.get().student()) : another(name);
        if (!isText(moodle, member)) {
            final String inner = EntryName.fit(moodle.map(Moodle::file).orElse(name));
            member.add(listener -> listener.found(Item.file(inner), file));
        }
    }

    /**
     * Adds an entry of the archive of a class.
     *
     * @param name of what lies in the folder of the class: the entry itself, or a folder that it lies in
     * @param item the entry, by its path in that folder, or by the same name if it is the entry itself
     */
    void addEntry(String name, Item item, Archive.Content content) {
        final Optional<Moodle> moodle = Moodle.in(name);
        final Member member = of(moodle.map(Moodle::student).orElse(name));
        if (isText(moodle, member)) {
            return;
        }
        member.take(item.name().equals(name)
                ? item.as(EntryName.fit(moodle.map(Moodle::file).orElse(name))) : item, content, temporary);
    }

    /** Adds an entry of the archive that leads out of it, and so belongs to nobody: all of these are one submission. */
    void addStray(String name) {
        final Member member = members.computeIfAbsent(APART, key -> new Member(name));
        try {
            EntryName.checked(name);
            member.refuse(EntryName.unsafe(name, "leads out of its folder"));
        } catch (Refused refused) {
            member.refuse(refused);
        }
    }

    private static boolean isText(Optional<Moodle> moodle, Member member) {
        final boolean isText = moodle.filter(Moodle::isText).isPresent();
        if (isText) {
            member.addText();
        }
        return isText;
    }

    private Member of(String student) {
        return members.computeIfAbsent(student, Member::new);
    }

    /** Names that cannot be told apart, because they are written in no known letters, are different submissions. */
    private Member another(String name) {
        String key = name;
        while (members.containsKey(key)) {
            key += APART;
        }
        return members.computeIfAbsent(key, each -> new Member(name));
    }

    /** Returns whether nothing has been added. */
    boolean isEmpty() {
        return members.isEmpty();
    }

    /** Gives the name of each and where it lies, in the order of the names. */
    void each(BiConsumer<String, Place> receiver) {
        members.values().forEach(member -> receiver.accept(member.name(), member));
    }
}
