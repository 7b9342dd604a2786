package qwirkle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import qwirkle.PlainPaper.Square;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/**
 * The refusals of moves on a plain table. A line is a text; its letters and digits decide whether it is valid.
 *
 * @param table the table
 */
record PlainRefusals(PlainTable table) {

    private static final Pattern ONE_SHAPE = Pattern.compile("(.).(?:\\1.)*");
    private static final Pattern ONE_COLOUR = Pattern.compile(".(.)(?:.\\1)*");
    private static final Pattern A_TILE_TWICE = Pattern.compile("(?:..)*(..)(?:..)*\\1(?:..)*");
    private static final List<String> KINDS = Tile.KINDS.stream().map(Tile::toString).toList();

    private PlainPaper paper() {
        return table.paper();
    }

    /** Returns all legal placements. */
    List<Move> placements() {
        return candidates().stream().filter(this::mayBePlayed).toList();
    }

    boolean mayBePlayed(Move move) {
        return whyNotPlay(move.tile(), move.row(), move.column()).isEmpty();
    }

    /** Returns the placements to try: all tiles that may be taken, on every free cell beside a tile. */
    List<Move> candidates() {
        final List<String> kinds = KINDS.stream().filter(table::mayTake).toList();
        final List<Move> candidates = new ArrayList<>();
        for (int i = 0; i < paper().rows() * paper().columns(); i++) {
            final int row = i / paper().columns();
            final int column = i % paper().columns();
            if (paper().isEmpty() || isFree(row, column) && !neighbours(row, column).isEmpty()) {
                kinds.forEach(tile -> candidates.add(Move.play(tile, row, column)));
            }
        }
        return candidates;
    }

    Optional<Refusal> whyNotPlay(String tile, int row, int column) {
        if (table.isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (row >= paper().rows() || column >= paper().columns()) {
            return Optional.of(Refusal.NO_SUCH_CELL);
        }
        if (!isFree(row, column)) {
            return Optional.of(Refusal.CELL_OCCUPIED);
        }
        return table.mayTake(tile) ? whyNotThere(tile, row, column) : Optional.of(Refusal.TILE_NOT_HELD);
    }

    Optional<Refusal> whyNotTrade(List<String> tiles) {
        final List<String> notHeld = new ArrayList<>(tiles);
        table.hand().forEach(notHeld::remove);
        if (whyNotPass().isPresent()) {
            return whyNotPass();
        }
        if (tiles.isEmpty()) {
            return Optional.of(Refusal.NOTHING_NAMED);
        }
        return !notHeld.isEmpty() ? Optional.of(Refusal.TILES_NOT_HELD)
                : Optional.of(Refusal.BAG_TOO_SMALL).filter(refusal -> tiles.size() > table.bag().size());
    }

    Optional<Refusal> whyNotPass() {
        return table.isOver() ? Optional.of(Refusal.GAME_OVER)
                : Optional.of(Refusal.TURN_BEGUN).filter(refusal -> table.isInTurn());
    }

    Optional<Refusal> whyNotEndTurn() {
        return table.isOver() ? Optional.of(Refusal.GAME_OVER)
                : Optional.of(Refusal.NOTHING_PLAYED).filter(refusal -> !table.isInTurn());
    }

    private Optional<Refusal> whyNotThere(String tile, int row, int column) {
        final List<String> neighbours = neighbours(row, column);
        if (neighbours.isEmpty() && !paper().isEmpty()) {
            return Optional.of(Refusal.NO_NEIGHBOUR);
        }
        if (neighbours.stream().anyMatch(each ->
                each.charAt(0) != tile.charAt(0) && each.charAt(1) != tile.charAt(1))) {
            return Optional.of(Refusal.NOTHING_SHARED);
        }
        if (neighbours.contains(tile)) {
            return Optional.of(Refusal.SAME_AS_NEIGHBOUR);
        }
        return whyNotInLines(line(paper().row(row), column, tile), line(paper().column(column), row, tile))
                .or(() -> whyNotInTurn(row, column));
    }

    private boolean isFree(int row, int column) {
        return paper().at(row, column).equals(PlainPaper.NONE);
    }

    private List<String> neighbours(int row, int column) {
        return Stream.of(paper().at(row - 1, column), paper().at(row + 1, column), paper().at(row, column - 1),
                paper().at(row, column + 1)).filter(each -> !each.equals(PlainPaper.NONE)).toList();
    }

    /** Returns the line with a tile at a place: a part of a text in which dots stand for empty cells. */
    private static String line(String text, int place, String tile) {
        final String before = text.substring(0, 2 * place);
        final String after = text.substring(2 * place + 2) + PlainPaper.NONE;
        return before.substring(before.lastIndexOf('.') + 1) + tile + after.substring(0, after.indexOf('.'));
    }

    private static Optional<Refusal> whyNotInLines(String... lines) {
        if (!Stream.of(lines).allMatch(line -> ONE_SHAPE.matcher(line).matches()
                || ONE_COLOUR.matcher(line).matches())) {
            return Optional.of(Refusal.LINE_MIXED);
        }
        return Stream.of(lines).anyMatch(line -> A_TILE_TWICE.matcher(line).matches())
                ? Optional.of(Refusal.TILE_REPEATED) : Optional.empty();
    }

    private Optional<Refusal> whyNotInTurn(int row, int column) {
        final List<Square> squares = new ArrayList<>(paper().turn());
        squares.add(new Square(row, column));
        final List<Integer> rows = squares.stream().map(Square::row).sorted().toList();
        final List<Integer> columns = squares.stream().map(Square::column).sorted().toList();
        final int last = squares.size() - 1;
        if (!rows.get(0).equals(rows.get(last)) && !columns.get(0).equals(columns.get(last))) {
            return Optional.of(Refusal.NOT_IN_LINE);
        }
        for (int i = rows.get(0); i <= rows.get(last); i++) {
            for (int j = columns.get(0); j <= columns.get(last); j++) {
                if (isFree(i, j) && !(i == row && j == column)) {
                    return Optional.of(Refusal.GAP);
                }
            }
        }
        return Optional.empty();
    }
}
