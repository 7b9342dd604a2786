package tabuleiro.grading.craft;

import com.puppycrawl.tools.checkstyle.Checker;
import com.puppycrawl.tools.checkstyle.ConfigurationLoader;
import com.puppycrawl.tools.checkstyle.DefaultLogger;
import com.puppycrawl.tools.checkstyle.PropertiesExpander;
import com.puppycrawl.tools.checkstyle.api.AutomaticBean.OutputStreamOptions;
import com.puppycrawl.tools.checkstyle.api.CheckstyleException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.commons.io.FileUtils;
import tabuleiro.grading.Home;
import tabuleiro.grading.source.Place;
import tabuleiro.grading.source.Program;

/** Asks Checkstyle about the files that a student has written, by the configuration that students have. */
final class StyleCheck {

    private static final Pattern SAID = Pattern.compile("(?m)^\\[ERROR] (.+?\\.java):(\\d+)(?::\\d+)?: (.*) \\[\\S*]$");

    private StyleCheck() {
    }

    /**
     * Returns where Checkstyle finds something in a program with these sources, by what it says; nothing if there is no
     * configuration, or a file is no Java.
     */
    static Map<String, List<Place>> of(Program program, Map<String, String> sources) {
        if (!Files.exists(Home.style())) {
            return Map.of();
        }
        try {
            final Path folder = Files.createTempDirectory("craft");
            try {
                // Where exercises lie other rules hold than where the given code does.
                final Path root = folder.resolve("exercises/own/src/main/java");
                final List<Path> files = new ArrayList<>();
                for (String path : program.types().stream().map(Program.Type::file).distinct().toList()) {
                    final Path file = root.resolve(path).normalize();
                    if (file.startsWith(root)) {
                        Files.createDirectories(file.getParent());
                        files.add(Files.writeString(file, sources.get(path)));
                    }
                }
                return found(root, said(files));
            } finally {
                FileUtils.deleteDirectory(folder.toFile());
            }
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    private static String said(List<Path> files) {
        final ByteArrayOutputStream said = new ByteArrayOutputStream();
        final Checker checker = new Checker();
        try {
            checker.setLocaleLanguage("en");
            checker.setModuleClassLoader(Checker.class.getClassLoader());
            checker.configure(ConfigurationLoader.loadConfiguration(Home.style().toString(),
                    new PropertiesExpander(new Properties())));
            checker.addListener(new DefaultLogger(said, OutputStreamOptions.NONE));
            checker.process(files.stream().map(Path::toFile).toList());
            return said.toString(StandardCharsets.UTF_8);
        } catch (CheckstyleException noJava) {
            return "";
        } finally {
            checker.destroy();
        }
    }

    private static Map<String, List<Place>> found(Path root, String said) {
        final Map<String, List<Place>> found = new TreeMap<>();
        SAID.matcher(said).results().forEach(match -> {
            final String says = match.group(3).replaceAll("'[^']*'", "…").replaceAll("\\d+", "N");
            final String file = root.relativize(Path.of(match.group(1))).toString().replace('\\', '/');
            found.computeIfAbsent(says, any -> new ArrayList<>()).add(
                    new Place(file, Integer.parseInt(match.group(2)), ""));
        });
        return found;
    }
}
