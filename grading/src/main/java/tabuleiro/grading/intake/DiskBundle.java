package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/** What a student handed in as it lies on the disk: folders, files, or what was unpacked of the archive of a class. */
final class DiskBundle implements Bundle {

    private final Lister lister;
    private final Map<String, Path> files = new HashMap<>();

    /** Will list what this tells it. */
    DiskBundle(Lister lister) {
        this.lister = lister;
    }

    /** Tells what lies there. */
    interface Lister {

        /** Tells of each thing. */
        void tell(Listener listener) throws IOException;
    }

    /** Is told what lies there. */
    interface Listener {

        /** Is told of one thing, and in which file of the disk it is if it is one that can be read. */
        void found(Item item, Path file) throws IOException;
    }

    @Override
    public Contents list() throws IOException {
        final Contents contents = new Contents();
        lister.tell((item, file) -> {
            final String path = contents.add(item);
            if (!path.isEmpty()) {
                files.put(path, file);
            }
        });
        return contents;
    }

    @Override
    public void read(Collection<String> wanted, Sources into) throws IOException {
        for (String path : wanted) {
            try (InputStream file = Files.newInputStream(files.get(path), LinkOption.NOFOLLOW_LINKS)) {
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
        return ArchiveBundle.of(archive, files.get(archive));
    }
}
