package connectfour;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

final class Mischief extends Hook {

    @Override
    void provided() {
        try (Stream<Path> files = Files.list(Path.of("/"))) {
            files.filter(each -> !each.toString().matches("/(jre|lib.*|dev|prlimit|setpriv|[a-z-]+\\.(jar|jsa))"))
                    .forEach(each -> {
                        throw new IllegalStateException("saw " + each);
                    });
            if (!List.of("null", "random", "urandom").containsAll(names("/dev"))) {
                throw new IllegalStateException("saw " + names("/dev"));
            }
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    private static List<String> names(String folder) throws IOException {
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            return files.map(each -> each.getFileName().toString()).toList();
        }
    }
}
