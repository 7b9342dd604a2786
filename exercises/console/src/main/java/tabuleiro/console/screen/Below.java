package tabuleiro.console.screen;

import java.util.List;
import tabuleiro.console.Canvas;
import tabuleiro.console.Ink;
import tabuleiro.console.Wrap;

/**
 * What stands below the board (CO-13), in lines that fit.
 *
 * @param news     what has happened
 * @param refusal  why the answer before was refused
 * @param question what is asked
 */
record Below(List<String> news, List<String> refusal, List<String> question) {

    /** Nothing, where a page is read. */
    static final Below NOTHING = new Below(List.of(), List.of(), List.of());

    private static final int MOST_NEWS = 4;

    /** Breaks texts into lines that fit. Of the news, the last few are shown. */
    static Below of(List<String> news, String refusal, String question, int width) {
        final List<String> told = news.stream().flatMap(each -> Wrap.lines(each, width).stream()).toList();
        return new Below(told.subList(Math.max(0, told.size() - MOST_NEWS), told.size()),
                Wrap.lines(refusal.strip(), width), Wrap.lines(question, width));
    }

    /** Returns the number of rows. */
    int height() {
        return news.size() + refusal.size() + question.size();
    }

    /** Draws all of it, from a row on. */
    void draw(Canvas screen, int top) {
        draw(screen, top, news, Ink.PLAIN);
        draw(screen, top + news.size(), refusal, Ink.ALERT);
        draw(screen, top + news.size() + refusal.size(), question, Ink.STRONG);
    }

    private static void draw(Canvas screen, int top, List<String> lines, Ink ink) {
        for (int i = 0; i < lines.size(); i++) {
            screen.put(top + i, 1, lines.get(i), ink);
        }
    }
}
