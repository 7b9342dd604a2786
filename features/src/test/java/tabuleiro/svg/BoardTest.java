package tabuleiro.svg;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Tests how a board becomes a picture: where things are drawn, what is marked, what is said in words. */
class BoardTest {

    private static final Grid GRID = new Grid(Grid.counted(1, 2), List.of("x", "y", "z"), Grid.Edge.TOP,
            (row, column) -> column + row, new Grid.Ground("table", place -> ""));
    private static final Board BOARD = new Board("Noughts", GRID,
            Map.of(new Place(1, 2), new Drawn("nought", Shapes.circle("white", 20, 20, 9))));

    private static Document drawn(Board board) {
        return Xml.parse(board.picture().inline());
    }

    private static String text(Board board, String element) {
        return Xml.elements(drawn(board), element).get(0).getTextContent();
    }

    @Test
    void aThingIsDrawnInItsCell() {
        final Element circle = Xml.elements(drawn(BOARD), "circle").get(0);
        assertThat(((Element) circle.getParentNode()).getAttribute("transform")).isEqualTo("translate(98 58)");
    }

    @Test
    void rowsAndColumnsHaveTheirNames() {
        assertThat(Xml.elements(drawn(BOARD), "text")).extracting(Element::getTextContent)
                .containsExactly("x", "y", "z", "1", "2");
    }

    @Test
    void whoCannotSeeItReadsWhatItShows() {
        assertThat(text(BOARD, "title")).isEqualTo("Noughts");
        assertThat(text(BOARD, "desc")).isEqualTo("z2: nought");
        assertThat(drawn(BOARD).getDocumentElement().getAttribute("role")).isEqualTo("img");
        assertThat(text(new Board("Noughts", GRID, Map.of()), "desc")).isEqualTo("Every cell is empty");
    }

    @Test
    void marksAreDrawnAndSaid() {
        final Board marked = BOARD.markedByName(Mark.WON, List.of("x1", "z2")).markedByName(Mark.LAST, List.of("z2"));
        assertThat(text(marked, "title")).isEqualTo("Noughts, last move and winning cells shown");
        assertThat(text(marked, "desc")).isEqualTo("z2: nought. last move: z2. winning: x1; z2");
        assertThat(Xml.elements(drawn(marked), "path")).extracting(path -> path.getAttribute("class"))
                .containsExactly("halo last", "mark last", "halo won", "mark won", "halo won", "mark won");
    }

    @Test
    void moreCellsMayBeMarkedLater() {
        assertThat(BOARD.markedByName(Mark.WON, List.of("x1")).markedByName(Mark.WON, List.of("y1")).marks())
                .isEqualTo(Map.of(Mark.WON, java.util.Set.of(new Place(0, 0), new Place(0, 1))));
        assertThat(BOARD.markedByName(Mark.WON, List.of("q9")).marks().get(Mark.WON)).isEmpty();
    }

    @Test
    void marksDifferInForm() {
        assertThat(List.of(Mark.values())).extracting(mark -> mark.shape().replaceAll("class=\"[^\"]*\"", "")
                + (Theme.LIGHT.css().contains(".mark." + mark.style() + " { stroke: #")
                && Theme.LIGHT.css().matches("(?s).*\\.mark\\." + mark.style() + " \\{[^}]*dasharray.*")))
                .doesNotHaveDuplicates();
    }

    @Test
    void differencesAreTheCellsThatShowSomethingElse() {
        final Board other = new Board("Noughts", GRID, Map.of(new Place(1, 2), new Drawn("cross", ""),
                new Place(0, 0), new Drawn("cross", "")));
        assertThat(BOARD.differences(other)).containsExactly(new Place(0, 0), new Place(1, 2));
        assertThat(BOARD.differences(BOARD)).isEmpty();
        assertThat(BOARD.differences(BOARD.marked(Mark.NAMED, List.of(new Place(0, 1)))))
                .containsExactly(new Place(0, 1));
    }

    @Test
    void cellsThatTheOtherBoardLacksAreDifferences() {
        final Grid smaller = new Grid(Grid.counted(1, 2), List.of("x", "y"), Grid.Edge.TOP, GRID.naming(),
                GRID.ground());
        assertThat(new Board("", GRID, Map.of()).differences(new Board("", smaller, Map.of())))
                .containsExactly(new Place(0, 2), new Place(1, 2));
    }

    @Test
    void changesAreWhatLiesElsewhereNow() {
        final Drawn nought = BOARD.things().get(new Place(1, 2));
        final Board after = new Board("Noughts", GRID, Map.of(new Place(0, 1), nought));
        assertThat(after.changesSince(BOARD)).containsExactly(new Place(0, 1), new Place(1, 2));
        assertThat(BOARD.changesSince(BOARD)).isEmpty();
    }

    @Test
    void aBoardThatHasGrownHasNotChangedWhereItWasOnlyRenumbered() {
        final Drawn nought = BOARD.things().get(new Place(1, 2));
        final Grid larger = new Grid(Grid.counted(1, 4), List.of("w", "x", "y", "z"), Grid.Edge.TOP, GRID.naming(),
                GRID.ground());
        final Board grown = new Board("Noughts", larger, Map.of(new Place(2, 3), nought, new Place(1, 0), nought));
        assertThat(grown.changesSince(BOARD)).containsExactly(new Place(1, 0));
    }

    @Test
    void hostileTextIsText() {
        final String hostile = "</title><script>alert('\"&\u0000')</script>";
        final Grid grid = new Grid(List.of(hostile), List.of(hostile), Grid.Edge.BOTTOM, String::concat,
                new Grid.Ground(hostile, place -> ""));
        final Board board = new Board(hostile, grid, Map.of(new Place(0, 0), new Drawn(hostile, "")))
                .with(List.of(new Strip(hostile, List.of())), List.of(hostile))
                .marked(Mark.LAST, grid.places().toList());
        assertThat(Xml.elements(drawn(board), "script")).isEmpty();
        assertThat(text(board, "title")).startsWith("</title><script>alert('\"&\uFFFD')</script>");
    }

    @Test
    void captionsWrapWithinTheBoard() {
        final List<Element> lines = Xml.elements(drawn(BOARD.with(List.of(), List.of("word ".repeat(20)))), "text")
                .stream().filter(text -> text.getAttribute("class").equals("caption")).toList();
        assertThat(lines).hasSizeGreaterThan(1).allMatch(line -> line.getTextContent().length() <= 34);
        assertThat(String.join(" ", lines.stream().map(Element::getTextContent).toList()))
                .isEqualTo("word ".repeat(20).strip());
    }

    @Test
    void thingsBesideTheBoardWrapToo() {
        final Drawn dot = new Drawn("dot", Shapes.circle("black", 20, 20, 5));
        final Board board = BOARD.with(List.of(new Strip("left", java.util.Collections.nCopies(9, dot))), List.of());
        assertThat(board.picture().inline()).contains("translate(182 24)", "translate(0 50)");
        assertThat(board.picture().description()).endsWith("left: " + "dot, ".repeat(8) + "dot");
    }

    @Test
    void aFileHasItsStyleAndAPageHasItOnce() {
        assertThat(BOARD.picture().file(Theme.LIGHT)).startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
                .contains("<style>").doesNotContain("prefers-color-scheme");
        assertThat(BOARD.picture().file(Theme.SYSTEM)).contains("prefers-color-scheme");
        assertThat(BOARD.picture().inline()).doesNotContain("<style>");
    }
}
