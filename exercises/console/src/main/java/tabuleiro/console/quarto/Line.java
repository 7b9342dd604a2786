package tabuleiro.console.quarto;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A line of a file.
 *
 * @param number its number, from 1
 * @param text   its text without blanks at both ends; nothing if it is not UTF-8
 */
record Line(int number, Optional<String> text) {

    /** An invisible mark with which some editors begin a file. */
    private static final String BYTE_ORDER_MARK = "\ufeff";

    /** Returns the lines of a file that are not blank. Each is decoded separately, so a fault affects one line only. */
    static List<Line> in(byte[] bytes) {
        final String[] lines = new String(bytes, StandardCharsets.ISO_8859_1).split("\n");
        return IntStream.range(0, lines.length)
                .mapToObj(i -> new Line(i + 1, text(lines[i].getBytes(StandardCharsets.ISO_8859_1))))
                .filter(line -> line.text.filter(String::isEmpty).isEmpty()).toList();
    }

    private static Optional<String> text(byte[] bytes) {
        try {
            final String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return Optional.of(text.replaceFirst("^" + BYTE_ORDER_MARK, "").strip());
        } catch (CharacterCodingException notUtf8) {
            return Optional.empty();
        }
    }
}
