package tabuleiro.console.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.Providers;
import tabuleiro.console.Language;
import tabuleiro.console.Words;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Program.Surroundings;
import tabuleiro.draughts.DraughtsProvider;

/** A session of the program against another one, which the test plays itself (DR-33). */
@Timeout(60)
abstract class PeerSession {

    static final long LONG_ENOUGH = 30;
    static final String LOWEST = "0\n";
    static final String HIGHEST = "2147483647\n";
    static final String WHITE = HIGHEST + "2\n3\n3\n4\n4\n";

    @TempDir
    Path folder;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final PipedWriter keyboard = new PipedWriter();
    final List<Socket> sockets = new ArrayList<>();
    DraughtsProvider provider = Providers.only(DraughtsProvider.class);
    ServerSocket door;
    CompletableFuture<Integer> status = new CompletableFuture<>();

    @BeforeEach
    void open() throws IOException {
        Loopback.required();
        door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        door.setSoTimeout((int) TimeUnit.SECONDS.toMillis(LONG_ENOUGH));
    }

    @AfterEach
    void close() throws IOException {
        if (door != null) {
            door.close();
        }
        for (Socket each : sockets) {
            each.close();
        }
    }

    /** Starts the program, with a person who plays. */
    void start(String... options) throws IOException {
        final List<String> all = new ArrayList<>(List.of("--saves", folder.toString(), "--seed", "7", "--players",
                "One", "--variant", "simplified"));
        all.addAll(List.of(options));
        final Options read = Options.read(all);
        assertThat(read.whyNot(new DraughtsGame(), new Words(DraughtsGame.class, Language.EN))).isEmpty();
        final PipedReader reader = new PipedReader(keyboard);
        final LinesView view = new LinesView(reader, new PrintStream(screen, true, StandardCharsets.UTF_8), true);
        final Program<?, ?> program = new Program<>(new DraughtsGame(), provider, read, view,
                new Surroundings(Language.EN, () -> 7, Duration.ofSeconds(20)));
        final Thread thread = new Thread(() -> status.complete(program.run()), "program");
        thread.setDaemon(true);
        thread.start();
    }

    /** Starts the program so that it connects to the test, and returns the connection. */
    Socket connected(String... options) throws IOException {
        start(Stream.concat(Stream.of("--connect", "localhost:" + door.getLocalPort()), Stream.of(options))
                .toArray(String[]::new));
        return remembered(door.accept());
    }

    /** Starts the program so that it listens, and returns a connection to it. */
    Socket calling(String... options) throws IOException, InterruptedException {
        start(Stream.concat(Stream.of("--listen", "0"), Stream.of(options)).toArray(String[]::new));
        return remembered(new Socket(InetAddress.getLoopbackAddress(), port()));
    }

    Socket remembered(Socket socket) throws IOException {
        socket.setSoTimeout((int) TimeUnit.SECONDS.toMillis(LONG_ENOUGH));
        sockets.add(socket);
        return socket;
    }

    int port() throws InterruptedException {
        final Pattern listening = Pattern.compile("localhost:(\\d+)");
        awaitShown("localhost:");
        final Matcher found = listening.matcher(shown());
        assertThat(found.find()).isTrue();
        return Integer.parseInt(found.group(1));
    }

    String shown() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    /** Returns what is shown, with lines that were broken at the width of the terminal joined. */
    String joined() {
        return shown().replaceAll("\\s+", " ");
    }

    void awaitShown(String text) throws InterruptedException {
        while (!shown().contains(text)) {
            assertThat(status.isDone()).as("ended before %s was shown:%n%s", text, shown()).isFalse();
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    void type(String line) throws IOException {
        keyboard.write(line + "\n");
        keyboard.flush();
    }

    static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    /** Reads so many lines. */
    static List<String> receive(Socket socket, int lines) throws IOException {
        final List<String> received = new ArrayList<>();
        while (received.size() < lines) {
            final StringBuilder line = new StringBuilder();
            for (int next = socket.getInputStream().read(); next != '\n'; next = socket.getInputStream().read()) {
                assertThat(next).as("after %s, %s", received, line).isGreaterThanOrEqualTo(0);
                line.append((char) next);
            }
            received.add(line.toString());
        }
        return received;
    }

    /** Checks that the game has ended with this message and that the program goes on with its menu, then leaves it. */
    void assertEnded(String message) throws Exception {
        awaitShown("read the rules");
        assertThat(joined()).contains(message);
        type("z");
        assertThat(status.get(LONG_ENOUGH, TimeUnit.SECONDS)).isEqualTo(Program.NORMAL);
        while (Thread.getAllStackTraces().keySet().stream().anyMatch(each -> each.getName().equals("outside"))) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    void assertKept(String moves) throws IOException {
        assertThat(joined()).contains("It is kept as 1: load 1 resumes it.");
        assertThat(Files.readString(folder.resolve("1.draughts.txt"))).contains("person 1: ")
                .contains("person 2: ").contains("The other program\n").endsWith("moves:\n" + moves);
    }
}
