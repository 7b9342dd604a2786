package tabuleiro.console.former;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One run of a console. Whatever ends it early is shown to the players in a few lines; no exception leaves it. */
public final class Session {

    private static final int CAUSES_SHOWN = 3;
    private static final int FRAMES_SHOWN = 3;
    private static final List<String> JAVA_ITSELF = List.of("java.", "jdk.", "sun.");

    private final Dialogue dialogue;
    private int status = Ending.NORMAL;

    /** Creates a session that shows in a dialogue why a game ends early. */
    public Session(Dialogue dialogue) {
        this.dialogue = dialogue;
    }

    /** Returns the status with which the program ends; see {@link Ending}. */
    public int status() {
        return status;
    }

    /** Plays a game until it is over or cannot continue. An unfinished engine may throw any exception. */
    public void run(Runnable game) {
        try {
            game.run();
        } catch (Ending ending) {
            end(ending.status(), ending.getMessage());
        } catch (RuntimeException | Error failure) {
            end(Ending.FAILED, "The engine failed: " + report(failure));
        }
    }

    private void end(int endStatus, String words) {
        dialogue.say(words);
        status = endStatus;
    }

    private static String report(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).limit(CAUSES_SHOWN)
                .map(each -> sentence(each) + frames(each))
                .collect(Collectors.joining("\nbecause of: "));
    }

    private static String sentence(Throwable failure) {
        final String name = failure.getClass().getSimpleName();
        return failure.getMessage() == null ? name : name + ": " + failure.getMessage();
    }

    private static String frames(Throwable failure) {
        return Stream.of(failure.getStackTrace())
                .filter(frame -> JAVA_ITSELF.stream().noneMatch(frame.getClassName()::startsWith))
                .limit(FRAMES_SHOWN)
                .map(frame -> "\n  at " + frame)
                .collect(Collectors.joining());
    }
}
