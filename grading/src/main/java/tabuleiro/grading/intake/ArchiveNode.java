package tabuleiro.grading.intake;

import java.util.List;
import java.util.TreeMap;

/**
 * A file or folder in an archive. What is kept of the names is bounded, whatever the archive holds: it is enough to see
 * how submissions are laid out.
 */
final class ArchiveNode implements Node {

    private static final int MOST_NODES = 500_000;
    private static final int DEEPEST = 14;
    private static final int LONGEST = 255;

    private final String name;
    private final TreeMap<String, ArchiveNode> children = new TreeMap<>();
    private boolean folder;
    private int nodes;

    private ArchiveNode(String name) {
        this.name = name;
    }

    /** Creates the outermost folder of an archive, still empty. */
    static ArchiveNode root() {
        final ArchiveNode root = new ArchiveNode("");
        root.folder = true;
        return root;
    }

    /** Adds an entry below this outermost folder. What lies in a folder of junk, or leads out, is not looked at. */
    void add(EntryPath path, boolean isFolder) {
        ArchiveNode node = this;
        for (int i = 0; i < path.words().size() && i < DEEPEST && nodes < MOST_NODES; i++) {
            final String word = path.words().get(i);
            if (word.equals("..")) {
                return;
            }
            node = node.child(cut(word), this);
            node.folder |= isFolder || i < path.words().size() - 1;
            if (Junk.isFolder(word)) {
                return;
            }
        }
    }

    /** Returns as much of a name as is kept. */
    static String cut(String name) {
        return name.substring(0, Math.min(LONGEST, name.length()));
    }

    private ArchiveNode child(String word, ArchiveNode root) {
        return children.computeIfAbsent(word, each -> {
            root.nodes++;
            return new ArchiveNode(each);
        });
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public Kind kind() {
        return folder ? Kind.FOLDER : Kind.FILE;
    }

    @Override
    public boolean isOutput() {
        return false;
    }

    @Override
    public List<Node> children() {
        return List.copyOf(children.values());
    }
}
