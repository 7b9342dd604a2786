package tabuleiro.console;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;

/** A session at a terminal that is made of strings. */
public final class Terminal {

    private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
    private final Dialogue dialogue;
    private final Session session;

    /** Will hear these lines, each of which ends with a line feed. */
    public Terminal(String typed) {
        dialogue = new Dialogue(new StringReader(typed), new PrintStream(screen, true, StandardCharsets.UTF_8));
        session = new Session(dialogue);
    }

    /** Runs a console here. */
    public void run(Consumer<Dialogue> game) {
        session.run(() -> game.accept(dialogue));
    }

    /** With which status has it ended? */
    public int status() {
        return session.status();
    }

    /** What can be read on the screen? */
    public List<String> lines() {
        return screen.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** What can be read on the screen last? */
    public String lastLine() {
        return lines().get(lines().size() - 1);
    }
}
