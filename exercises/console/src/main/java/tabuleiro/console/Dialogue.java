package tabuleiro.console;

import java.io.PrintStream;
import java.io.Reader;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What is said to the players and what they answer: the half of a console that all games share.
 *
 * <p>A text that is no answer is refused with the reason, and the question is put again. A refusal never repeats what
 * was typed, so nothing that is typed can upset the screen.
 */
public final class Dialogue {

    /** The word that leaves the game, whatever is being asked. */
    public static final String QUIT = "quit";

    private final Keyboard keyboard;
    private final PrintStream screen;
    /** What is heard of a line that is typed. */
    private final UnaryOperator<String> ear;

    /** Will read the players' answers from here and speak to them there. */
    public Dialogue(Reader answers, PrintStream screen) {
        this(new Keyboard(answers), screen, UnaryOperator.identity());
    }

    private Dialogue(Keyboard keyboard, PrintStream screen, UnaryOperator<String> ear) {
        this.keyboard = keyboard;
        this.screen = screen;
        this.ear = ear;
    }

    /** Who speaks with the same players, but cuts a line that is too long, and says so, instead of refusing it? */
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

    /** Says something, in a line of its own or in several. */
    public void say(String words) {
        screen.println(words);
        screen.flush();
    }

    /**
     * What do the players answer? Asks until an answer is accepted.
     *
     * @throws Ending at end of input, and when a player leaves the game
     */
    public <T> T ask(Question<T> question) {
        String typed = hear(question);
        Optional<String> refusal = whyNot(question, typed);
        while (refusal.isPresent()) {
            say("Refused: " + refusal.get() + ".");
            typed = hear(question);
            refusal = whyNot(question, typed);
        }
        return question.meaning(typed);
    }

    private String hear(Question<?> question) {
        say(question.words());
        final String typed = ear.apply(keyboard.nextLine().orElseThrow(Ending::endOfInput)).strip();
        if (typed.equalsIgnoreCase(QUIT)) {
            throw Ending.onRequest();
        }
        return typed;
    }

    private static Optional<String> whyNot(Question<?> question, String typed) {
        if (typed.length() > Keyboard.LONGEST_LINE) {
            return Optional.of("the line is too long");
        }
        return typed.codePoints().anyMatch(Dialogue::isUnseen)
                ? Optional.of("the line has a character that cannot be seen, such as an arrow key makes")
                : question.whyNot(typed);
    }

    private static boolean isUnseen(int character) {
        return Character.isISOControl(character) && character != '\t'
                || Character.getType(character) == Character.FORMAT;
    }
}
