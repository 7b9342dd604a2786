package tabuleiro.console.former;

import java.io.PrintStream;
import java.io.Reader;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The dialogue with the players: the part of a console that all games share.
 *
 * <p>A text that does not answer the question is refused with the reason, and the question is asked again. A refusal
 * never repeats what was typed, so nothing that is typed can disturb the screen.
 */
public final class Dialogue {

    /** The word that leaves the game at any question. */
    public static final String QUIT = "quit";

    private final Keyboard keyboard;
    private final PrintStream screen;
    /** The function that each typed line passes through before it is read. */
    private final UnaryOperator<String> preparation;

    /** Creates a dialogue that reads the players' answers from a reader and writes to a screen. */
    public Dialogue(Reader answers, PrintStream screen) {
        this(new Keyboard(answers), screen, UnaryOperator.identity());
    }

    private Dialogue(Keyboard keyboard, PrintStream screen, UnaryOperator<String> preparation) {
        this.keyboard = keyboard;
        this.screen = screen;
        this.preparation = preparation;
    }

    /** Returns a dialogue with the same players in which a line that is too long is not refused but cut. */
    public Dialogue cutting() {
        return new Dialogue(keyboard, screen, this::cut);
    }

    private String cut(String line) {
        if (line.length() <= Keyboard.LONGEST_LINE) {
            return line;
        }
        say("The line is too long: only its first " + Keyboard.LONGEST_LINE + " characters count.");
        return line.substring(0, Keyboard.LONGEST_LINE);
    }

    /** Shows a text on a line of its own, or on several lines. */
    public void say(String words) {
        screen.println(words);
        screen.flush();
    }

    /**
     * Asks a question until an answer is accepted, and returns what the answer means.
     *
     * @throws Ending at the end of the input, and when a player leaves the game
     */
    public <T> T ask(Question<T> question) {
        String typed = read(question);
        Optional<String> refusal = whyNot(question, typed);
        while (refusal.isPresent()) {
            say("Refused: " + refusal.get() + ".");
            typed = read(question);
            refusal = whyNot(question, typed);
        }
        return question.meaning(typed);
    }

    private String read(Question<?> question) {
        say(question.words());
        final String typed = preparation.apply(keyboard.nextLine().orElseThrow(Ending::endOfInput)).strip();
        if (typed.equalsIgnoreCase(QUIT)) {
            throw Ending.onRequest();
        }
        return typed;
    }

    private static Optional<String> whyNot(Question<?> question, String typed) {
        if (typed.length() > Keyboard.LONGEST_LINE) {
            return Optional.of("the line is too long");
        }
        return typed.codePoints().anyMatch(Dialogue::isInvisible)
                ? Optional.of("the line contains an invisible character, such as an arrow key produces")
                : question.whyNot(typed);
    }

    private static boolean isInvisible(int character) {
        return Character.isISOControl(character) && character != '\t'
                || Character.getType(character) == Character.FORMAT;
    }
}
