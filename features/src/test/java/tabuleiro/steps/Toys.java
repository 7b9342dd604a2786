package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import engine.Endless;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Optional;

/** Steps that do what they say, for tests of what is reported. */
public final class Toys {

    private final Moves moves;
    private String board = ". .\n. .";

    /** Makes its moves with these. */
    public Toys(Moves moves) {
        this.moves = moves;
    }

    /** Does nothing. */
    @When("all is well")
    public void pass() {
        board = "";
    }

    /** Fails as a check does. */
    @When("something else than {word} is found")
    public void fail(String expected) {
        assertThat("else").as("what is found").isEqualTo(expected);
    }

    /** Throws an exception, as a program does. */
    @When("the program breaks off")
    public void breakOff() {
        throw thrown(new IllegalStateException("no way", new ArithmeticException("by zero")), "tiny.Engine");
    }

    /** Throws what a step throws that gets null. */
    @When("the program returns null")
    public void returnNull() {
        throw thrown(new NullPointerException("because the return value is null"), "tabuleiro.steps.Moves");
    }

    /** Fails by an assertion of the program. */
    @When("the program breaks its own contract")
    public void breakContract() {
        throw thrown(new AssertionError("postcondition broken\n1 .\n" + ". .\n".repeat(100)), "tiny.Engine");
    }

    /** Throws an exception in the middle of a move. */
    @When("the program breaks off in a move")
    public void breakOffInMove() {
        moves.attempt(() -> board, List.of(new Moves.Attempt(Optional::empty, () -> {
            board = "1 .\n. .";
            breakOff();
        })));
    }

    private static <E extends Throwable> E thrown(E error, String place) {
        error.setStackTrace(new StackTraceElement[] {
            new StackTraceElement("java.util.ArrayList", "get", "ArrayList.java", 7),
            new StackTraceElement(place, "play", "Engine.java", 76),
            new StackTraceElement("tabuleiro.steps.Moves", "attempt", "Moves.java", 70)});
        return error;
    }

    /** Throws what a stub throws. */
    @When("task {int} is not written")
    public void missing(int task) {
        throw new UnsupportedOperationException("TODO " + task + ": play");
    }

    /** Makes a move that ends in another position than expected. */
    @When("a move leads to the wrong board")
    public void move() {
        moves.attempt(() -> board, List.of(new Moves.Attempt(Optional::empty, () -> board = "1 .\n. .")));
        assertThat(board).as("the grid").isEqualTo(". .\n1 .");
    }

    /** Does not end. */
    @When("the program loops")
    public void loop() {
        Endless.loop();
    }
}
