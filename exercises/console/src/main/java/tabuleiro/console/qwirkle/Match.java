package tabuleiro.console.qwirkle;

import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;
import tabuleiro.qwirkle.Player;

/** One game, played until it is over or is left. */
final class Match {

    private final Table table;
    private final Agreement agreement;
    private final Dialogue dialogue;

    /**
     * Will play a game that has begun.
     *
     * @param table     where it is played
     * @param agreement what was said before it
     * @param dialogue  where the players are asked
     */
    Match(Table table, Agreement agreement, Dialogue dialogue) {
        this.table = table;
        this.agreement = agreement;
        this.dialogue = dialogue;
    }

    /**
     * Plays until the game is over.
     *
     * @throws Ending if the players leave it, the input ends or the engine breaks off
     */
    void play() {
        while (!table.isOver()) {
            playTurn();
        }
        dialogue.say("\n" + new BoardDrawing(table.board()) + "\n" + Result.of(table, agreement));
    }

    /** Lets whoever is next play a turn to its end, and tells the points (QW-34). */
    private void playTurn() {
        final Player player = table.nextToPlay();
        final int before = table.points(player);
        boolean goesOn = true;
        while (goesOn) {
            goesOn = !obey().endsTurn() && !table.isOver();
        }
        final int after = table.points(player);
        dialogue.say(agreement.name(player) + " scores " + Count.points(after - before) + " and has "
                + Count.points(after) + " now.");
    }

    /** Does what the player wants, and answers what it was. */
    private Command obey() {
        final Command command = dialogue.ask(new CommandLine(table, agreement));
        command.obey(table, dialogue);
        return command;
    }
}
