package tabuleiro.console.draughts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.Words;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * The board as it is shown, also in the middle of a turn, of which the engine is given only the whole (DR-30).
 *
 * @param position what stands where
 * @param captured where pieces stand that are captured, but leave the board only after the turn (DR-16)
 */
record Shown(Position position, List<Square> captured) {

    private static final String MARKS = "wWbB";
    private static final int TURNS_SHOWN = 4;
    /** The characters of a row of cells: a blank between two. */
    private static final int CELLS = 2 * Draughts.SIZE - 1;

    /** Returns the board before the turn and after the moves that have been made in it. */
    static Shown of(Position before, List<Square> begun, List<Square> captured) {
        final Optional<Piece> piece = begun.isEmpty() ? Optional.empty() : before.at(begun.get(0));
        if (piece.isEmpty()) {
            return new Shown(before, List.of());
        }
        final boolean leave = before.variant() == Variant.SIMPLIFIED;
        final Map<Square, Piece> pieces = new LinkedHashMap<>(before.pieces());
        pieces.remove(begun.get(0));
        captured.stream().filter(square -> leave).forEach(pieces::remove);
        pieces.put(begun.get(begun.size() - 1), leave ? crowned(piece.get(), begun) : piece.get());
        return new Shown(new Position(before.variant(), pieces, before.nextToPlay(), before.kingTurns(),
                before.endgameTurns()), leave ? List.of() : captured);
    }

    /** Returns where pieces stand that a way captures, as far as the engine says it. */
    static List<Square> captured(Draughts game, List<Square> way) {
        return EngineFailure.ifWritten(() -> game.captured(way), List.<Square>of()).stream().filter(Objects::nonNull)
                .toList();
    }

    /** Draws the board in lines, and below it the last turns and what has been captured. */
    String plain(Draughts game, Words words, boolean isTurned) {
        final List<String> turns = turns(game.moves(), game.nextToPlay(), TURNS_SHOWN);
        final String board = board(position, words);
        final List<String> parts = new ArrayList<>(List.of(isTurned ? turned(board) : board));
        if (!turns.isEmpty()) {
            parts.add(words.of("turns", game.moves().size(), String.join(" ", turns)));
        }
        if (!captured.isEmpty()) {
            parts.add(words.of("standing", Message.list(captured)));
        }
        return String.join("\n", parts);
    }

    /** Draws a board with the letters that pieces have in a language. */
    static String board(Position position, Words words) {
        final StringBuilder board = new StringBuilder(position.board());
        for (int i = 0; i < board.lastIndexOf("\n"); i++) {
            board.setCharAt(i, letter(board.charAt(i), words));
        }
        return board.toString();
    }

    /** Returns the drawing of a board from Black's side: the names of rows and columns stay where they are. */
    private static String turned(String board) {
        final List<String> lines = board.lines().map(line -> line.charAt(0) + " "
                + new StringBuilder((line + " ".repeat(CELLS)).substring(2, 2 + CELLS)).reverse()).toList();
        return IntStream.rangeClosed(1, Draughts.SIZE).mapToObj(i -> lines.get(Draughts.SIZE - i) + "\n")
                .collect(Collectors.joining("", "", lines.get(Draughts.SIZE) + "\n"));
    }

    /** Returns the letter of a piece in a language; the same character if it stands for none. */
    static char letter(char mark, Words words) {
        final int piece = MARKS.indexOf(mark);
        return piece < 0 ? mark : words.text("pieces").charAt(piece);
    }

    /** Returns the piece after its moves: by the simplified rules a man is crowned on its way (DR-23). */
    private static Piece crowned(Piece piece, List<Square> begun) {
        final int far = piece.player() == Player.WHITE ? Draughts.SIZE : 1;
        return begun.stream().anyMatch(square -> square.row() == far) ? Piece.king(piece.player()) : piece;
    }

    /** Returns the moves that have been played: White's and Black's on one line after a number, the last few. */
    static List<String> turns(List<List<Square>> moves, Player next, int most) {
        final int first = (moves.size() + next.ordinal()) % 2;
        final int lines = (moves.size() + first + 1) / 2;
        return IntStream.range(Math.max(0, lines - most), lines)
                .mapToObj(line -> (line + 1) + ". " + turn(moves, 2 * line - first) + turn(moves, 2 * line - first + 1))
                .map(String::stripTrailing).toList();
    }

    private static String turn(List<List<Square>> moves, int index) {
        if (index < 0) {
            return "... ";
        }
        return index < moves.size() ? Square.draw(moves.get(index)) + " " : "";
    }
}
