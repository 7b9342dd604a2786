package tabuleiro.grading.craft;

import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.ConfigurationLoader;
import com.puppycrawl.tools.checkstyle.PropertiesExpander;
import com.puppycrawl.tools.checkstyle.api.AuditEvent;
import com.puppycrawl.tools.checkstyle.api.AuditListener;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.commons.io.FileUtils;
import tabuleiro.grading.Home;

/**
 * Collects what Checkstyle finds in the files that a student has written, by the configuration that students have.
 *
 * @param folder where the files lie
 * @param found  by what Checkstyle says, where
 */
record StyleCheck(Path folder, Map<String, List<Place>> found) implements AuditListener {

    /** Returns what is found in a program with these sources; nothing if there is no configuration. */
    static Map<String, List<Place>> of(Program program, Map<String, String> sources) {
        final Path rules = Home.style();
        if (!Files.exists(rules)) {
            return Map.of();
        }
        try {
            final Path folder = Files.createTempDirectory("craft");
            try {
                return of(program, sources, rules, folder);
            } finally {
                FileUtils.deleteDirectory(folder.toFile());
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static Map<String, List<Place>> of(Program program, Map<String, String> sources, Path rules, Path folder)
            throws IOException {
        final StyleCheck style = new StyleCheck(folder, new TreeMap<>());
        final List<Path> files = new ArrayList<>();
        for (String path : program.types().stream().map(Program.Type::file).distinct().toList()) {
            // Where exercises lie other rules hold than where the given code does.
            final Path file = folder.resolve("exercises/own/src/main/java").resolve(path).normalize();
            Files.createDirectories(file.getParent());
            files.add(Files.writeString(file, sources.get(path)));
        }
        final Checker checker = new Checker();
        try {
            checker.setLocaleLanguage("en");
            checker.setModuleClassLoader(Checker.class.getClassLoader());
            checker.configure(ConfigurationLoader.loadConfiguration(rules.toString(),
                    new PropertiesExpander(new Properties())));
            checker.addListener(style);
            checker.process(files.stream().map(Path::toFile).toList());
        } catch (CheckstyleException noJava) {
            return Map.of();
        } finally {
            checker.destroy();
        }
        return style.found;
    }

    @Override
    public void addError(AuditEvent event) {
        final String says = event.getMessage().replaceAll("'[^']*'", "…").replaceAll("\\d+", "N");
        final Path root = folder.resolve("exercises/own/src/main/java");
        found.computeIfAbsent(says, any -> new ArrayList<>()).add(new Place(
                root.relativize(Path.of(event.getFileName())).toString().replace('\\', '/'), event.getLine(), ""));
    }

    @Override
    public void auditStarted(AuditEvent all) {
        // Nothing to do.
    }

    @Override
    public void auditFinished(AuditEvent all) {
        // Nothing to do.
    }

    @Override
    public void fileStarted(AuditEvent file) {
        // Nothing to do.
    }

    @Override
    public void fileFinished(AuditEvent file) {
        // Nothing to do.
    }

    @Override
    public void addException(AuditEvent event, Throwable thrown) {
        // What is no Java is named as such on the page.
    }
}
