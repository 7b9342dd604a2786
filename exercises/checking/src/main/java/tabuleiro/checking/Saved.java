package tabuleiro.checking;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The files of an exercise as they were saved at some time: two are equal if nothing has been saved between them.
 *
 * @param files by their paths, when each was saved and how long it is
 */
record Saved(Map<Path, String> files) {

    /** Looks at the files of an exercise now. The file system is asked again and again: not all tell by themselves. */
    static Saved of(Exercise exercise) {
        final Map<Path, String> files = new HashMap<>();
        try (Stream<Path> all = Files.walk(exercise.folder().resolve("src"))) {
            for (Path file : all.toList()) {
                final BasicFileAttributes now = Files.readAttributes(file, BasicFileAttributes.class);
                if (now.isRegularFile()) {
                    files.put(file, now.lastModifiedTime() + " " + now.size() + " " + now.fileKey());
                }
            }
        } catch (IOException | java.io.UncheckedIOException isBeingSaved) {
            files.clear();
        }
        return new Saved(files);
    }
}
