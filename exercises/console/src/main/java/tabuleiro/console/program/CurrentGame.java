package tabuleiro.console.program;

import java.util.Optional;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.Words;

/** The game that is being played, if one is, and what happens when it, or the program, is left early: it is kept. */
final class CurrentGame implements AutoCloseable {

    private final View view;
    private final Words words;
    private final Saves saves;
    private final Thread hook = new Thread(this::endFromOutside, "outside end");
    private volatile Optional<Play<?>> play = Optional.empty();
    private Optional<Play<?>> last = Optional.empty();

    CurrentGame(View view, Words words, Saves saves) {
        this.view = view;
        this.words = words;
        this.saves = saves;
    }

    /** Returns the game that is being played; nothing if none is. */
    Optional<Play<?>> play() {
        return play;
    }

    /** Returns the game that is being played, or the one that was played last; nothing if none has been. */
    Optional<Play<?>> last() {
        return last;
    }

    void begin(Play<?> game) {
        play = Optional.of(game);
        last = play;
    }

    /** Ends the game. */
    void clear() {
        play = Optional.empty();
    }

    /** Keeps the game if a signal ends the program while this is open, or an engine that must not. */
    CurrentGame opened() {
        Runtime.getRuntime().addShutdownHook(hook);
        return this;
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The program is being ended, so the game is kept anyway.
        }
    }

    private void endFromOutside() {
        final Optional<EngineFailure> exit = Guard.exit();
        exit.ifPresentOrElse(this::fail, () -> view.end(words.of("quit" + when()) + kept()));
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        if (exit.isPresent()) {
            Runtime.getRuntime().halt(Program.FAILED);
        }
    }

    /** Ends the program because an engine has failed, and returns its status. */
    int fail(EngineFailure failure) {
        view.end(words.of(failure.sentence()) + failure.places() + kept());
        return Program.FAILED;
    }

    /** Leaves a game, or the menu, as the players want. */
    void leave(Interruption.Kind kind) {
        final String when = when();
        final String kept = kept();
        if (kind.endsProgram()) {
            view.end(words.of((kind == Interruption.Kind.QUIT ? "quit" : "end") + when) + kept);
        } else {
            view.say((words.of("left" + when) + kept).strip());
        }
        view.show(Optional.empty());
    }

    /** Leaves a game, or what comes before it, because the opponent outside the program has failed. */
    void leave(OpponentFailure failure) {
        final String told = words.of("opponent.failed" + (play.isPresent() ? ".game" : ""), failure.reason());
        view.say((told + kept()).strip());
        view.show(Optional.empty());
    }

    private String when() {
        return play.isPresent() ? ".game" : ".menu";
    }

    /** Returns what the players are told about a game that is left, which is kept; nothing if none is being played. */
    private synchronized String kept() {
        final String told = play.map(each -> "\n" + words.of(saves.keep(each).orElseGet(() ->
                Message.of("sentence", saves.impossible())))).orElse("");
        clear();
        return told;
    }
}
