package tabuleiro.console;

/**
 * Something that can be typed at many questions. Its words have the key {@code command.KEY}, its line of help the key
 * {@code help.KEY}.
 *
 * @param key      its name in the files of words
 * @param inGame   whether it is only possible while a game is being played
 * @param argument whether another word may follow it
 * @param action   carries it out
 */
public record Command(String key, boolean inGame, boolean argument, Action action) {

    /** What a command does. */
    @FunctionalInterface
    public interface Action {

        /** Carries out a command. The argument is empty if none was typed. */
        void run(Context context, String argument);
    }

    /** What a command may use of the running program. */
    public interface Context {

        /** Shows a message. */
        void say(Message message);

        /** Refuses the command; the question is asked again. */
        void refuse(Message reason);

        /** Leaves the game that is being played for what the game has besides; it is kept. */
        void practise();

        /** Returns the words of the language that is spoken. */
        Words words();

        /** Returns the game that is being played. */
        PlayedGame match();
    }
}
