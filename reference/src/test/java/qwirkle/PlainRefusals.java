package qwirkle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
        return ofPlay(move.tile(), move.row(), move.column()).isEmpty();
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

    /** Returns all refusals of a tile on a cell that are right. */
    Set<Refusal> ofPlay(String tile, int row, int column) {
        if (row >= paper().rows() || column >= paper().columns()) {
            return Set.of(Refusal.NO_SUCH_CELL);
        }
        if (table.isOver()) {
            return Set.of(Refusal.GAME_OVER);
        }
        final Set<Refusal> refusals = isFree(row, column) ? ofPlace(tile, row, column)
                : EnumSet.of(Refusal.CELL_OCCUPIED);
        if (!table.mayTake(tile)) {
            refusals.add(Refusal.TILE_NOT_HELD);
        }
        return refusals;
    }

    /** Returns all refusals of a trade that are right. */
    Set<Refusal> ofTrade(List<String> tiles) {
        final List<String> notHeld = new ArrayList<>(tiles);
        table.hand().forEach(notHeld::remove);
        final Set<Refusal> refusals = EnumSet.noneOf(Refusal.class);
        refusals.addAll(ofPass());
        if (!refusals.contains(Refusal.GAME_OVER)) {
            add(refusals, Refusal.NOTHING_NAMED, tiles.isEmpty());
            add(refusals, Refusal.TILES_NOT_HELD, !notHeld.isEmpty());
            add(refusals, Refusal.BAG_TOO_SMALL, tiles.size() > table.bag().size());
        }
        return refusals;
    }

    private static void add(Set<Refusal> refusals, Refusal refusal, boolean applies) {
        if (applies) {
            refusals.add(refusal);
        }
    }

    /** Returns the refusal to pass, if there is one. */
    Set<Refusal> ofPass() {
        if (table.isOver()) {
            return Set.of(Refusal.GAME_OVER);
        }
        return table.isInTurn() ? Set.of(Refusal.TURN_BEGUN) : Set.of();
    }

    /** Returns the refusal to end the turn, if there is one. */
    Set<Refusal> ofEndTurn() {
        if (table.isOver()) {
            return Set.of(Refusal.GAME_OVER);
        }
        return table.isInTurn() ? Set.of() : Set.of(Refusal.NOTHING_PLAYED);
    }

    private Set<Refusal> ofPlace(String tile, int row, int column) {
        final List<String> neighbours = neighbours(row, column);
        final List<String> lines = List.of(line(paper().row(row), column, tile),
                line(paper().column(column), row, tile));
        final boolean isStrange = neighbours.stream().anyMatch(each ->
                each.charAt(0) != tile.charAt(0) && each.charAt(1) != tile.charAt(1));
        final boolean isEqual = neighbours.contains(tile);
        final Set<Refusal> refusals = EnumSet.noneOf(Refusal.class);
        add(refusals, Refusal.NO_NEIGHBOUR, neighbours.isEmpty() && !paper().isEmpty());
        add(refusals, Refusal.NOTHING_SHARED, isStrange);
        add(refusals, Refusal.SAME_AS_NEIGHBOUR, isEqual);
        add(refusals, Refusal.LINE_MIXED, !isStrange && lines.stream().anyMatch(line ->
                !ONE_SHAPE.matcher(line).matches() && !ONE_COLOUR.matcher(line).matches()));
        add(refusals, Refusal.TILE_REPEATED, !isEqual
                && lines.stream().anyMatch(line -> A_TILE_TWICE.matcher(line).matches()));
        refusals.addAll(ofTurn(row, column));
        return refusals;
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

    private Set<Refusal> ofTurn(int row, int column) {
        final List<Square> squares = new ArrayList<>(paper().turn());
        squares.add(new Square(row, column));
        final List<Integer> rows = squares.stream().map(Square::row).sorted().toList();
        final List<Integer> columns = squares.stream().map(Square::column).sorted().toList();
        final int last = squares.size() - 1;
        if (!rows.get(0).equals(rows.get(last)) && !columns.get(0).equals(columns.get(last))) {
            return Set.of(Refusal.NOT_IN_LINE);
        }
        for (int i = rows.get(0); i <= rows.get(last); i++) {
            for (int j = columns.get(0); j <= columns.get(last); j++) {
                if (isFree(i, j) && !(i == row && j == column)) {
                    return Set.of(Refusal.GAP);
                }
            }
        }
        return Set.of();
    }
}
