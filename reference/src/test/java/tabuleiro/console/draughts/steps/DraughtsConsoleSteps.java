package tabuleiro.console.draughts.steps;

import io.cucumber.java.After;
import io.cucumber.java.en.Given;
import java.io.IOException;
import java.util.Optional;
import tabuleiro.console.draughts.DraughtsGame;
import tabuleiro.console.program.steps.ProgramSteps;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Position;

/** Steps that start draughts in a terminal. */
public final class DraughtsConsoleSteps {

    private static final String LEAVES = " and leaves";

    private final DraughtsProvider provider;
    private final ProgramSteps program;
    private Optional<ScriptedPeer> peer = Optional.empty();

    /** Creates steps that play the games of a provider. */
    public DraughtsConsoleSteps(DraughtsProvider provider, ProgramSteps program) {
        this.provider = provider;
        this.program = program;
    }

    /** Lets two persons, North with White and South, play a game by the simplified rules from its start. */
    @Given("draughts in the terminal")
    public void newGame() {
        open(provider);
    }

    /** Lets two persons resume a game from the position in the picture, by its rules. */
    @Given("draughts in the terminal, with the board")
    public void board(String picture) {
        open(Faulty.beginning(provider, () -> provider.newGame(Position.parse(picture))));
    }

    /**
     * Lets two persons play with an engine that has one fault: {@code cannot move a piece yet}, {@code has no legal
     * moves}, {@code lists a way without squares} or {@code refuses nothing}.
     */
    @Given("draughts in the terminal, with an engine that {}")
    public void faulty(String fault) {
        open(Faulty.games(provider, fault));
    }

    /**
     * Lets a person, One, play against a second program that draws this number, plays these turns in alternation with
     * One, and leaves after One's next.
     */
    @Given("draughts in the terminal, against a program that draws {int} and plays {}")
    public void against(int draw, String turns) {
        connect("60", new ScriptedPeer(draw, talk -> talk.play(ScriptedPeer.turns(turns))));
    }

    /**
     * Lets a person, One, play against a second program that sends these lines at once, or {@code nothing}, and then
     * waits, or with {@code and leaves} at the end closes the connection; when it sends nothing, a turn may take one
     * second.
     */
    @Given("draughts in the terminal, against a program that draws {int} and sends {}")
    public void againstLines(int draw, String lines) {
        final boolean isLeaving = lines.endsWith(LEAVES);
        final String text = lines.replace(LEAVES, "");
        connect(text.equals("nothing") ? "1" : "60", new ScriptedPeer(draw, talk -> {
            talk.send(text.equals("nothing") ? "" : text.replace(", ", "\n") + "\n");
            if (!isLeaving) {
                talk.await();
            }
        }));
    }

    private void connect(String seconds, ScriptedPeer listening) {
        peer = Optional.of(listening);
        program.start(new DraughtsGame(), provider, "--players", "One", "--variant", "simplified", "--seed", "7",
                "--seconds", seconds, "--connect", listening.address());
    }

    /** Ends the second program, if there is one. */
    @After
    public void closePeer() throws IOException {
        if (peer.isPresent()) {
            peer.get().close();
        }
    }

    private void open(DraughtsProvider games) {
        program.start(new DraughtsGame(), games, "--players", "North,South", "--variant", "simplified");
    }
}
