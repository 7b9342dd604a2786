package tabuleiro.console.screen;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Wrap;

/**
 * What stands below the board (CO-13), in lines that fit. On a small screen the question and the refusal come first,
 * then what has happened.
 */
record Below(List<Line> lines) {

    /** Nothing, where a page is read. */
    static final Below NOTHING = new Below(List.of());

    /** The rows that news leave to the board. */
    private static final int ROWS_OF_BOARD = 3;

    /** A line, and how it is drawn. */
    record Line(String text, Ink ink) {
    }

    /**
     * Breaks texts into lines that fit into so many rows, which the board shares. Of the news, the last few are shown,
     * in so many rows at most; of all lines, the last that fit.
     */
    static Below of(List<String> news, String refusal, String question, int rows, int most, int width) {
        final List<Line> asked = new ArrayList<>(lines(refusal.strip(), Ink.ALERT, width));
        asked.addAll(lines(question, Ink.STRONG, width));
        final List<Line> told = lines(String.join("\n", news), Ink.PLAIN, width);
        final List<Line> all = new ArrayList<>(last(told, Math.max(0, Math.min(most, rows - ROWS_OF_BOARD)
                - asked.size())));
        all.addAll(asked);
        return new Below(last(all, rows));
    }

    private static List<Line> lines(String text, Ink ink, int width) {
        return Wrap.lines(text, width).stream().map(line -> new Line(line, ink)).toList();
    }

    private static List<Line> last(List<Line> lines, int most) {
        return lines.subList(Math.max(0, lines.size() - most), lines.size());
    }

    /** Draws all of it, from a row on. */
    void draw(Canvas screen, int top) {
        for (int i = 0; i < lines.size(); i++) {
            screen.put(top + i, 1, lines.get(i).text(), lines.get(i).ink());
        }
    }

    int height() {
        return lines.size();
    }
}
