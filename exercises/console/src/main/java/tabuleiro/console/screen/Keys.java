package tabuleiro.console.screen;

import java.util.Optional;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Place;
import tabuleiro.console.program.View.Kind;

/** What keys do while a question is asked: they type a line, or choose places on the board, which are typed, too. */
record Keys(Board board, InputLine typed) {

    /** The line that leaves the program. */
    static final String QUIT = "quit";

    /** Returns the line that a key ends; nothing if it ends none. The key q may leave. */
    Optional<Optional<String>> pressed(Key key, Kind kind, boolean leaves) {
        return switch (key.kind()) {
            case ENTER -> entered(kind);
            case CLICK -> board.click(key.row(), key.column()).filter(place -> kind == Kind.STEP).flatMap(this::chosen);
            case CHARACTER, BACKSPACE, ESCAPE -> isStep(key, kind)
                    ? Optional.of(Optional.of(Character.toString(key.character()))) : typed(key, leaves);
            default -> {
                board.press(key);
                yield Optional.empty();
            }
        };
    }

    /** Checks whether a key steps through a game that is looked at (CO-21): {@code <} or {@code >}. */
    private boolean isStep(Key key, Kind kind) {
        return kind != Kind.TEXT && typed.isNew() && (key.isTyped('<') || key.isTyped('>'));
    }

    /** Ends the line, or chooses the place at the cursor or the one whose name has been typed. */
    private Optional<Optional<String>> entered(Kind kind) {
        final String line = typed.toString().strip();
        final Optional<Place> place = (typed.isByHand() ? board.named(line)
                .or(() -> Optional.of(line).filter(each -> typed.isChosen()).flatMap(board::further)) : board.chosen())
                .filter(each -> kind == Kind.STEP);
        place.ifPresent(each -> typed.clearHand());
        return place.isPresent() ? chosen(place.get()) : Optional.of(Optional.of(typed.toString()));
    }

    /** Types a place. One that may not be chosen ends the line, so that the game says why. */
    private Optional<Optional<String>> chosen(Place place) {
        typed.choose(place);
        return place.effect() == Effect.ENDS || !place.legal() ? Optional.of(Optional.of(typed.toString()))
                : Optional.empty();
    }

    private Optional<Optional<String>> typed(Key key, boolean leaves) {
        if (leaves && key.isTyped('q') && typed.isNew()) {
            return Optional.of(Optional.of(QUIT));
        }
        switch (key.kind()) {
            case BACKSPACE -> typed.delete();
            case ESCAPE -> typed.clear();
            default -> typed.type(key.character());
        }
        return Optional.empty();
    }
}
