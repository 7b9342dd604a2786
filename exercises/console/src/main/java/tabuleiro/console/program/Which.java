package tabuleiro.console.program;

import java.util.Optional;
import tabuleiro.console.Message;

/** Asks which saved game is to be resumed. */
record Which(Keeper keeper) implements Question<Optional<SavedGame>> {

    @Override
    public Message text() {
        return Message.of("ask.load", keeper.list());
    }

    @Override
    public View.Kind kind() {
        return View.Kind.TEXT;
    }

    @Override
    public Answer<Optional<SavedGame>> read(String typed) {
        if (typed.isEmpty()) {
            return Answer.meant(Optional.empty());
        }
        final SavedGame.Found found = keeper.find(typed);
        return found.fault().<Answer<Optional<SavedGame>>>map(Answer::refused)
                .orElseGet(() -> Answer.meant(found.game()));
    }
}
