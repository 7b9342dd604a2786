package tabuleiro.console.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.console.program.Program;
import tabuleiro.console.steps.Altered;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Refusal;

/** Tests that nothing which another program sends makes this one fail (DR-43). */
class PeerLinesTest extends PeerSession {

    static Stream<Arguments> wrongLines() {
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

    /** Returns the method of a match that is wrong, and what it does with the right match and its arguments. */
    static Stream<Arguments> wrongMatches() {
        return Stream.of(wrong("side", (match, none) -> Optional.empty()), wrong("isWaiting", (match, none) -> false),
                wrong("linesToSend", (match, none) -> List.of()), wrong("receive", (match, line) -> null),
                wrong("receive", (match, line) -> {
                    if (match.side().isEmpty()) {
                        match.receive((String) line[0]);
                    }
                    return null;
                }), wrong("whyNotMove", (match, way) -> Optional.of(Refusal.NOT_ITS_TURN)));
    }

    private static Arguments wrong(String method, BiFunction<Match, Object[], Object> fault) {
        return arguments(method, fault);
    }

    @ParameterizedTest
    @MethodSource("wrongMatches")
    void aMatchThatDoesWhatNoneCanDoIsAFailureOfTheEngine(String method, BiFunction<Match, Object[], Object> fault)
            throws Exception {
        final DraughtsProvider right = provider;
        provider = Altered.of(DraughtsProvider.class, right, Map.of("newMatch", all -> {
            final Match match = right.newMatch((Draughts) all[0], draws(all[1]));
            return Altered.of(Match.class, match, Map.of(method, arguments -> fault.apply(match, arguments)));
        }));
        send(connected("--seconds", "5"), method.equals("whyNotMove") ? LOWEST
                : HIGHEST + "2\n3\n3\n4\n4\n".repeat(30));
        type("c3-d4");
        assertThat(status.get(LONG_ENOUGH, TimeUnit.SECONDS)).as(shown()).isEqualTo(Program.FAILED);
        assertThat(joined()).contains("The engine failed: the match of two programs does what no match can do");
    }

    @SuppressWarnings("unchecked")
    private static List<Integer> draws(Object draws) {
        return (List<Integer>) draws;
    }
}
