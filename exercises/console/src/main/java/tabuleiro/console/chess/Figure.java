package tabuleiro.console.chess;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.chess.Kind;
import tabuleiro.console.Form;
import tabuleiro.console.Words;

/** The figure of a kind of pieces, drawn by hand for large squares. In its rows, {@code #} belongs to it. */
record Figure(List<String> rows) implements Form {

    /** The fewest rows of a square in which it is drawn. */
    static final int LEAST = 4;

    private static final List<Figure> ALL = Stream.of(Kind.values()).map(Figure::read).toList();

    static Figure of(Kind kind) {
        return ALL.get(kind.ordinal());
    }

    private static Figure read(Kind kind) {
        return new Figure(Words.file(Figure.class, "figures.txt").orElseThrow().lines()
                .dropWhile(line -> !line.equals(kind.name())).skip(1).takeWhile(line -> !line.isEmpty()).toList());
    }

    @Override
    public boolean has(double x, double y) {
        final String row = rows.get((int) ((y + 1) / 2 * rows.size()));
        return row.charAt((int) ((x + 1) / 2 * row.length())) == '#';
    }

    /** Draws it in its own size. */
    @Override
    public List<String> lines(int height, int width) {
        return Form.super.lines(LEAST, 2 * LEAST);
    }
}
