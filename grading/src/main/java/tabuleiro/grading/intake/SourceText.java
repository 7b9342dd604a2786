package tabuleiro.grading.intake;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * What a source file says, in whichever encoding an editor saved it.
 *
 * @param text the characters, without a byte order mark
 * @param note what had to be handled; empty if it is plain UTF-8
 */
record SourceText(String text, String note) {

    private static final Charset OF_WINDOWS = Charset.forName("windows-1252");
    private static final String MARK = "\uFEFF";
    private static final Pattern FOR_TESTS = Pattern.compile(
            "(org\\.(junit|testng|assertj|hamcrest|mockito)|junit|net\\.jqwik|io\\.cucumber)\\..*");

    /** Returns what these bytes say. */
    static SourceText of(byte[] bytes) {
        final Charset wide = wide(bytes);
        if (wide != null) {
            final String text = new String(bytes, wide);
            return new SourceText(text.startsWith(MARK) ? text.substring(1) : text,
                    "is written in " + wide.name() + " instead of UTF-8");
        }
        try {
            final String text = decoded(bytes, StandardCharsets.UTF_8);
            return text.startsWith(MARK) ? new SourceText(text.substring(1), "begins with a byte order mark")
                    : new SourceText(text, "");
        } catch (CharacterCodingException notUtf8) {
            return narrow(bytes);
        }
    }

    private static SourceText narrow(byte[] bytes) {
        try {
            return new SourceText(decoded(bytes, OF_WINDOWS), "is not written in UTF-8; it was read as windows-1252");
        } catch (CharacterCodingException notWindows) {
            return new SourceText(new String(bytes, StandardCharsets.ISO_8859_1),
                    "is not written in UTF-8; it was read as ISO 8859-1");
        }
    }

    private static String decoded(byte[] bytes, Charset charset) throws CharacterCodingException {
        return charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    }

    /** Returns the encoding of two bytes a character, by its mark or because every other byte is zero; else null. */
    private static Charset wide(byte[] bytes) {
        if (bytes.length < 2) {
            return null;
        }
        final int start = (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
        if (start == 0xFFFE || bytes.length % 2 == 0 && zeros(bytes, 1) > bytes.length / 4 && zeros(bytes, 0) == 0) {
            return StandardCharsets.UTF_16LE;
        }
        return start == 0xFEFF || bytes.length % 2 == 0 && zeros(bytes, 0) > bytes.length / 4 && zeros(bytes, 1) == 0
                ? StandardCharsets.UTF_16BE : null;
    }

    private static int zeros(byte[] bytes, int first) {
        int zeros = 0;
        for (int i = first; i < bytes.length; i += 2) {
            zeros += bytes[i] == 0 ? 1 : 0;
        }
        return zeros;
    }

    /** Returns whether it is a test, or a helper of tests: whether it imports what no submission is compiled with. */
    boolean isTest() {
        return Header.of(text).imports().stream().anyMatch(name -> FOR_TESTS.matcher(name).matches());
    }

    /** Returns the package that the text names; empty if it names none before anything else but comments. */
    String packageName() {
        return Header.of(text).packageName();
    }
}
