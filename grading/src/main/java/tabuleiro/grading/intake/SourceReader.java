package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads the Java files of a package and its subpackages, and nothing else, from one submission. */
final class SourceReader {

    private static final int MOST_FILES = 200;
    private static final long MOST_BYTES = 1 << 20;

    private final Path root;
    private final List<String> notes = new ArrayList<>();

    SourceReader(Path root) {
        this.root = root;
    }

    /** What was coped with while reading? */
    List<String> notes() {
        return List.copyOf(notes);
    }

    /**
     * What do the files say, each by its path from the root?
     *
     * @throws IOException if a file cannot be read, or there is too much of them; the message says so in plain words
     */
    Map<String, String> read(String packageName) throws IOException {
        final List<Path> files;
        try (Stream<Path> all = Files.walk(root.resolve(packageName))) {
            files = all.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).sorted().toList();
        }
        if (files.size() > MOST_FILES) {
            throw new IOException("There are " + files.size() + " Java files; at most " + MOST_FILES + " are taken.");
        }
        final Map<String, String> sources = new HashMap<>();
        for (Path file : files) {
            final String path = root.relativize(file).toString().replace('\\', '/');
            sources.put(path, read(file, path));
        }
        return sources;
    }

    private String read(Path file, String path) throws IOException {
        if (Files.size(file) > MOST_BYTES) {
            throw new IOException("The file " + path + " is larger than " + (MOST_BYTES >> 20) + " MiB.");
        }
        final byte[] bytes = Files.readAllBytes(file);
        try {
            final String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException other) {
            notes.add("The file " + path + " is not written in UTF-8; it was read as ISO 8859-1.");
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
