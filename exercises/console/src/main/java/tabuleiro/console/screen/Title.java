package tabuleiro.console.screen;

import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Sight.Pane;
import tabuleiro.console.Sketch;
import tabuleiro.console.Words;
import tabuleiro.console.Wrap;
import tabuleiro.console.program.View.Scene;

/**
 * The first line of a screen: the name of the game and, while one is played, the players, beside whose names their
 * pieces stand. Marked is who is asked for a step.
 */
record Title(Words words, Optional<Scene> scene, boolean isAsked) {

    void draw(Canvas screen, Pane pane) {
        final Sketch line = new Sketch().moveTo(0, 1);
        line.write(Wrap.cut(words.of("name"), pane.columns()), Ink.STRONG);
        scene.ifPresent(each -> IntStream.range(0, each.start().names().size())
                .forEach(player -> draw(line, each, player, pane)));
        screen.put(0, 0, line.canvas());
        if (screen.width() > pane.columns() + 1) {
            screen.put(0, pane.columns(), "… ");
        }
    }

    private void draw(Sketch line, Scene game, int player, Pane pane) {
        final boolean isNext = isAsked && game.match().player() == player;
        line.write(isNext ? " ▸" : "  ", Ink.STRONG);
        game.match().piece(player, words).ifPresent(cell -> cell.sign().ifPresent(piece ->
                line.write(" " + piece.brief(pane) + " ", cell.ground(), piece.ink())));
        line.write(game.start().name(player), isNext ? Ink.STRONG : Ink.PLAIN);
    }
}
