package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.grading.Exercise;

/**
 * The archive of a class, as learning platforms offer it for download. What is wanted of it is unpacked into files with
 * names of our own: what the entries are called never reaches the disk. Whatever is wrong with an entry concerns only
 * the submission that it belongs to, which is refused when it is read.
 */
final class ClassArchive {

    private final Path file;
    private final Limits limits;
    private final List<Exercise> exercises;
    private final Set<String> left = new HashSet<>();
    private final List<String> leftOut = new ArrayList<>();

    /** Creates the archive that lies in this file, which may be as large as this. */
    ClassArchive(Path file, Limits limits, List<Exercise> exercises) {
        this.file = file;
        this.limits = limits;
        this.exercises = exercises;
    }

    /**
     * Unpacks the submissions of a class, and adds each to these members.
     *
     * @return whether it is the archive of a class; if it is one submission, nothing has happened
     * @throws Refused if it cannot be read
     */
    boolean unpack(Members members) throws IOException {
        final Optional<List<String>> folder = look();
        if (folder.isPresent()) {
            archive().walk((item, content) -> take(EntryPath.of(item.name()), folder.get(), item, content, members));
        }
        return folder.isPresent();
    }

    /** Returns the names of the folders that lead to the class; empty if there is none. */
    private Optional<List<String>> look() throws IOException {
        final Optional<List<Node>> way = Layout.folderOfClass(names(), exercises);
        way.map(nodes -> nodes.get(nodes.size() - 1)).ifPresent(folder -> {
            new FolderTooHigh(exercises).mustNotBe(file, folder.children());
            leave(folder);
        });
        return way.map(nodes -> nodes.stream().skip(1).map(Node::name).toList());
    }

    /**
     * Returns what is in it, by name.
     *
     * @throws Refused if it cannot be read
     */
    ArchiveNode names() throws IOException {
        final ArchiveNode root = ArchiveNode.root();
        archive().walk((item, content) -> {
            final EntryPath path = EntryPath.of(item.name());
            if (!path.isOutside()) {
                root.add(path, item.kind() == Item.Kind.FOLDER);
            }
        });
        return root;
    }

    private void leave(Node folder) {
        for (Node child : folder.children()) {
            if (!LeftOut.mayBelong(child)) {
                left.add(child.name());
                LeftOut.why(child).ifPresent(why -> note(child.name(), why));
            }
        }
    }

    private void note(String name, String why) {
        leftOut.add(EntryName.escaped(name) + " in " + EntryName.escaped(file.toString()) + " is left out: " + why
                + ".");
    }

    private void take(EntryPath path, List<String> folder, Item item, Archive.Content content, Members members) {
        if (path.isOutside() || path.isIn(folder) && path.below(folder.size()).isOutside()) {
            members.addStray(item.name());
        } else if (path.isIn(folder) && !left.contains(ArchiveNode.cut(path.words().get(folder.size())))) {
            take(path.below(folder.size()), item, content, members);
        }
    }

    private void take(EntryPath path, Item item, Archive.Content content, Members members) {
        final String name = path.words().get(0);
        if (path.words().size() > 1 || item.kind() == Item.Kind.FOLDER) {
            members.addEntry(name, item.as(path.below(1).toString()), content);
        } else if (Members.mayBelong(name)) {
            members.addEntry(name, item.as(name), content);
        } else if (item.kind() == Item.Kind.UNSAFE) {
            note(name, "it " + item.why());
        }
    }

    /** Returns a line for each thing that is left out of the class though somebody may have handed it in. */
    List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    private Archive archive() throws IOException {
        return ArchiveBundle.archive(file.getFileName().toString(), file, limits);
    }
}
