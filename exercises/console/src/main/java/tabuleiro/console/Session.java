package tabuleiro.console;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One run of a console. Whatever ends it early is told to the players in a few lines; no exception gets out. */
public final class Session {

    private static final int CAUSES_SHOWN = 3;
    private static final int FRAMES_SHOWN = 3;
    private static final List<String> JAVA_ITSELF = List.of("java.", "jdk.", "sun.");

    private final Dialogue dialogue;
    private int status = Ending.NORMAL;

    /** Will tell the players here why a game ends early. */
    public Session(Dialogue dialogue) {
        this.dialogue = dialogue;
    }

    /** With which status does the program end? See {@link Ending}. */
    public int status() {
        return status;
    }

    /** Plays a game until it is over, or cannot go on. An engine that is not finished yet may throw anything. */
    public void run(Runnable game) {
        try {
            game.run();
        } catch (Ending ending) {
            end(ending.status(), ending.getMessage());
        } catch (RuntimeException | Error broken) {
            end(Ending.BROKEN, "The engine broke off: " + told(broken));
        }
    }

    private void end(int endStatus, String words) {
        dialogue.say(words);
        status = endStatus;
    }

    private static String told(Throwable broken) {
        return Stream.iterate(broken, Objects::nonNull, Throwable::getCause).limit(CAUSES_SHOWN)
                .map(each -> sentence(each) + frames(each))
                .collect(Collectors.joining("\nbecause of: "));
    }

    private static String sentence(Throwable broken) {
        final String name = broken.getClass().getSimpleName();
        return broken.getMessage() == null ? name : name + ": " + broken.getMessage();
    }

    private static String frames(Throwable broken) {
        return Stream.of(broken.getStackTrace())
                .filter(frame -> JAVA_ITSELF.stream().noneMatch(frame.getClassName()::startsWith))
                .limit(FRAMES_SHOWN)
                .map(frame -> "\n  at " + frame)
                .collect(Collectors.joining());
    }
}
