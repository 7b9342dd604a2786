package tabuleiro.console;

import java.io.PrintStream;
import java.io.Reader;
import java.util.Optional;

/**
 * What is said to the players and what they answer: the half of a console that all games share.
 *
 * <p>A text that is no answer is refused with the reason, and the question is put again. What was typed is never
 * shown again, so nothing that is typed can upset the screen.
 */
public final class Dialogue {

    /** The word that leaves the game, whatever is being asked. */
    public static final String QUIT = "quit";

    private final Keyboard keyboard;
    private final PrintStream screen;

    /** Will read the players' answers from here and speak to them there. */
    public Dialogue(Reader answers, PrintStream screen) {
        this.keyboard = new Keyboard(answers);
        this.screen = screen;
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
        final String typed = keyboard.nextLine().orElseThrow(Ending::endOfInput).strip();
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
