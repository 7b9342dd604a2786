package tabuleiro.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Classes of the package {@code program}, compiled from a text. */
final class Compiled {

    private Compiled() {
    }

    /** Returns the classes by name that this source file has, which begins with a class of this name. */
    static Map<String, byte[]> of(String name, String text, Path folder) throws IOException {
        final Path source = Files.createDirectories(folder.resolve("program")).resolve(name + ".java");
        Files.writeString(source, "package program;\n" + text);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", source.toString())).isZero();
        final Map<String, byte[]> classes = new TreeMap<>();
        try (Stream<Path> files = Files.list(source.getParent())) {
            for (Path file : files.filter(each -> each.toString().endsWith(".class")).toList()) {
                classes.put("program." + file.getFileName().toString().replace(".class", ""), Files.readAllBytes(file));
            }
        }
        return classes;
    }
}
