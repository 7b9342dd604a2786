package tabuleiro.grading.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;

/** Which package each source of a submission says it belongs to. Only the beginning of a file is read for that. */
final class PackageLines implements Bundle.Reader {

    private static final int MOST_OF_A_BEGINNING = 1 << 16;

    private final Map<String, String> names = new HashMap<>();

    @Override
    public void read(String path, InputStream file) throws IOException {
        names.put(path, SourceText.of(file.readNBytes(MOST_OF_A_BEGINNING)).packageName());
    }

    /** Returns the package that the source at this path names; empty if it names none. */
    String of(String path) {
        return names.getOrDefault(path, "");
    }

    /** Returns the first word of that package, such as {@code connectfour} for {@code connectfour.agents}. */
    String outermost(String path) {
        return of(path).split("\\.", 2)[0];
    }
}
