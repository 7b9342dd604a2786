package tabuleiro.svg;

import java.util.ArrayList;
import java.util.List;

/** A picture that grows from the top: what is added comes below what is there. */
final class Sheet {

    private static final int MARGIN = 4;
    private static final int NARROWEST = 208;
    private static final int LINE = 16;
    private static final double LETTER = 6.1;

    private final StringBuilder shapes = new StringBuilder();
    private final int board;
    private int width;
    private int height;

    /** Begins a picture with a board of this width, or without one if that is 0. */
    Sheet(int board) {
        this.board = board;
        this.width = board;
    }

    /** Adds the board, or whatever begins at the left edge. */
    void add(int tall, String added) {
        add(0, tall, added);
    }

    private void add(int indent, int tall, String added) {
        shapes.append(Shapes.moved(MARGIN + indent, MARGIN + height, added));
        height += tall;
    }

    void add(Strip strip) {
        final int room = room();
        add(width - room, strip.height(room), strip.shape(room));
    }

    void add(String caption) {
        final int room = room();
        for (String line : wrapped(caption, (int) (room / LETTER))) {
            add(width - room, LINE, Shapes.text("caption", 0, LINE - 4, line));
        }
    }

    /** Makes the picture wide enough for texts, and returns how much room they have: as much as the board itself. */
    private int room() {
        final int names = board == 0 ? 0 : Grid.NAMES;
        width = Math.max(board == 0 ? 2 * NARROWEST : names + NARROWEST, width);
        return width - names;
    }

    private static List<String> wrapped(String text, int longest) {
        final List<String> lines = new ArrayList<>(List.of(""));
        for (String word : text.split(" ")) {
            final String last = lines.get(lines.size() - 1);
            if (!last.isEmpty() && last.length() + 1 + word.length() > longest) {
                lines.add(word);
            } else {
                lines.set(lines.size() - 1, (last + " " + word).strip());
            }
        }
        return lines;
    }

    SvgPicture picture(String title, String description) {
        return new SvgPicture(title, description, width + 2 * MARGIN, height + 2 * MARGIN, shapes.toString());
    }
}
