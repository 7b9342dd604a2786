package tabuleiro.grading.intake;

import java.util.List;

/** One thing in a folder or an archive in which submissions are looked for. Only names are looked at. */
interface Node {

    /** Returns its name, as the folder or archive gives it. */
    String name();

    /** Returns what it is. */
    Kind kind();

    /** Returns whether it is a folder. A link to a folder is none. */
    default boolean isFolder() {
        return kind() == Kind.FOLDER;
    }

    /** Returns whether it is a file that may be read. A link to a file is none. */
    default boolean isFile() {
        return kind() == Kind.FILE;
    }

    /** Returns whether it is where this grading writes its reports, or an empty folder around that place. */
    boolean isOutput();

    /** Returns what lies in it, in the order of the names: nothing, if it is no folder or cannot be read. */
    List<Node> children();

    /** What a node is. */
    enum Kind {
        /** A folder. */
        FOLDER,
        /** A plain file. */
        FILE,
        /** A link to anything. */
        LINK,
        /** A pipe, a device and the like. */
        OTHER
    }
}
