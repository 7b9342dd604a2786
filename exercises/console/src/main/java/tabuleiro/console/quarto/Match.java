package tabuleiro.console.quarto;

import tabuleiro.console.Dialogue;
import tabuleiro.console.Ending;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;

/** One game, played until it is over or is left (QT-37). Not everything that an engine says is believed. */
final class Match {

    /** After how many turns every game is over. */
    private static final int MOST_TURNS = Cell.ALL.size();

    private final Quarto game;
    private final Dialogue dialogue;
    private final Saving saving;
    private GameSoFar soFar;

    /**
     * Will go on with a game.
     *
     * @param soFar    who plays, and what was done in the game
     * @param game     the game in which it was done
     * @param dialogue where the players are asked
     * @param saving   saves the game when they wish
     */
    Match(GameSoFar soFar, Quarto game, Dialogue dialogue, Saving saving) {
        this.soFar = soFar;
        this.game = game;
        this.dialogue = dialogue;
        this.saving = saving;
    }

    /**
     * Plays until the game is over.
     *
     * @throws Ending if the players leave it, the input ends or the engine breaks off
     */
    void play() {
        showBoard();
        while (!game.isOver()) {
            mustBe(soFar.turns().size() < MOST_TURNS, "after " + MOST_TURNS + " turns the game is not over");
            playTurn();
            showBoard();
        }
        tellEnd();
    }

    private void playTurn() {
        dialogue.say("\n" + name(game.nextToPlay()) + " plays, " + name(game.chooser()) + " chooses.");
        if (soFar.chosen().isEmpty()) {
            choose();
        }
        mustBe(game.chosen().equals(soFar.chosen()), "another piece waits than was chosen, or none");
        place();
    }

    private void choose() {
        final PiecesLeft left = PiecesLeft.of(game);
        mustBe(!left.isEmpty(), "the game is not over, but no piece may be chosen");
        dialogue.say("\nPieces left:\n" + left);
        final String letter = askLetter(new PieceLetter(name(game.chooser()), left));
        game.choose(left.piece(letter));
        soFar = soFar.withChosen(left.piece(letter));
    }

    /** Which piece is chosen? Its letter. The game is saved first, as often as the players wish. */
    private String askLetter(PieceLetter question) {
        String letter = dialogue.ask(question);
        while (letter.equals(PieceLetter.SAVE)) {
            saving.save(soFar);
            letter = dialogue.ask(question);
        }
        if (letter.equals(PieceLetter.LEAVE)) {
            throw Ending.onRequest();
        }
        return letter;
    }

    private void place() {
        mustBe(!game.legalMoves().isEmpty(), "the game is not over, but the piece may be placed nowhere");
        soFar.chosen().ifPresent(piece -> {
            final Cell cell = dialogue.ask(new PlaceName(name(game.nextToPlay()), piece, game));
            game.place(cell);
            soFar = soFar.with(new Turn(piece, cell));
        });
    }

    private void tellEnd() {
        if (game.winner().isEmpty()) {
            dialogue.say("\nNobody has won: the game is a draw.");
            return;
        }
        dialogue.say("\n" + name(game.winner().get()) + " has won!");
        final Win win = new Win(game.winningCells(), game.sharedTraits());
        win.fault().ifPresent(fault -> mustBe(false, fault));
        dialogue.say(win.toString());
    }

    private void showBoard() {
        dialogue.say("\n" + new BoardDrawing(game.position()));
    }

    private String name(Player player) {
        return soFar.names().of(player);
    }

    /** Tells the players if the engine did what no game does: nobody could go on. */
    private static void mustBe(boolean truth, String fault) {
        if (!truth) {
            throw Ending.engineBrokeOff(fault);
        }
    }
}
