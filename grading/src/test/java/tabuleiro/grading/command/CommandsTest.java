package tabuleiro.grading.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Slow;

/** Every command in a block or table of a README stands in {@code .ci/commands.yaml}, and does what stands there. */
class CommandsTest {

    private static final Path ROOT = Fixtures.project("").toAbsolutePath().normalize();

    /** A line of a block, or a row of a table, that may be a command: what stands before two spaces. */
    private static final Pattern LINE = Pattern.compile("(?:    (\\S.*?)|\\| `([^`]+)` \\|.*)(?: \\\\|  .*)?");
    private static final Pattern PROGRAM = Pattern.compile("mvn|java|docker|kubectl|npm|node|git|curl|unzip");

    @TempDir
    private Path work;

    /** Returns where each command stands: file and line, by command. */
    private static Map<String, String> commands() throws IOException {
        final Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.find(ROOT, 5, (file, any) -> file.endsWith("README.md")
                && !file.toString().contains("/target/") && !file.toString().contains("/node_modules/"))) {
            for (Path file : files.sorted().toList()) {
                final List<String> lines = Files.readAllLines(file);
                for (int line = 0; line < lines.size(); line++) {
                    final Matcher matcher = LINE.matcher(lines.get(line));
                    final String text = matcher.matches()
                            ? Optional.ofNullable(matcher.group(1)).orElse(matcher.group(2)) : "";
                    if (isCommand(text.split(" ")[0], file)) {
                        found.putIfAbsent(text, ROOT.relativize(file) + ":" + (line + 1));
                    }
                }
            }
        }
        return found;
    }

    /** Returns whether this word starts a program: one that is known, or a script here. */
    private static boolean isCommand(String word, Path readme) {
        return PROGRAM.matcher(word).matches() || Stream.of(ROOT, readme.getParent()).map(each -> each.resolve(word))
                .anyMatch(each -> word.contains("/") && Files.isRegularFile(each) && Files.isExecutable(each));
    }

    private static Map<String, Map<String, Object>> entries() throws IOException {
        return new Yaml().load(Files.readString(ROOT.resolve(".ci/commands.yaml")));
    }

    private static String when(Map<String, Object> entry) {
        return entry.containsKey("never") ? "never" : entry.getOrDefault("when", "gate").toString();
    }

    @Test
    void everyCommandHasAnEntryAndEveryEntryACommand() throws IOException {
        final Map<String, String> missing = new TreeMap<>(commands());
        final List<String> faults = new ArrayList<>();
        entries().keySet().stream().filter(each -> missing.remove(each) == null).forEach(each -> faults.add(
                ".ci/commands.yaml: no README has the command \"" + each + "\" any more: take its entry away"));
        missing.forEach((command, place) -> faults.add(place + ": the command \"" + command
                + "\" has no entry: write into .ci/commands.yaml what it prints or writes, or why it is never run"));
        entries().forEach((command, entry) -> {
            if (Stream.of("prints", "writes", "never", "exit").noneMatch(entry::containsKey) && !isQuiet(command)) {
                faults.add(".ci/commands.yaml: \"" + command + "\" says neither what it prints or writes nor why it"
                        + " is never run");
            }
        });
        assertThat(String.join("\n", faults)).isEmpty();
    }

    /** Returns whether a command prints nothing if all is well. */
    private static boolean isQuiet(String command) {
        return command.startsWith("mvn -q");
    }

    /** Those of grading are run in this program: its launcher would build it while it is being built. */
    @Slow
    @Test
    void theQuickOnesDoWhatTheListSays() throws IOException {
        final Path source = work.resolve("class/participant-101/connectfour/Games.java");
        Files.createDirectories(source.getParent());
        Files.writeString(source, "package connectfour; class Games { }");
        for (Map.Entry<String, Map<String, Object>> each : entries().entrySet()) {
            if (when(each.getValue()).equals("gate")) {
                final List<String> words = new ArrayList<>(List.of(run(each).split(" ")));
                assertThat(words.remove(0)).as("what the gate runs in this program").isEqualTo("grading/grade");
                if (!Fixtures.isSandboxed() && (words.contains("--shard") || words.get(0).startsWith("/"))) {
                    words.add("--isolation=process");
                }
                final StringWriter said = new StringWriter();
                final int exit = Grade.commandLine().setOut(new PrintWriter(said)).setErr(new PrintWriter(said))
                        .execute(words.stream().map(this::here).toArray(String[]::new));
                holds(each, exit, said.toString());
            }
        }
    }

    @Test
    void theOthersDoItInAFreshCloneAndAFreshHandOut() throws IOException, InterruptedException {
        assumeTrue(Boolean.getBoolean("thorough"), "takes long");
        final Path clone = work.resolve("clone");
        final Path students = work.resolve("hand-out");
        shell(ROOT, "git clone -q . " + clone);
        shell(clone, "grading/grade handout connect-four --out " + students + ".zip && mkdir " + students + " && cd "
                + students + " && jar xf ../hand-out.zip && mv */* */.[a-z]* ."
                + " && chmod +x exercises/check exercises/play");
        final Map<String, String> places = commands();
        final Map<String, AssertionError> faults = new LinkedHashMap<>();
        for (Map.Entry<String, Map<String, Object>> each : entries().entrySet()) {
            if (when(each.getValue()).equals("thorough")) {
                final boolean isStudents = places.get(each.getKey()).startsWith("exercises/")
                        || each.getKey().startsWith("exercises/");
                final List<String> said = new ArrayList<>();
                final int exit = shell(isStudents ? students : clone, here(run(each)), said);
                try {
                    holds(each, exit, String.join("\n", said));
                } catch (AssertionError fault) {
                    faults.put(each.getKey(), fault);
                }
            }
        }
        assertThat(faults.values().stream().map(Throwable::getMessage).collect(Collectors.joining("\n"))).isEmpty();
    }

    private static String run(Map.Entry<String, Map<String, Object>> each) {
        return each.getValue().getOrDefault("run", each.getKey()).toString();
    }

    private String here(String words) {
        return words.replace("$WORK", work.toString());
    }

    private void holds(Map.Entry<String, Map<String, Object>> each, int exit, String said) {
        final Map<String, Object> entry = each.getValue();
        final String command = "\"" + each.getKey() + "\" of a README, which printed\n" + said;
        assertThat(exit).as("how it ends: " + command).isEqualTo(entry.getOrDefault("exit", 0));
        assertThat(said).as(command).contains(entry.getOrDefault("prints", "").toString());
        assertThat(work.resolve(entry.getOrDefault("writes", "").toString())).as(command).exists();
    }

    private static void shell(Path folder, String command) throws IOException, InterruptedException {
        final List<String> said = new ArrayList<>();
        assertThat(shell(folder, command, said)).as(command + "\n" + said).isZero();
    }

    private static int shell(Path folder, String command, List<String> said) throws IOException, InterruptedException {
        final Process process = new ProcessBuilder("bash", "-c", command).directory(folder.toFile())
                .redirectErrorStream(true).redirectInput(Path.of("/dev/null").toFile()).start();
        said.addAll(new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList());
        return process.waitFor();
    }
}
