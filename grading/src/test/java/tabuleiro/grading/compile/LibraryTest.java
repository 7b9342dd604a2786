package tabuleiro.grading.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** What is there is looked up once and keeps its name; what is not there, too, within bounds. */
class LibraryTest {

    private static final Set<JavaFileObject.Kind> CLASSES = Set.of(JavaFileObject.Kind.CLASS);

    private final List<String> lookedUp = new ArrayList<>();
    private final Library library = new Library(new ForwardingJavaFileManager<JavaFileManager>(
            ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null)) {
        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            lookedUp.add(packageName + (recurse ? " and below" : ""));
            return super.list(location, packageName, kinds, recurse);
        }
    });

    private List<String> names(String packageName, boolean recurse) throws IOException {
        return library.list(StandardLocation.PLATFORM_CLASS_PATH, packageName, CLASSES, recurse).stream()
                .map(file -> library.inferBinaryName(StandardLocation.PLATFORM_CLASS_PATH, file)).toList();
    }

    @Test
    void aPackageIsLookedUpOnce() throws IOException {
        final List<String> once = names("java.util", false);
        assertThat(once).contains("java.util.List", "java.util.Map$Entry")
                .doesNotContain("java.util.function.Function");
        assertThat(names("java.util", false)).isEqualTo(once);
        assertThat(names("java.util", true)).contains("java.util.function.Function");
        assertThat(lookedUp).containsExactly("java.util", "java.util and below");
    }

    @Test
    void packagesThatAreMadeUpAreKeptUpToANumber() throws IOException {
        for (int i = 0; i < 1000; i++) {
            assertThat(names("made.up" + i, false)).isEmpty();
        }
        names("made.up0", false);
        assertThat(lookedUp).hasSize(1000);
        names("made.up999", false);
        assertThat(lookedUp).hasSize(1001);
    }
}
