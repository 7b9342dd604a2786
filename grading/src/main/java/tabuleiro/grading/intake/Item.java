package tabuleiro.grading.intake;

/**
 * One thing that lies in a folder or an archive, as it calls itself.
 *
 * @param name its path in the folder or archive; not checked yet
 * @param kind what it is taken for
 * @param why  it is not taken for a file or folder, such as {@code is a link}; empty if it is
 */
record Item(String name, Kind kind, String why) {

    /** What becomes of it. */
    enum Kind {
        /** A file that may be read. */
        FILE,
        /** A folder. */
        FOLDER,
        /** Something that is left out, with a note. */
        LEFT_OUT,
        /** Something for which all is refused. */
        UNSAFE
    }

    static Item file(String name) {
        return new Item(name, Kind.FILE, "");
    }

    static Item folder(String name) {
        return new Item(name, Kind.FOLDER, "");
    }

    static Item leftOut(String name, String why) {
        return new Item(name, Kind.LEFT_OUT, why);
    }

    static Item unsafe(String name, String why) {
        return new Item(name, Kind.UNSAFE, why);
    }

    /** Returns the same thing under the name that it has elsewhere. */
    Item as(String otherName) {
        return new Item(otherName, kind, why);
    }
}
