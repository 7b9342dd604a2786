package tabuleiro.console.program;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** A file with a text, which is not too long. */
record TextFile(Path path) {

    static final int LONGEST = 1_000_000;

    /** Checks whether there is a file, of whatever kind. */
    boolean exists() {
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS);
    }

    /**
     * Returns what it contains.
     *
     * @throws IOException if there is no such file, or a longer one, or if it cannot be read
     */
    byte[] bytes() throws IOException {
        if (!Files.isRegularFile(path) || Files.size(path) > LONGEST) {
            throw new IOException("no file, or a long one");
        }
        return Files.readAllBytes(path);
    }

    /** Returns its text, which must be in UTF-8. */
    String text() throws IOException {
        return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes())).toString();
    }

    /** Returns the lines of a text without the blanks at their ends, and without an invisible mark at its beginning. */
    static List<String> lines(String text) {
        return text.replaceFirst("^\ufeff", "").lines().map(String::strip).toList();
    }

    /** Writes a text over what was there. Whatever happens, the file has its old content or the new. */
    void write(String text) throws IOException {
        Files.createDirectories(path.getParent());
        final Path whole = Files.createTempFile(path.getParent(), "new", ".tmp");
        try {
            Files.writeString(whole, text);
            Files.move(whole, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(whole);
        }
    }
}
