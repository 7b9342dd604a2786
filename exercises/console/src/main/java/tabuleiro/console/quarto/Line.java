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
 * @param number from 1
 * @param text   without blanks at its ends; nothing if it is not UTF-8
 */
record Line(int number, Optional<String> text) {

    /** Some editors begin a file with this mark, which cannot be seen. */
    private static final String BYTE_ORDER_MARK = "\ufeff";

    /** Which lines does a file have, blank ones left out? Each is read by itself, so one fault spoils one line. */
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
