package tabuleiro.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tabuleiro.chess.Position.Fact;

/** Reads a position from a picture. What the picture does not say is as in a new game, but nobody may castle. */
final class PositionReader {

    private static final String COLUMNS = "a b c d e f g h";
    private static final String EMPTY = ".";

    private final Map<Fact, String> facts = new EnumMap<>(Fact.class);
    private final List<Optional<Piece>> pieces = new ArrayList<>(Collections.nCopies(
            Square.ALL.size(), Optional.empty()));

    private PositionReader() {
    }

    /** Returns the position that a picture shows. */
    static Position read(String picture) {
        final List<String> lines = picture.strip().lines().map(String::strip).toList();
        final PositionReader reader = new PositionReader();
        if (lines.size() <= Chess.SIZE || !lines.get(Chess.SIZE).equals(COLUMNS)) {
            throw new IllegalArgumentException("a board has " + Chess.SIZE + " rows, and below them the line "
                    + COLUMNS);
        }
        for (int i = 0; i < Chess.SIZE; i++) {
            reader.readRow(Chess.SIZE - i, lines.get(i));
        }
        lines.stream().skip(Chess.SIZE + 1).forEach(reader::readFact);
        return reader.position();
    }

    private void readRow(int row, String line) {
        final String[] marks = line.split("\\s+");
        if (marks.length != Chess.SIZE + 1 || !marks[0].equals(String.valueOf(row))) {
            throw new IllegalArgumentException("row %s is its number and %s squares with spaces between, not: %s"
                    .formatted(row, Chess.SIZE, line));
        }
        for (int column = 1; column <= Chess.SIZE; column++) {
            pieces.set(new Square(row, column).index(), piece(row, marks[column]));
        }
    }

    private static Optional<Piece> piece(int row, String mark) {
        final Optional<Piece> piece = mark.length() == 1 ? Piece.of(mark.charAt(0)) : Optional.empty();
        if (piece.isEmpty() && !mark.equals(EMPTY)) {
            throw new IllegalArgumentException("row " + row + " has " + mark
                    + ", which is no piece, and no dot for an empty square: pieces are KQRBNP and kqrbnp");
        }
        return piece;
    }

    private void readFact(String line) {
        final Fact fact = Stream.of(Fact.values()).filter(each -> line.startsWith(each.words() + ":")).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("a line below the board begins with one of "
                        + Stream.of(Fact.values()).map(each -> each.words() + ":").toList() + ", not: " + line));
        if (facts.put(fact, line.substring(fact.words().length() + 1).strip()) != null) {
            throw new IllegalArgumentException("a line stands there twice: " + line);
        }
    }

    private Position position() {
        return new Position(diagram(), number(Fact.CLOCK, 0), number(Fact.MOVE, 1),
                value(Fact.OFFER, PositionReader::player),
                list(Fact.CAPTURED, " +", PositionReader::capturedPiece), list(Fact.EARLIER, ", *", Fen::diagram),
                value(Fact.SETTLED, word -> Ending.valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'))));
    }

    private Diagram diagram() {
        return new Diagram(pieces, value(Fact.NEXT, PositionReader::player).orElse(Player.WHITE),
                value(Fact.CASTLING, letters -> Fen.rights(letters, 1)).orElse(Set.of()),
                value(Fact.EN_PASSANT, Square::parse));
    }

    private <T> Optional<T> value(Fact fact, Function<String, T> read) {
        return Optional.ofNullable(facts.get(fact)).filter(text -> !text.isEmpty()).map(read);
    }

    private int number(Fact fact, int otherwise) {
        return value(fact, text -> Fen.number(text, 1, 0)).orElse(otherwise);
    }

    private <T> List<T> list(Fact fact, String between, Function<String, T> read) {
        return value(fact, text -> Arrays.stream(text.split(between)).map(read).toList()).orElse(List.of());
    }

    private static Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static Piece capturedPiece(String letter) {
        return piece(0, letter).orElseThrow(() -> new IllegalArgumentException("no piece was captured: " + letter));
    }
}
