package draughts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * The comparison of the state before and after a turn. Only assertions use it.
 *
 * @param old the state before
 * @param now the state after
 */
record Change(State old, State now) {

    /** The pieces with which turns are counted: their marks in alphabetical order. */
    private static final List<String> COUNTED = List.of("BBWW", "BBW", "BWW", "BBWw", "BWWb", "BW", "BWw", "BWb");

    /** Checks that the moves now are the old ones and, after them, this way. */
    static boolean adds(List<Square> way, List<List<Square>> oldMoves, List<List<Square>> moves) {
        return moves.size() == oldMoves.size() + 1 && moves.subList(0, oldMoves.size()).equals(oldMoves)
                && moves.get(oldMoves.size()).equals(way);
    }

    /** Checks that the piece stands at the end of the way, crowned if it has earned it, and no more at its start. */
    boolean movesPiece(List<Square> way) {
        final Square first = way.get(0);
        final Square last = way.get(way.size() - 1);
        final Piece before = old.board().piece(first);
        final Piece after = isCrowned(way) ? Piece.king(before.player()) : before;
        return now.board().at(last).equals(Optional.of(after)) && (first.equals(last) || now.board().isEmpty(first));
    }

    /** Checks whether a man lands on the far row, at the end of the way or, in simplified rules, before. */
    private boolean isCrowned(List<Square> way) {
        final Piece piece = old.board().piece(way.get(0));
        final int far = piece.player() == Player.WHITE ? 8 : 1;
        return piece.isKing() || way.stream().anyMatch(square -> square.row() == far);
    }

    /** Checks that of the squares between those of the way none has an enemy piece any more. */
    boolean removesJumped(List<Square> way) {
        return between(way).stream().allMatch(square -> now.board().isEmpty(square) || way.contains(square));
    }

    /** Checks that every square is as it was, but those of the way and those between them. */
    boolean keepsOthers(List<Square> way) {
        final Set<Square> touched = between(way);
        touched.add(way.get(0));
        touched.add(way.get(way.size() - 1));
        return Square.ALL.stream().filter(square -> !touched.contains(square))
                .allMatch(square -> now.board().at(square).equals(old.board().at(square)));
    }

    /** Returns the squares that lie on the diagonals between each square of the way and the next. */
    private static Set<Square> between(List<Square> way) {
        final Set<Square> between = new HashSet<>();
        for (int i = 1; i < way.size(); i++) {
            final Square from = way.get(i - 1);
            final Square to = way.get(i);
            final int length = Math.abs(to.row() - from.row());
            for (int j = 1; j < length; j++) {
                between.add(new Square(from.row() + j * (to.row() - from.row()) / length,
                        from.column() + j * (to.column() - from.column()) / length));
            }
        }
        return between;
    }

    /** Checks that the other player is next. */
    boolean passesTurn() {
        return now.nextToPlay() != old.nextToPlay();
    }

    /** Checks that the counted turns are one more or none. */
    boolean counts(List<Square> way) {
        final boolean captures = between(way).stream().anyMatch(square -> !old.board().isEmpty(square));
        final boolean none = captures || old.variant() == Variant.SIMPLIFIED;
        final Piece piece = old.board().piece(way.get(0));
        final boolean stays = !none && piece.isKing() == isCrowned(way)
                && COUNTED.contains(Certificate.marks(now.board()));
        final int kingTurns = !none && piece.isKing() ? old.counted().kingTurns() + 1 : 0;
        final int endgameTurns = stays ? old.counted().endgameTurns() + 1 : 0;
        return now.counted().equals(new Counted(kingTurns, endgameTurns));
    }

    /** Checks that the variant is as it was, and that nobody has resigned. */
    boolean goesOn() {
        return now.variant() == old.variant() && now.resignation().isEmpty();
    }

    /** Checks that board, turn, counted turns and variant are as they were. */
    boolean keepsAll() {
        return now.variant() == old.variant() && now.board().equals(old.board()) && now.nextToPlay() == old.nextToPlay()
                && now.counted().equals(old.counted());
    }

    /** Checks that lines have become longer by a turn with this way: the number of squares, then rows and columns. */
    static boolean sends(List<Square> way, List<String> oldLines, List<String> lines) {
        final StringBuilder sent = new StringBuilder(String.join(" ", oldLines)).append(" ").append(way.size());
        way.forEach(square -> sent.append(" ").append(square.row()).append(" ").append(square.column()));
        return String.join(" ", lines).equals(sent.toString());
    }

    /** Checks that lines have become longer by a 0. */
    static boolean sendsZero(List<String> oldLines, List<String> lines) {
        return lines.size() == oldLines.size() + 1 && lines.get(oldLines.size()).equals("0");
    }

    /** Checks that a match has the same board as before, and nothing more to send. */
    static boolean keepsGame(Position old, Talk oldTalk, Match now) {
        return now.game().position().equals(old) && now.linesToSend().equals(oldTalk.lines());
    }

    /** Checks that a way is the last that has been played. */
    static boolean isLast(List<Square> way, Draughts game) {
        return game.moves().get(game.moves().size() - 1).equals(way);
    }

    /** Checks that a number, as long as numbers are drawn, settles who plays White, or is answered by another draw. */
    static boolean hears(String line, Talk old, Talk now) {
        if (old.side().isPresent()) {
            return now.side().equals(old.side()) && now.drawn().equals(old.drawn());
        }
        final int difference = Integer.compare(old.drawn().get(old.drawn().size() - 1), Integer.parseInt(line));
        final boolean isLast = old.drawn().size() == Match.MOST_DRAWS;
        if (difference != 0) {
            return now.side().equals(Optional.of(difference > 0 ? Player.WHITE : Player.BLACK));
        }
        return now.side().isEmpty() && now.abandoned().isPresent() == isLast
                && now.drawn().size() == old.drawn().size() + (isLast ? 0 : 1);
    }

    /** Checks that a line is part of the turn that is received, or has completed it, or was drawn. */
    static boolean addsToTurn(String line, Talk old, Talk now, Draughts game) {
        if (old.side().isEmpty()) {
            return now.incomplete().isEmpty();
        }
        if (!now.incomplete().isEmpty()) {
            return now.incomplete().size() == old.incomplete().size() + 1
                    && now.incomplete().size() < 1 + 2 * now.incomplete().get(0);
        }
        return old.incomplete().isEmpty() ? line.equals("0") && game.isOver()
                : !game.moves().isEmpty()
                && sends(game.moves().get(game.moves().size() - 1), List.of(), spoken(old, line));
    }

    private static List<String> spoken(Talk old, String line) {
        final List<String> spoken = new ArrayList<>(List.of(""));
        old.incomplete().forEach(number -> spoken.add(number.toString()));
        spoken.add(line);
        return spoken;
    }
}
