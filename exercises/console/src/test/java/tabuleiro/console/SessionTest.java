package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the players are told when an engine breaks off: the reason, in a few lines. */
class SessionTest {

    private static final int A_FEW = 12;

    private final Terminal terminal = new Terminal("");

    @Test
    void saysWhatIsNotWrittenYet() {
        terminal.run(dialogue -> {
            throw new UnsupportedOperationException("TODO 1: new Engine()");
        });
        brokeOff("The engine broke off: UnsupportedOperationException: TODO 1: new Engine()");
    }

    @Test
    void saysWhichContractIsBroken() {
        terminal.run(dialogue -> {
            throw new AssertionError("postcondition broken: disc_rests (C4-04) 4");
        });
        brokeOff("The engine broke off: AssertionError: postcondition broken: disc_rests (C4-04) 4");
    }

    @Test
    void shortensAnEndlessRecursion() {
        terminal.run(dialogue -> endless(1));
        brokeOff("The engine broke off: StackOverflowError");
    }

    private static int endless(int depth) {
        return endless(depth + 1) + 1;
    }

    @Test
    void saysWhereItHappened() {
        terminal.run(dialogue -> Integer.parseInt("x"));
        assertThat(terminal.lines().get(1)).startsWith("  at tabuleiro.console.SessionTest.");
    }

    @Test
    void saysTheCauseToo() {
        terminal.run(dialogue -> {
            throw new ExceptionInInitializerError(new IllegalStateException("no rows"));
        });
        brokeOff("The engine broke off: ExceptionInInitializerError");
        assertThat(terminal.lines()).contains("because of: IllegalStateException: no rows");
    }

    private void brokeOff(String words) {
        assertThat(terminal.status()).isEqualTo(Ending.BROKEN);
        assertThat(terminal.lines()).as("what the players are told").startsWith(words).hasSizeLessThan(A_FEW);
    }
}
