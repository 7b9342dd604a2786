package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tabuleiro.console.Picture.Area;
import tabuleiro.console.Picture.Effect;
import tabuleiro.console.Picture.Margin;
import tabuleiro.console.Picture.Place;

/** Tests what the pictures of all games are made of: the pen of a sketch, and the cells of a board. */
class SketchTest {

    @Test
    void thePenWritesTextsBesideEachOtherAndBelowEachOther() {
        final Sketch sketch = new Sketch().moveTo(1, 2);
        assertThat(sketch.write("Hand:")).isEqualTo(new Area(1, 2, 1, 5));
        assertThat(sketch.write("日本")).as("a wide text").isEqualTo(new Area(1, 8, 1, 4));
        sketch.skip(1);
        sketch.write("A1", Ink.FIRST);
        sketch.nextRow();
        sketch.writePlace("[stop]", Ink.STRONG, "stop", Effect.ENDS, true);
        final Picture picture = sketch.picture(Optional.empty(), new Margin(0, 0, 0));
        assertThat(picture.canvas()).hasToString("\n  Hand: 日本  A1\n  [stop]\n");
        assertThat(picture.places()).isEqualTo(List.of(new Place(new Area(2, 2, 1, 6), "stop", Effect.ENDS, true)));
    }
}
