package tabuleiro.console.quarto;

import java.io.IOException;
import java.util.LinkedHashMap;
import tabuleiro.console.former.Choice;
import tabuleiro.console.former.Dialogue;

/**
 * Saves games under the names that the players choose (QT-39).
 *
 * @param saves    the saved games
 * @param dialogue where the players are asked
 */
record Saving(Saves saves, Dialogue dialogue) {

    private static final Choice<Boolean> OVERWRITE = overwrite();

    private static Choice<Boolean> overwrite() {
        final LinkedHashMap<String, Boolean> answers = new LinkedHashMap<>();
        answers.put("no", false);
        answers.put("yes", true);
        return new Choice<>("A game is already saved under that name. Overwrite it", answers);
    }

    /** Saves a game, unless the players change their minds, and says whether it was saved. */
    void save(GameSoFar game) {
        dialogue.ask(FileName.toSave(saves)).filter(this::isFree)
                .ifPresentOrElse(name -> save(name, game), () -> dialogue.say("The game was not saved."));
    }

    /** Checks whether a game may be written under a name; asks the players if another game would be lost. */
    private boolean isFree(String name) {
        return !saves.has(name) || dialogue.ask(OVERWRITE);
    }

    private void save(String name, GameSoFar game) {
        try {
            saves.write(name, game);
            dialogue.say("The game is saved in the file " + Saves.fileName(name) + ".");
        } catch (IOException impossible) {
            dialogue.say("Warning: the game was not saved, because the file " + Saves.fileName(name)
                    + " cannot be written.");
        }
    }
}
