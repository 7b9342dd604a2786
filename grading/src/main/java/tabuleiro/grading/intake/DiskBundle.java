package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * What a student handed in as it lies on the disk: folders, files, or what was unpacked from the archive of a
 * class.
 */
final class DiskBundle implements Bundle {

    private final Contents contents;
    private final Map<String, Stored> files;
    private final Lister lister;

    /** Creates a bundle of what this lister finds. */
    DiskBundle(Lister lister) {
        this(new Contents(), new HashMap<>(), lister);
    }

    /**
     * Creates a bundle of what is known already, where each wanted path is stored, and what this lister finds
     * besides.
     */
    DiskBundle(Contents contents, Map<String, Stored> files, Lister lister) {
        this.contents = contents;
        this.files = files;
        this.lister = lister;
    }

    /** Finds what lies there. */
    interface Lister {

        /** Reports each thing to this listener. */
        void tell(Listener listener) throws IOException;
    }

    /** Receives what lies there. */
    interface Listener {

        /** Receives one thing, and in which file of the disk it is if it is one that can be read. */
        void found(Item item, Path file) throws IOException;
    }

    @Override
    public Contents list() throws IOException {
        lister.tell((item, file) -> {
            final String path = contents.add(item);
            if (!path.isEmpty()) {
                files.put(path, Stored.all(file));
            }
        });
        return contents;
    }

    @Override
    public void read(Collection<String> wanted, Reader into) throws IOException {
        for (String path : wanted) {
            try (InputStream file = files.get(path).open()) {
                into.read(path, file);
            } catch (Refused refused) {
                throw refused;
            } catch (IOException unreadable) {
                throw new Refused(Refused.UNREADABLE, "The file " + EntryName.shown(path) + " cannot be read.");
            }
        }
    }

    @Override
    public Bundle open(String archive) throws IOException {
        return ArchiveBundle.of(archive, files.get(archive).file());
    }
}
