package tabuleiro.console.former;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests that the players read in a few lines why an engine failed. */
class SessionTest {

    private static final int A_FEW = 12;

    private final Terminal terminal = new Terminal("");

    @Test
    void showsWhatIsNotWrittenYet() {
        terminal.run(dialogue -> {
            throw new UnsupportedOperationException("TODO 1: new Engine()");
        });
        assertFailed("The engine failed: UnsupportedOperationException: TODO 1: new Engine()");
    }

    @Test
    void showsWhichContractIsBroken() {
        terminal.run(dialogue -> {
            throw new AssertionError("postcondition broken: disc_rests (C4-04) 4");
        });
        assertFailed("The engine failed: AssertionError: postcondition broken: disc_rests (C4-04) 4");
    }

    @Test
    void shortensTheTraceOfAnEndlessRecursion() {
        terminal.run(dialogue -> endless(1));
        assertFailed("The engine failed: StackOverflowError");
    }

    private static int endless(int depth) {
        return endless(depth + 1) + 1;
    }

    @Test
    void showsWhereItHappened() {
        terminal.run(dialogue -> Integer.parseInt("x"));
        assertThat(terminal.lines().get(1)).startsWith("  at tabuleiro.console.former.SessionTest.");
    }

    @Test
    void showsTheCause() {
        terminal.run(dialogue -> {
            throw new ExceptionInInitializerError(new IllegalStateException("no rows"));
        });
        assertFailed("The engine failed: ExceptionInInitializerError");
        assertThat(terminal.lines()).contains("because of: IllegalStateException: no rows");
    }

    private void assertFailed(String words) {
        assertThat(terminal.status()).isEqualTo(Ending.FAILED);
        assertThat(terminal.lines()).as("what the players read").startsWith(words).hasSizeLessThan(A_FEW);
    }
}
