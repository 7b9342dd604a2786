package tabuleiro.console.quarto;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * The games that are saved in a folder, each in a file that a person can read and edit (QT-39).
 *
 * @param folder the folder
 * @param reader reads the files
 */
record Saves(Path folder, GameReader reader) {

    /** The number of bytes of the longest file that is read: far more than a game needs. */
    private static final int LONGEST_FILE = 10_000;

    private static final String ENDING = ".quarto.txt";
    private static final String UNFINISHED = ".quarto.tmp";

    /** Returns the name of the file in which the game with a name is saved. */
    static String fileName(String name) {
        return name + ENDING;
    }

    /** Checks whether there is a file, of whatever kind, for a game with this name. */
    boolean has(String name) {
        return Files.exists(file(name), LinkOption.NOFOLLOW_LINKS);
    }

    /** Reads the game that is saved under a name. A fault names the file. */
    Found find(String name) {
        final Found found = has(name) ? read(file(name)) : Found.nothing("there is no such file");
        return new Found(found.game(), found.fault().map(fault -> fileName(name) + ": " + fault));
    }

    private Found read(Path file) {
        if (!Files.isRegularFile(file)) {
            return Found.nothing("this is not a file that can be read");
        }
        try (InputStream content = Files.newInputStream(file)) {
            final byte[] bytes = content.readNBytes(LONGEST_FILE + 1);
            return bytes.length > LONGEST_FILE ? Found.nothing("the file is too large for a saved game")
                    : reader.read(bytes);
        } catch (IOException unreadable) {
            return Found.nothing("the file cannot be read");
        }
    }

    /** Returns why no game may be saved under a name. A damaged file may be all that is left of a game. */
    Optional<String> whyNotWrite(String name) {
        return has(name) && find(name).fault().isPresent()
                ? Optional.of("the file " + fileName(name) + " is damaged and is not overwritten: choose another name")
                : Optional.empty();
    }

    /**
     * Saves a game. Whatever happens, the file contains either its old content or the whole game.
     *
     * @pre  may_be_written {@code whyNotWrite(name).isEmpty()}
     * @throws IOException if the game cannot be saved
     */
    void write(String name, GameSoFar game) throws IOException {
        final Path whole = folder.resolve(name + UNFINISHED);
        Files.deleteIfExists(whole);
        try {
            Files.writeString(whole, game.toString(), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE,
                    StandardOpenOption.SYNC);
            Files.move(whole, file(name), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(whole);
        }
    }

    private Path file(String name) {
        return folder.resolve(fileName(name));
    }
}
