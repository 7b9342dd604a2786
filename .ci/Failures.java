import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Prints what failed in a build that did not stop at failures: {@code java .ci/Failures.java STARTED LOG}. It prints a line
 * for each test that failed, each complaint about style and each module with tests of which there is no report, from the
 * reports below this folder that were written since the second STARTED, and each goal that failed, from Maven's LOG. Ends
 * with 1 if there is any, or if the log does not say that the build came to its end.
 */
public final class Failures {

    private static final Path TESTS = Path.of("surefire-reports");

    private final FileTime started;
    private final List<String> lines = new ArrayList<>();
    private int tests;

    private Failures(FileTime started) {
        this.started = started;
    }

    /** Prints the failures of the build that began in a second since 1970, and left a log. */
    public static void main(String[] arguments) throws Exception {
        final Failures failures = new Failures(FileTime.from(Long.parseLong(arguments[0]), TimeUnit.SECONDS));
        final List<Path> modules;
        try (Stream<Path> files = Files.walk(Path.of(""), 3)) {
            modules = files.filter(file -> file.endsWith("pom.xml")).map(file -> file.toAbsolutePath().getParent())
                    .sorted().toList();
        }
        for (Path module : modules) {
            failures.read(module);
        }
        failures.readLog(Path.of(arguments[1]));
        final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        failures.lines.forEach(out::println);
        out.println(failures.tests + " tests, " + failures.lines.size() + " failures");
        System.exit(failures.lines.isEmpty() && failures.tests > 0 ? 0 : 1);
    }

    private void read(Path module) throws Exception {
        final Path target = module.resolve("target");
        final List<Path> reports = new ArrayList<>();
        if (Files.isDirectory(target.resolve(TESTS))) {
            try (Stream<Path> files = Files.list(target.resolve(TESTS))) {
                files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml") && isNew(file)).sorted()
                        .forEach(reports::add);
            }
        }
        for (Path report : reports) {
            all(report, "testcase").forEach(this::test);
        }
        if (reports.isEmpty() && Files.isDirectory(module.resolve("src/test")) && isTested(module)) {
            lines.add(module.getFileName() + ": no test was run");
        }
        final Path style = target.resolve("checkstyle-result.xml");
        if (Files.exists(style) && isNew(style)) {
            all(style, "error").forEach(error -> lines.add(Path.of("").toAbsolutePath().relativize(
                    Path.of(((Element) error.getParentNode()).getAttribute("name"))) + ":" + error.getAttribute("line")
                    + ": " + error.getAttribute("message")));
        }
    }

    /** A goal that fails stops its module alone, and tests that never end stop nothing: Maven ends with 0. */
    private void readLog(Path log) throws IOException {
        final List<String> all = Files.readAllLines(log, StandardCharsets.UTF_8);
        all.stream().filter(line -> line.matches("\\[ERROR\\] (Failed to execute goal|There was a timeout|The forked VM).*"))
                .map(line -> line.substring(8)).forEach(lines::add);
        if (all.stream().noneMatch(line -> line.matches("\\[INFO\\] BUILD (SUCCESS|FAILURE)"))) {
            lines.add("The build has not come to its end.");
        }
    }

    /** Stubs of exercises are compiled, and their rules are not run. */
    private static boolean isTested(Path module) {
        return !Files.exists(module.resolve(".mvn/maven.config"));
    }

    private void test(Element test) {
        tests++;
        Stream.of("failure", "error").flatMap(kind -> elements(test.getElementsByTagName(kind))).findFirst()
                .ifPresent(failure -> lines.add(test.getAttribute("classname") + "." + test.getAttribute("name") + ": "
                        + firstLines(failure.getTextContent())));
    }

    /** The first line often has only the kind of failure, and the next what was expected. */
    private static String firstLines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty()).limit(2).collect(Collectors.joining(" "));
    }

    private boolean isNew(Path file) {
        try {
            return Files.getLastModifiedTime(file).compareTo(started) >= 0;
        } catch (IOException gone) {
            return false;
        }
    }

    private static List<Element> all(Path file, String name) throws Exception {
        return elements(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile())
                .getElementsByTagName(name)).toList();
    }

    private static Stream<Element> elements(NodeList nodes) {
        return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
    }
}
