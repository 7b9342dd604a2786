package tabuleiro.console;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The character set of a terminal, and how texts are written in it.
 *
 * @param encoder of its character set
 */
public record Encoding(CharsetEncoder encoder) {

    private static final Pattern NAMED = Pattern.compile("[^.]*\\.([A-Za-z0-9][\\w-]*)(?:@.*)?");
    private static final String FANCY = "│─┌┐└┘├┤┬┴┼●○◆◇■□▼▲▸◂•·…–×";
    private static final String SIMPLE = "|-+++++++++Oo*o#.v^><*..-x";
    private static final String UNKNOWN = "_";

    /** Creates the encoding of a character set. */
    public Encoding(Charset charset) {
        this(charset.newEncoder());
    }

    /** Returns the character set. */
    public Charset charset() {
        return encoder.charset();
    }

    /**
     * Returns the encoding of a terminal: the one that its locale names, else the one that Java has found. ASCII only
     * says that nothing is known, as without a locale, or with one that is not installed: then it is UTF-8.
     *
     * @param environment the variables of the environment, of which the first of {@code LC_ALL}, {@code LC_CTYPE} and
     *                    {@code LANG} that is not empty counts
     * @param found       the character set that Java has found
     */
    public static Encoding of(Map<String, String> environment, Charset found) {
        final Optional<Charset> named = Stream.of("LC_ALL", "LC_CTYPE", "LANG").map(environment::get)
                .filter(Objects::nonNull).filter(value -> !value.isEmpty()).findFirst()
                .flatMap(value -> NAMED.matcher(value).results().findFirst()).map(value -> value.group(1))
                .filter(Charset::isSupported).map(Charset::forName).filter(Charset::canEncode);
        return new Encoding(named.orElse(found.equals(StandardCharsets.US_ASCII) ? StandardCharsets.UTF_8 : found));
    }

    /** Returns a text as it can be written: where a character cannot, a simpler one that looks like it. */
    public String shown(String text) {
        return text.codePoints().mapToObj(Character::toString)
                .map(each -> encoder.canEncode(each) ? each : simple(each)).collect(Collectors.joining());
    }

    private String simple(String character) {
        final int known = FANCY.indexOf(character);
        final String plain = known >= 0 ? SIMPLE.substring(known, known + 1)
                : Normalizer.normalize(character, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
        return encoder.canEncode(plain) ? plain : UNKNOWN.repeat(Columns.of(character));
    }
}
