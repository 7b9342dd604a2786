package tabuleiro.slides;

import java.io.File;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The class path of this program, without the reference, whose place the engine of a run takes. */
final class ClassPath {

    private ClassPath() {
    }

    /** Returns the class path without any engine. */
    static String withoutEngine() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> !entry.matches(".*[/\\\\](reference[/\\\\]target|tabuleiro-reference)[/\\\\].*"))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns the class path with the engine in this folder. */
    static String with(Path engine) {
        return engine.toAbsolutePath() + File.pathSeparator + withoutEngine();
    }
}
