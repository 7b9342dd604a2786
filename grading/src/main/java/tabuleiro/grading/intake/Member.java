package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.grading.GradingException;

/**
 * What one student of a class handed in. While it is unpacked from the archive of the class, it is held to the
 * limits of a submission; once it is refused, nothing of it is kept.
 */
final class Member implements Place {

    private static final int PART = 1 << 16;
    private static final OpenOption[] APPEND = {StandardOpenOption.CREATE, StandardOpenOption.APPEND};

    private final String name;
    private final List<DiskBundle.Lister> listers = new ArrayList<>();
    private final Map<String, Stored> files = new HashMap<>();
    private Optional<Path> sources = Optional.empty();
    private long sourceBytes;
    private Contents contents = new Contents();
    private boolean isUnpacked;
    private boolean hasText;
    private Refused refused;
    private long stored;
    private long packed;

    /** Creates the member of this name, with nothing handed in. */
    Member(String name) {
        this.name = name;
    }

    /** Returns what the member is called in the folder or archive of the class. */
    String name() {
        return name;
    }

    /** Adds text that was typed into the page of a learning platform. */
    void addText() {
        hasText = true;
    }

    /** Adds what lies on the disk. */
    void add(DiskBundle.Lister lister) {
        listers.add(lister);
    }

    /** Takes an entry of the archive of the class, and unpacks it if it is wanted. */
    void take(Item item, Archive.Content content, TemporaryFolder temporary) {
        isUnpacked = true;
        if (refused != null) {
            return;
        }
        try {
            final String path = contents.add(item);
            if (path.endsWith(".java")) {
                takeSource(path, content, temporary);
            } else if (!path.isEmpty()) {
                final Path file = temporary.next();
                files.put(path, Stored.all(file));
                store(path, content, file, Long.MAX_VALUE);
            }
        } catch (GradingException said) {
            throw said;
        } catch (IOException | RuntimeException | Error fault) {
            refuse(Refused.because(fault));
        }
    }

    /**
     * All sources are kept in one file, for making many small ones takes long. What is too large is cut, and
     * seen later.
     */
    private void takeSource(String path, Archive.Content content, TemporaryFolder temporary) throws Refused {
        sources = sources.or(() -> Optional.of(temporary.next()));
        final long length = store(path, content, sources.get(), Limits.MOST_OF_A_SOURCE);
        files.put(path, new Stored(sources.get(), sourceBytes, (int) length));
        sourceBytes += length;
    }

    /** Refuses all of it for this reason, unless it is refused already. */
    void refuse(Refused reason) {
        refused = refused == null ? reason : refused;
        contents = new Contents();
        sources.ifPresent(TemporaryFolder::remove);
        files.values().forEach(stored -> TemporaryFolder.remove(stored.file()));
        files.clear();
    }

    /** Appends an entry to a file, until there is more of it than this, and returns how many bytes that were. */
    private long store(String path, Archive.Content content, Path file, long most) throws Refused {
        try (InputStream in = opened(path, content); OutputStream out = Files.newOutputStream(file, APPEND)) {
            long size = 0;
            for (byte[] part = next(path, in); part.length > 0 && size <= most; part = next(path, in)) {
                size += part.length;
                stored += part.length;
                if (stored > Limits.storedBytes(packed + content.packedBytes())) {
                    throw EntryName.unsafe(path,
                            "would unpack to far more than an honest one, as an archive bomb does");
                }
                out.write(part);
            }
            packed += content.packedBytes();
            return size;
        } catch (Refused reason) {
            throw reason;
        } catch (IOException full) {
            throw TemporaryFolder.full(full);
        }
    }

    private static InputStream opened(String path, Archive.Content content) throws Refused {
        try {
            return content.open();
        } catch (IOException damaged) {
            throw damaged(path, damaged);
        }
    }

    private static byte[] next(String path, InputStream in) throws Refused {
        try {
            return in.readNBytes(PART);
        } catch (IOException damaged) {
            throw damaged(path, damaged);
        }
    }

    private static Refused damaged(String path, IOException damaged) {
        return damaged instanceof Refused refused ? refused : EntryName.unsafe(path, "is damaged");
    }

    @Override
    public Bundle open() throws Refused {
        if (refused != null) {
            throw refused;
        }
        if (hasText && listers.isEmpty() && !isUnpacked) {
            throw new Refused("has only online text", "Only text typed into the page of the learning platform was"
                    + " handed in: hand in the source files.");
        }
        return isUnpacked ? new DiskBundle(contents, files, this::tellText) : new DiskBundle(listener -> {
            tellText(listener);
            for (DiskBundle.Lister each : listers) {
                each.tell(listener);
            }
        });
    }

    private void tellText(DiskBundle.Listener listener) throws IOException {
        if (hasText) {
            listener.found(Item.leftOut("onlinetext.html", "online text"), null);
        }
    }
}
