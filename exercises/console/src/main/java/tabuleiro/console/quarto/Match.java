package tabuleiro.console.quarto;

import tabuleiro.console.former.Dialogue;
import tabuleiro.console.former.Ending;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Quarto;

/** One game, played until it is over or the players leave it (QT-37). What the engine returns is checked. */
final class Match {

    /** The number of turns after which every game is over. */
    private static final int MOST_TURNS = Cell.ALL.size();

    private final Quarto game;
    private final Dialogue dialogue;
    private final Saving saving;
    private GameSoFar soFar;

    /**
     * Creates a match that goes on with a game.
     *
     * @param soFar    who plays, and what has been played in the game
     * @param game     the engine in which it has been played
     * @param dialogue where the players are asked
     * @param saving   saves the game when the players ask for it
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
     * @throws Ending if the players leave the game, the input ends or the engine fails
     */
    void play() {
        showBoard();
        while (!game.isOver()) {
            mustBe(soFar.turns().size() < MOST_TURNS, "after " + MOST_TURNS + " turns the game is not over");
            playTurn();
            showBoard();
        }
        showEnd();
    }

    private void playTurn() {
        dialogue.say("\n" + name(game.nextToPlay()) + " plays, " + name(game.chooser()) + " chooses.");
        if (soFar.chosen().isEmpty()) {
            choose();
        }
        mustBe(game.chosen().equals(soFar.chosen()), "it does not return the piece that was chosen");
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

    /** Asks for a piece and returns its letter. Before that, the players may save the game as often as they like. */
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
        mustBe(!game.legalMoves().isEmpty(), "the game is not over, but the piece may be placed on no cell");
        soFar.chosen().ifPresent(piece -> {
            final Cell cell = dialogue.ask(new PlaceName(name(game.nextToPlay()), piece, game));
            game.place(cell);
            soFar = soFar.with(new Turn(piece, cell));
        });
    }

    private void showEnd() {
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

    /** Ends the game with a message if the engine did something impossible. */
    private static void mustBe(boolean condition, String fault) {
        if (!condition) {
            throw Ending.engineFailed(fault);
        }
    }
}
