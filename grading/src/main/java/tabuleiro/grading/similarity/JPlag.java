package tabuleiro.grading.similarity;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.file.PathUtils;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.similarity.Pair.Lines;
import tabuleiro.grading.similarity.Pair.Passage;

/**
 * Compares programs with JPlag, a program of its own under the GNU General Public License: it is fetched when it is
 * needed first, and runs in a process of its own, which only reads sources and runs nothing of them.
 */
public final class JPlag {

    private static final int MOST_PAIRS = 100;
    private static final String LEAST = "0.3";
    private static final String PROGRAM = "Compare.java";
    private static final String ENDING = ".java";

    private final Path libraries;
    private final Duration limit;

    /**
     * What it finds.
     *
     * @param pairs  the pairs of programs that have most in common, those with most first
     * @param unread the names of programs that it could not read
     */
    public record Found(List<Pair> pairs, List<String> unread) {
    }

    private JPlag(Path libraries, Duration limit) {
        this.libraries = libraries;
        this.limit = limit;
    }

    /**
     * Returns JPlag, which is fetched with Maven if that has not been done.
     *
     * @param limit how long it may take to compare a class
     * @throws GradingException if it cannot be fetched; the message says what to do
     */
    public static JPlag fetched(Duration limit) {
        final Path libraries = Home.jplagLibraries();
        if (!Files.isDirectory(libraries)) {
            fetch(libraries);
        }
        return new JPlag(libraries, limit);
    }

    private static void fetch(Path libraries) {
        final Path part = libraries.resolveSibling(libraries.getFileName() + ".part");
        try {
            final boolean isFetched = new ProcessBuilder("mvn", "-B", "-q", "-Dstyle.color=never", "-f",
                    Home.jplag().resolve("pom.xml").toString(), "dependency:copy-dependencies",
                    "-DoutputDirectory=" + part).redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor() == 0;
            if (!isFetched) {
                throw new GradingException("JPlag could not be fetched: connect to the network, and see what Maven"
                        + " says: mvn -f " + Home.jplag().resolve("pom.xml") + " dependency:copy-dependencies");
            }
            Files.move(part, libraries);
        } catch (IOException missing) {
            throw new GradingException("JPlag could not be fetched: Maven (mvn) is needed for that.", missing);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new GradingException("JPlag was not fetched.", stopped);
        }
    }

    /**
     * Compares these programs, each by its name and with the text of each source file by path.
     *
     * @param stub what was handed out, which is not compared
     * @throws GradingException if that takes too long or too much memory, or JPlag ends in another way
     */
    public Found compare(SortedMap<String, Map<String, String>> programs, Map<String, byte[]> stub) {
        try {
            final Path folder = Files.createTempDirectory("tabuleiro-similar-");
            try {
                final Translation names = new Translation(programs);
                names.write(folder.resolve("programs"));
                write(Files.createDirectory(folder.resolve("stub")), List.copyOf(stub.values()));
                run(folder);
                return names.read(Files.readAllLines(folder.resolve("found")));
            } finally {
                PathUtils.deleteDirectory(folder);
            }
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void write(Path folder, List<byte[]> files) throws IOException {
        for (int i = 0; i < files.size(); i++) {
            Files.write(folder.resolve(i + ENDING), files.get(i));
        }
    }

    private void run(Path folder) throws IOException {
        final ProcessBuilder builder = new ProcessBuilder(
                System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
                "-Xmx1g", "-Xss2m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError", "-XX:ErrorFile=/dev/null",
                "-Dfile.encoding=UTF-8", "-cp", libraries + File.separator + "*",
                Home.jplag().resolve(PROGRAM).toString(), folder.resolve("programs").toString(),
                folder.resolve("stub").toString(), String.valueOf(MOST_PAIRS), LEAST)
                .directory(folder.toFile()).redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(folder.resolve("found").toFile());
        builder.environment().keySet().retainAll(List.of("SystemRoot"));
        final Process process = builder.start();
        try {
            if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
                throw new GradingException("JPlag had not compared all programs after " + limit.toMinutes()
                        + " minutes, and was ended. Give it more time: --minutes N.");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new GradingException("Comparing was interrupted.", stopped);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        if (process.exitValue() != 0) {
            throw new GradingException("JPlag ended with an error (" + process.exitValue() + "): a program may"
                    + " be damaged, or made to do harm. Those that are the same were found without it.");
        }
    }

    /** JPlag sees neither names nor paths that somebody has chosen: only numbers. */
    private static final class Translation {

        private final SortedMap<String, Map<String, String>> programs;
        private final List<String> names;

        Translation(SortedMap<String, Map<String, String>> programs) {
            this.programs = programs;
            names = List.copyOf(programs.keySet());
        }

        void write(Path folder) throws IOException {
            for (int i = 0; i < names.size(); i++) {
                JPlag.write(Files.createDirectories(folder.resolve(String.valueOf(i))), new TreeMap<>(
                        programs.get(names.get(i))).values().stream().map(source ->
                                source.getBytes(StandardCharsets.UTF_8)).toList());
            }
        }

        Found read(List<String> lines) {
            final List<Pair> pairs = new ArrayList<>();
            final List<String> unread = new ArrayList<>();
            for (String line : lines) {
                final String[] words = line.split(" ");
                switch (words[0]) {
                    case "pair" -> pairs.add(new Pair(name(words[1]), name(words[2]), Integer.parseInt(words[3]),
                            new ArrayList<>()));
                    case "match" -> {
                        final Pair last = pairs.get(pairs.size() - 1);
                        last.passages().add(new Passage(lines(last.one(), words, 1), lines(last.other(), words, 4)));
                    }
                    case "unread" -> unread.add(name(words[1]));
                    default -> { }
                }
            }
            pairs.forEach(pair -> pair.passages().sort(Comparator.comparing(Passage::length).reversed()));
            return new Found(pairs, unread);
        }

        private String name(String number) {
            return names.get(Integer.parseInt(number));
        }

        private Lines lines(String name, String[] words, int at) {
            final List<String> paths = List.copyOf(new TreeMap<>(programs.get(name)).keySet());
            return new Lines(paths.get(Integer.parseInt(words[at].replace(ENDING, ""))),
                    Integer.parseInt(words[at + 1]), Integer.parseInt(words[at + 2]));
        }
    }
}
