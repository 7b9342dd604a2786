package tabuleiro.console.former;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/** A session at a terminal whose keyboard and screen are strings. */
public final class Terminal {

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final Dialogue dialogue;
    private final Session session;

    /** Creates a terminal at which these lines are typed; each ends with a line feed. */
    public Terminal(String typed) {
        dialogue = new Dialogue(new StringReader(typed), new PrintStream(screen, true, StandardCharsets.UTF_8));
        session = new Session(dialogue);
    }

    /** Runs a console at this terminal. */
    public void run(Consumer<Dialogue> game) {
        session.run(() -> game.accept(dialogue));
    }

    /** Returns the status with which the session has ended. */
    public int status() {
        return session.status();
    }

    /** Returns the lines on the screen. */
    public List<String> lines() {
        return screen.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Returns the last line on the screen. */
    public String lastLine() {
        return lines().get(lines().size() - 1);
    }
}
