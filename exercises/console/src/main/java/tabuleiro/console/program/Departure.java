package tabuleiro.console.program;

import java.util.Optional;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.OpponentFailure;
import tabuleiro.console.Words;

/** Ends a game or the program early: keeps the game that is being played, and tells the players so. */
record Departure(View view, Words words, Keeper keeper, CurrentGame current) {

    /** Keeps the game when a signal ends the program, or an engine that must not. */
    void endFromOutside() {
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
        switch (kind) {
            case END_OF_INPUT -> view.end(words.of("end" + when) + kept);
            case QUIT -> view.end(words.of("quit" + when) + kept);
            default -> view.say((words.of("left" + when) + kept).strip());
        }
        view.show(Optional.empty());
    }

    /** Leaves a game, or what comes before it, because the opponent outside the program has failed. */
    void leave(OpponentFailure failure) {
        final String told = words.of("opponent.failed" + (current.play().isPresent() ? ".game" : ""), failure.reason());
        view.say((told + kept()).strip());
        view.show(Optional.empty());
    }

    private String when() {
        return current.play().isPresent() ? ".game" : ".menu";
    }

    /** Returns what the players are told about a game that is left, which is kept; nothing if none is being played. */
    private synchronized String kept() {
        final String told = current.play().map(play -> "\n" + words.of(keeper.keep(play).orElseGet(() ->
                Message.of("sentence", keeper.impossible())))).orElse("");
        current.clear();
        return told;
    }
}
