package tabuleiro.grading.report;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import tabuleiro.grading.GradingException;
import tabuleiro.language.Language;

/** Where reports are written. A file appears there whole or not at all, whenever the program is stopped. */
public final class OutputFolder {

    private final Path path;

    /**
     * Will write into this folder, which is made if it is not there.
     *
     * @throws GradingException if it cannot be made; the message says why
     */
    public OutputFolder(Path path) {
        this.path = path;
        if (path.toString().isEmpty()) {
            throw new GradingException("Name the folder for the reports: --out FOLDER.");
        }
        try {
            if (!Files.isDirectory(path)) {
                Files.createDirectories(path);
                forOwner(path, "rwx------");
            }
        } catch (IOException broken) {
            throw failed(broken);
        }
    }

    /** Lets nobody but the owner of a file use it, where the system knows owners: it is about people. */
    static void forOwner(Path file, String rights) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
        }
    }

    /** Fills in a file. */
    @FunctionalInterface
    public interface Body {
        /** Writes all there is to write. */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes one file.
     *
     * @throws GradingException if it cannot be written; the message says why
     */
    public void write(String name, Body body) {
        final Path part = path.resolve(name + ".part");
        try {
            try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(part))) {
                forOwner(part, "rw-------");
                if (name.endsWith(".html")) {
                    writePage(body, out);
                } else {
                    body.writeTo(out);
                }
            }
            Files.move(part, path.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException broken) {
            throw failed(broken);
        }
    }

    /** Writes a page in the language of this program. */
    private static void writePage(Body body, OutputStream out) throws IOException {
        final ByteArrayOutputStream page = new ByteArrayOutputStream();
        body.writeTo(page);
        out.write(Language.current().page(page.toString(StandardCharsets.UTF_8), unsaid -> { })
                .getBytes(StandardCharsets.UTF_8));
    }

    /** Returns which of these pages of submissions are there, and the pages of members of their groups. */
    Set<String> pages(Collection<String> submissions) {
        final Set<String> pages = new TreeSet<>();
        for (String page : submissions) {
            if (page.matches("[a-z0-9-]+\\.html")) {
                pages.add(page);
                for (int i = 0; Files.exists(path.resolve(Reports.memberPage(page, i))); i++) {
                    pages.add(Reports.memberPage(page, i));
                }
            }
        }
        return pages;
    }

    /** Removes one file, if it is there. */
    void delete(String name) {
        try {
            Files.deleteIfExists(path.resolve(name));
        } catch (IOException broken) {
            throw failed(broken);
        }
    }

    /** Returns what is reported when something cannot be written here. */
    GradingException failed(IOException broken) {
        return new GradingException("The reports cannot be written to " + path + ": " + reason(broken)
                + ". Name another folder with --out.", broken);
    }

    private static String reason(IOException broken) {
        if (broken instanceof FileAlreadyExistsException) {
            return "that is a file, not a folder";
        }
        return broken instanceof AccessDeniedException ? "you have no right to write there" : broken.getMessage();
    }

    /** Returns where it lies. */
    public Path path() {
        return path;
    }
}
