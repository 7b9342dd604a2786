package tabuleiro.console.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.console.program.Program;

/** Tests the orderly play against another program (DR-33). */
class PeerPlayTest extends PeerSession {

    @Test
    void equalSeedsDrawOtherNumbersInEachRole() throws Exception {
        final String connecting = receive(connected(), 1).get(0);
        sockets.get(0).close();
        assertEnded("closed");
        status = new CompletableFuture<>();
        final PeerPlayTest other = new PeerPlayTest();
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
        awaitShown(" s left] One (black, b and B): from which square to which");
        assertThat(shown()).containsPattern("\\[(1000|9\\d\\d) s left] One");
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
        awaitShown("The other program has won: One has resigned.");
        assertThat(peer.getInputStream().read()).as("the end of what is received").isEqualTo(-1);
        send(peer, "nonsense after the end\n");
        peer.close();
        awaitShown("Play again");
        type("same");
        send(remembered(door.accept()), HIGHEST + "0\n");
        awaitShown("One has won: The other program has resigned.");
    }

    @Test
    void aTurnIsSentWholeAfterItHasEnded() throws Exception {
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
    void onlyThisComputerCanConnectUnlessAnAddressIsAskedFor() {
        assertThat(Link.address("5000").map(Link::text)).contains("localhost:5000");
        assertThat(List.of("0.0.0.0:5000", "[::1]:5000", "my-host.example:65535"))
                .allMatch(each -> Link.address(each).map(Link::text).equals(Optional.of(each)));
        assertThat(Stream.of("", "x", "65536", "-1", ":5000", "a b:1", "host:", "1:2:3", "99999999999", "h:+1"))
                .allMatch(each -> Link.address(each).isEmpty());
    }
}
