package tabuleiro.console.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.program.Deadline;
import tabuleiro.console.program.Interruption;
import tabuleiro.draughts.Refusal;

/** Tests that this program waits for no other one for ever (DR-43). */
class PeerAbsenceTest extends PeerSession {

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "2147483647\n", "2147483647\n2", "2147483647\n2\n3\n3\n4"})
    void aProgramThatGoesAwayEndsTheGame(String text) throws Exception {
        final Socket peer = connected();
        send(peer, text);
        peer.close();
        assertEnded("the other program has closed the connection.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "2147483647\n", "2147483647\n2\n3", "2147483647\n2\n3\n3\n4"})
    void aProgramThatFallsSilentEndsTheGame(String text) throws Exception {
        send(connected("--seconds", "1"), text);
        assertEnded("the other program has sent nothing for too long.");
    }

    /** A port scan, a browser, a program that is slow to say what it is, and then the program that is awaited. */
    @Test
    void whoeverConnectsAndDrawsNoNumberIsSentAwayAndTheWaitGoesOn() throws Exception {
        calling("--seconds", "1").close();
        final Socket browser = another();
        send(browser, "GET / HTTP/1.1\r\n\r\n");
        final Socket silent = another();
        send(silent, "7");
        final Socket peer = another();
        send(peer, HIGHEST);
        awaitShown("both programs have drawn");
        assertThat(joined().split("no draughts program", -1)).as(joined()).hasSize(4);
        for (Socket each : List.of(browser, silent)) {
            receive(each, 1);
            assertThat(isClosed(each)).isTrue();
        }
        peer.close();
        assertEnded("the other program has closed the connection.");
    }

    private Socket another() throws Exception {
        return remembered(new Socket(InetAddress.getLoopbackAddress(), port()));
    }

    private static boolean isClosed(Socket socket) {
        try {
            return socket.getInputStream().read() < 0;
        } catch (IOException reset) {
            return true;
        }
    }

    @Test
    void aProgramThatDripsItsTurnHasOneTimeLimitForAllOfIt() throws Exception {
        final Socket peer = connected("--seconds", "1");
        send(peer, HIGHEST);
        try {
            for (String each : "2 3 3 4 4".split(" ")) {
                TimeUnit.MILLISECONDS.sleep(400);
                send(peer, each + "\n");
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
        awaitShown("both programs have drawn");
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

    private InetSocketAddress here() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), door.getLocalPort());
    }

    @Test
    void nobodyConnects() {
        assertThatThrownBy(() -> Link.listen(Link.address("0").orElseThrow(),
                Deadline.after(Duration.ofMillis(50)), place -> { }, link -> true))
                .isInstanceOfSatisfying(OpponentFailure.class,
                        failure -> assertThat(failure.reason().key()).isEqualTo("network.alone"));
    }

    @Test
    void aProgramThatReadsNothingDoesNotKeepThisOneFromEnding() throws Exception {
        final Link link = Link.connect(here(), Deadline.after(Duration.ofSeconds(5)));
        remembered(door.accept());
        assertThatThrownBy(() -> link.send("1\n".repeat(10_000_000), Deadline.after(Duration.ofMillis(300))))
                .isInstanceOfSatisfying(Link.Broken.class,
                        broken -> assertThat(broken.why()).isEqualTo(Refusal.PEER_SILENT));
        link.finish(Deadline.after(Duration.ofMillis(50)));
    }

    @Test
    void whatWasSentLastArrivesEvenIfTheOtherProgramSaysMore() throws Exception {
        final Link link = Link.connect(here(), Deadline.after(Duration.ofSeconds(5)));
        final Socket peer = remembered(door.accept());
        send(peer, "more".repeat(100));
        link.send("0\n", Deadline.after(Duration.ofSeconds(5)));
        final CompletableFuture<Void> end =
                CompletableFuture.runAsync(() -> link.finish(Deadline.after(Duration.ofSeconds(20))));
        assertThat(receive(peer, 1)).containsExactly("0");
        assertThat(peer.getInputStream().read()).as("the end, not a reset").isEqualTo(-1);
        peer.close();
        end.get(LONG_ENOUGH, TimeUnit.SECONDS);
    }

    @Test
    void aPersonWhoLeavesEndsEveryWait() throws Exception {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> Link.listen(Link.address("0").orElseThrow(),
                Deadline.after(Duration.ofSeconds(50)), place -> { }, link -> true)).isInstanceOf(Interruption.class);
        final Link link = Link.connect(here(), Deadline.after(Duration.ofSeconds(5)));
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> link.receive(Deadline.after(Duration.ofSeconds(50)))).isInstanceOf(Interruption.class);
        link.close();
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
}
