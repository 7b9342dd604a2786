package tabuleiro.console.qwirkle;

import tabuleiro.console.former.Dialogue;
import tabuleiro.console.former.Ending;
import tabuleiro.qwirkle.Player;

/** One game, played until it is over or the players leave it. */
final class Match {

    private final Table table;
    private final Agreement agreement;
    private final Dialogue dialogue;

    /**
     * Creates a match that plays a game.
     *
     * @param table     the game
     * @param agreement what the players agreed on before it
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
     * @throws Ending if the players leave the game, the input ends or the engine fails
     */
    void play() {
        while (!table.isOver()) {
            playTurn();
        }
        dialogue.say("\n" + new BoardDrawing(table.board()) + "\n" + Result.of(table, agreement));
    }

    /** Lets the player who is next play a whole turn, and shows the points (QW-34). */
    private void playTurn() {
        final Player player = table.nextToPlay();
        final int before = table.points(player);
        boolean goesOn = true;
        while (goesOn) {
            goesOn = !executeNext().endsTurn() && !table.isOver();
        }
        final int after = table.points(player);
        dialogue.say(agreement.name(player) + " scores " + Count.points(after - before) + " and has "
                + Count.points(after) + " now.");
    }

    /** Executes a command of the player, and returns it. */
    private Command executeNext() {
        final Command command = dialogue.ask(new CommandLine(table, agreement));
        command.execute(table, dialogue);
        return command;
    }
}
