package tabuleiro.console.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
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
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.Providers;
import tabuleiro.console.Language;
import tabuleiro.console.lines.LinesView;
import tabuleiro.console.program.Options;
import tabuleiro.console.program.Program;
import tabuleiro.console.program.Surroundings;
import tabuleiro.console.steps.Altered;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;

/** Tests that no other program makes this one fail or wait for ever (DR-33, DR-43). The test plays the other one. */
@Timeout(60)
class PeerTest {

    private static final long LONG_ENOUGH = 30;
    private static final String LOWEST = "0\n";
    private static final String HIGHEST = "2147483647\n";
    private static final String WHITE = HIGHEST + "2\n3\n3\n4\n4\n";

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final PipedWriter keyboard = new PipedWriter();
    private final List<Socket> sockets = new ArrayList<>();
    private DraughtsProvider provider = Providers.only(DraughtsProvider.class);
    private ServerSocket door;
    private CompletableFuture<Integer> status = new CompletableFuture<>();

    @BeforeEach
    void open() throws IOException {
        door = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void close() throws IOException {
        door.close();
        for (Socket each : sockets) {
            each.close();
        }
    }

    /** Starts the program, with a person who plays. */
    private void start(String... options) throws IOException {
        final List<String> all = new ArrayList<>(List.of("--saves", folder.toString(), "--seed", "7", "--players",
                "Ana", "--variant", "simplified"));
        all.addAll(List.of(options));
        final Options read = Options.read(all);
        assertThat(read.whyNot(new DraughtsGame())).isEmpty();
        final PipedReader reader = new PipedReader(keyboard);
        final LinesView view = new LinesView(reader, new PrintStream(screen, true, StandardCharsets.UTF_8), true);
        final Program<?, ?> program = new Program<>(new DraughtsGame(), provider, read, view,
                new Surroundings(Language.EN, () -> 7, Duration.ofSeconds(20)));
        final Thread thread = new Thread(() -> status.complete(program.run()), "program");
        thread.setDaemon(true);
        thread.start();
    }

    /** Starts the program so that it connects to the test, and returns the connection. */
    private Socket connected(String... options) throws IOException {
        start(Stream.concat(Stream.of("--connect", "localhost:" + door.getLocalPort()), Stream.of(options))
                .toArray(String[]::new));
        return remembered(door.accept());
    }

    /** Starts the program so that it listens, and returns a connection to it. */
    private Socket calling(String... options) throws IOException, InterruptedException {
        start(Stream.concat(Stream.of("--listen", "0"), Stream.of(options)).toArray(String[]::new));
        return remembered(new Socket(InetAddress.getLoopbackAddress(), port()));
    }

    private Socket remembered(Socket socket) throws IOException {
        socket.setSoTimeout((int) TimeUnit.SECONDS.toMillis(LONG_ENOUGH));
        sockets.add(socket);
        return socket;
    }

    private int port() throws InterruptedException {
        final Pattern listening = Pattern.compile("localhost:(\\d+)");
        awaitShown("localhost:");
        final Matcher found = listening.matcher(shown());
        assertThat(found.find()).isTrue();
        return Integer.parseInt(found.group(1));
    }

    private String shown() {
        return screen.toString(StandardCharsets.UTF_8);
    }

    /** Returns what is shown, with lines that were broken at the width of the terminal joined. */
    private String joined() {
        return shown().replaceAll("\\s+", " ");
    }

    private void awaitShown(String text) throws InterruptedException {
        while (!shown().contains(text)) {
            assertThat(status.isDone()).as("ended before %s was shown:%n%s", text, shown()).isFalse();
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    private void type(String line) throws IOException {
        keyboard.write(line + "\n");
        keyboard.flush();
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
    }

    /** Reads so many lines. */
    private static List<String> receive(Socket socket, int lines) throws IOException {
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
    private void assertEnded(String message) throws Exception {
        awaitShown("read the rules");
        assertThat(joined()).contains(message);
        type("z");
        assertThat(status.get(LONG_ENOUGH, TimeUnit.SECONDS)).isEqualTo(Program.NORMAL);
        assertThat(Thread.getAllStackTraces().keySet()).extracting(Thread::getName).doesNotContain("address");
    }

    private void assertKept(String moves) throws IOException {
        assertThat(joined()).contains("It is kept as 1: load 1 resumes it.");
        assertThat(Files.readString(folder.resolve("1.draughts.txt"))).contains("person 1: ")
                .contains("person 2: ").contains("The other program\n").endsWith("moves:\n" + moves);
    }

    static Stream<org.junit.jupiter.params.provider.Arguments> wrongLines() {
        final String number = "a line is a number from 0 to 2147483647.";
        return Stream.of(
                arguments("2\n3\n3\n5\n5\n", "sent \"2 3 3 5 5\", but the turn is not legal here; both programs must "
                        + "play the same variant."),
                arguments("2\n6\n2\n5\n1\n", "sent \"2 6 2 5 1\", but the turn is not legal here"),
                arguments("2000000000\n", "sent \"2000000000\", but a turn has 2 to 13 squares, or 0 to resign."),
                arguments("1\n3\n3\n", "sent \"1\", but a turn has 2 to 13 squares, or 0 to resign."),
                arguments("14\n", "sent \"14\", but a turn has 2 to 13 squares, or 0 to resign."),
                arguments("2\n9\n", "sent \"2 9\", but rows and columns go from 1 to 8."),
                arguments("2\n3\n0\n", "sent \"2 3 0\", but rows and columns go from 1 to 8."),
                arguments("hello\n", "sent \"hello\", but " + number), arguments("\n", "sent \"\", but " + number),
                arguments("-2\n", "sent \"-2\", but " + number), arguments("2.0\n", "sent \"2.0\", but " + number),
                arguments(" 2\n", "sent \" 2\", but " + number), arguments("2\r\r\n", "sent \"2?\", but " + number),
                arguments("\u00e9\u00ff\u0000\n", "sent \"???\", but " + number),
                arguments("\u001b[2J\n", "sent \"?[2J\", but " + number),
                arguments("4294967298\n", "sent \"4294967298\", but " + number),
                arguments("{0}'\n", "sent \"{0}'\", but " + number),
                arguments("12345678901\n", "sent \"12345678901\", but a line has at most ten characters."),
                arguments("2".repeat(100_000), "sent \"222222222222\", but a line has at most ten characters."),
                arguments("GET / HTTP/1.1\r\n", "sent \"GET / HTTP/1\", but a line has at most ten characters."));
    }

    @ParameterizedTest
    @MethodSource("wrongLines")
    void aWrongTurnEndsTheGameWithAMessage(String text, String message) throws Exception {
        final Socket peer = connected();
        send(peer, HIGHEST + text);
        assertEnded("The game ends here, unfinished: the other program " + message);
        assertKept("");
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello", "-1", "2147483648", "", "00", "\u00b2"})
    void aWrongDrawEndsBeforeAnyGameBegins(String text) throws Exception {
        final Socket peer = connected();
        send(peer, text + "\n");
        assertEnded("No game: the other program sent \"" + text.replace('\u00b2', '?')
                + "\", but a line is a number from 0 to 2147483647.");
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "2147483647\n", "2147483647\n2", "2147483647\n2\n3\n3\n4"})
    void aProgramThatGoesAwayEndsTheGame(String text) throws Exception {
        final Socket peer = calling();
        send(peer, text);
        peer.close();
        assertEnded("the other program has closed the connection.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "2147483647\n", "2147483647\n2\n3", "2147483647\n2\n3\n3\n4"})
    void aProgramThatFallsSilentEndsTheGame(String text) throws Exception {
        send(calling("--seconds", "1"), text);
        assertEnded("the other program has sent nothing for too long.");
    }

    @Test
    void aProgramThatDripsItsTurnHasOneTimeLimitForAllOfIt() throws Exception {
        final Socket peer = connected("--seconds", "1");
        send(peer, HIGHEST);
        try {
            for (int i = 0; !status.isDone() && !shown().contains("read the rules"); i++) {
                send(peer, i % 2 == 0 ? "1" : "2");
                TimeUnit.MILLISECONDS.sleep(400);
            }
        } catch (IOException closed) {
            assertThat(closed).isNotNull();
        }
        assertEnded("the other program has sent nothing for too long.");
    }

    @Test
    void aResetConnectionIsAClosedOne() throws Exception {
        final Socket peer = connected();
        send(peer, HIGHEST);
        awaitShown("Both programs have drawn");
        peer.setSoLinger(true, 0);
        peer.close();
        assertEnded("the other program has closed the connection.");
        assertKept("");
    }

    @Test
    void aProgramThatGoesAwayWhileThePersonThinksIsNoticedAndTheMoveIsKept() throws Exception {
        final Socket peer = connected();
        send(peer, LOWEST);
        awaitShown("from which square");
        peer.close();
        type("c3-d4");
        assertEnded("The game ends here, unfinished: the other program has closed the connection.");
        assertKept("c3-d4\n");
    }

    @Test
    void whoTookTooLongIsTold() throws Exception {
        final Socket peer = connected("--seconds", "1");
        send(peer, LOWEST);
        awaitShown("from which square");
        TimeUnit.MILLISECONDS.sleep(1100);
        peer.close();
        type("c3-d4");
        assertEnded("the time of 1 s was over, and the other program has closed the connection.");
    }

    @Test
    void aLineInThisProgramsTurnIsRefused() throws Exception {
        final Socket peer = connected();
        send(peer, LOWEST);
        awaitShown("from which square");
        send(peer, "2\n6\n2\n5\n1\n");
        type("c3-c4");
        assertEnded("the other program sent \"2\", but no line is awaited from the other program.");
        assertKept("");
    }

    @Test
    void aProgramThatOnlyFloodsIsCutOff() throws Exception {
        final Socket peer = connected();
        final byte[] noise = new byte[1 << 16];
        try (OutputStream out = peer.getOutputStream()) {
            while (!shown().contains("read the rules")) {
                out.write(noise);
            }
        } catch (IOException cut) {
            assertThat(cut).isNotNull();
        }
        assertEnded("sent \"????????????\", but a line has at most ten characters.");
    }

    @Test
    void aHundredEqualDrawsEndTheMatch() throws Exception {
        final Socket peer = connected();
        for (int i = 0; i < Match.MOST_DRAWS; i++) {
            send(peer, receive(peer, 1).get(0) + "\r\n");
        }
        assertEnded("No game: both programs have drawn the same numbers a hundred times.");
    }

    @Test
    void equalSeedsDrawOtherNumbersInEachRole() throws Exception {
        final String connecting = receive(connected(), 1).get(0);
        sockets.get(0).close();
        assertEnded("closed");
        status = new CompletableFuture<>();
        final PeerTest other = new PeerTest();
        other.folder = folder;
        other.open();
        assertThat(receive(other.calling(), 1)).doesNotContain(connecting);
        other.close();
    }

    @Test
    void anIllegalMoveOfThePersonIsRefusedBeforeAnythingIsSent() throws Exception {
        final Socket peer = connected();
        send(peer, LOWEST);
        receive(peer, 1);
        awaitShown("from which square");
        type("c3-c4");
        awaitShown("Refused: a piece must land on a dark square.");
        type("c3-d4");
        assertThat(receive(peer, 5)).containsExactly("2", "3", "3", "4", "4");
        peer.close();
        assertEnded("closed");
        assertKept("c3-d4\n");
    }

    @Test
    void theTimeThatIsLeftIsShown() throws Exception {
        final Socket peer = connected("--seconds", "1000");
        send(peer, WHITE);
        awaitShown(" s left] Ana (black, b and B): from which square to which");
        assertThat(shown()).containsPattern("\\[(1000|9\\d\\d) s left] Ana");
        type("quit");
        assertThat(status.get(LONG_ENOUGH, TimeUnit.SECONDS)).isEqualTo(Program.NORMAL);
        receive(peer, 1);
        assertThat(peer.getInputStream().read()).as("the end of what is received").isEqualTo(-1);
        assertKept("c3-d4\n");
    }

    @Test
    void aResignationOfEitherSideEndsTheGame() throws Exception {
        final Socket peer = connected();
        send(peer, WHITE);
        awaitShown("from which square");
        type("resign");
        assertThat(receive(peer, 2)).endsWith("0");
        awaitShown("The other program has won: Ana has resigned.");
        assertThat(peer.getInputStream().read()).as("the end of what is received").isEqualTo(-1);
        send(peer, "nonsense after the end\n");
        peer.close();
        awaitShown("Play again");
        type("same");
        send(remembered(door.accept()), HIGHEST + "0\n");
        awaitShown("Ana has won: The other program has resigned.");
    }

    @Test
    void aTurnOfSeveralJumpsTravelsWholeAndATurnThatIsTakenBackDoesNot() throws Exception {
        final Socket peer = connected();
        send(peer, LOWEST);
        awaitShown("from which square");
        type("c3-d4");
        assertThat(receive(peer, 6)).endsWith("2", "3", "3", "4", "4");
        send(peer, "2\n6\n6\n5\n5\n");
        type("d4-f6");
        awaitShown("captures: e5");
        assertThat(receive(peer, 5)).containsExactly("2", "4", "4", "6", "6");
    }

    @Test
    void nobodyConnects() throws Exception {
        start("--listen", "0", "--seconds", "1");
        assertEnded("No game: no other program has connected; start it with --connect.");
    }

    @Test
    void aPortInUse() throws Exception {
        start("--listen", String.valueOf(door.getLocalPort()));
        assertEnded("No game: localhost:" + door.getLocalPort() + " is in use or not allowed; choose another port.");
    }

    @Test
    void nobodyListens() throws Exception {
        final int port = door.getLocalPort();
        door.close();
        start("--connect", "localhost:" + port);
        assertEnded("No game: nobody listens at localhost:" + port + "; start that program first.");
    }

    @Test
    void aComputerThatNobodyKnows() throws Exception {
        start("--connect", "nobody.invalid:5000", "--language", "pt");
        awaitShown("Não há jogo: nenhum computador se chama nobody.invalid; verifique o endereço.");
    }

    @Test
    void onlyThisComputerCanConnectUnlessAnAddressIsAskedFor() {
        assertThat(Address.parse("5000")).contains(new Address("", 5000));
        assertThat(Address.parse("0.0.0.0:5000")).contains(new Address("0.0.0.0", 5000));
        assertThat(Address.parse("[::1]:5000")).contains(new Address("[::1]", 5000));
        assertThat(Address.parse("my-host.example:65535")).contains(new Address("my-host.example", 65_535));
        assertThat(Stream.of("", "x", "65536", "-1", ":5000", "a b:1", "host:", "1:2:3", "99999999999", "h:+1"))
                .allMatch(each -> Address.parse(each).equals(Optional.empty()));
    }

    static Stream<Map<String, Function<Object[], Object>>> wrongMatches() {
        return Stream.of(Map.of("side", none -> Optional.empty()), Map.of("isWaiting", none -> false),
                Map.of("linesToSend", none -> List.of()), Map.of("receive", line -> null),
                Map.of("whyNotMove", way -> Optional.of(tabuleiro.draughts.Refusal.NOT_ITS_TURN)));
    }

    @ParameterizedTest
    @MethodSource("wrongMatches")
    void aMatchThatDoesWhatNoneCanDoIsReportedAsAFailureOfTheEngine(Map<String, Function<Object[], Object>> wrong)
            throws Exception {
        final DraughtsProvider right = provider;
        provider = Altered.of(DraughtsProvider.class, right, Map.of("newMatch", all -> Altered.of(Match.class,
                right.newMatch((tabuleiro.draughts.Draughts) all[0], draws(all[1])), wrong)));
        final Socket peer = connected("--seconds", "5");
        send(peer, wrong.containsKey("whyNotMove") ? LOWEST : HIGHEST + "2\n3\n3\n4\n4\n".repeat(30));
        type("c3-d4");
        assertThat(status.get(LONG_ENOUGH, TimeUnit.SECONDS)).as(shown()).isEqualTo(Program.FAILED);
        assertThat(joined()).contains("The engine failed: the match of two programs does what no match can do");
    }

    @SuppressWarnings("unchecked")
    private static List<Integer> draws(Object draws) {
        return (List<Integer>) draws;
    }
}
