package tabuleiro.grading.intake;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import tabuleiro.grading.Text;

/** Makes sure that the names of files and folders are plain paths that stay where they belong. */
final class EntryName {

    private static final int MOST_BYTES = 255;
    private static final int DEEPEST = 32;
    private static final int MOST_ENDING = 8;
    private static final int MOST_IN_A_MESSAGE = 100;
    private static final int MOST_IN_A_TITLE = 100;
    private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:.*", Pattern.DOTALL);
    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");

    private EntryName() {
    }

    /**
     * Returns which plain path is meant: words with {@code /} between them; none for the folder that everything lies
     * in. Windows programs may write {@code \} between them: it separates, and is treated as such. It is refused if
     * it leads out of its folder, or is no decent name.
     */
    static String checked(String name) throws Refused {
        final String plain = name.replace('\\', '/');
        if (plain.startsWith("/") || DRIVE.matcher(plain).matches()) {
            throw unsafe(name, "has an absolute path");
        }
        final List<String> words = new ArrayList<>();
        for (String word : plain.split("/")) {
            mustBeDecent(word, name);
            if (!word.isEmpty() && !word.equals(".")) {
                words.add(word);
            }
        }
        if (words.size() > DEEPEST) {
            throw unsafe(name, "lies more than " + DEEPEST + " folders deep");
        }
        return String.join("/", words);
    }

    private static void mustBeDecent(String word, String name) throws Refused {
        if (word.equals("..")) {
            throw unsafe(name, "leads out of its folder");
        }
        if (word.chars().anyMatch(Character::isISOControl) && Junk.in(word).isEmpty()) {
            throw unsafe(name, "has control characters in its name");
        }
        if (word.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
            throw unsafe(name, "has a name of more than " + MOST_BYTES + " bytes");
        }
    }

    /** Returns a decent name for a file that is all that was handed in. A source keeps its name: that of its class. */
    static String fit(String name) {
        if (name.endsWith(".java")) {
            return name;
        }
        try {
            if (checked(name).equals(name)) {
                return name;
            }
        } catch (Refused indecent) {
            // it gets another name
        }
        return "file" + title(name.substring(Math.max(name.lastIndexOf('.'), name.length() - MOST_ENDING)));
    }

    /** Returns a name that is written in UTF-8, whatever its archive says, or else in another encoding. */
    static String decoded(byte[] raw, Charset otherwise) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(raw)).toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(raw, otherwise);
        }
    }

    /** Returns what names have in common that Windows or macOS take for the same. */
    static String onAnyMachine(String word) {
        return Normalizer.normalize(word, Normalizer.Form.NFC).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    }

    /** Returns what is said of an entry that must not be there. */
    static Refused unsafe(String name, String why) {
        return new Refused(Refused.UNSAFE, "The entry " + shown(name) + " " + why + ".");
    }

    /** Returns a name as it is written in a message: escaped, and not all of it if it is very long. */
    static String shown(String name) {
        return cut(escaped(name), MOST_IN_A_MESSAGE);
    }

    /** Returns a name on one line, in which each character that cannot be shown is written as in a Java program. */
    static String escaped(String name) {
        final StringBuilder escaped = new StringBuilder();
        name.codePoints().forEach(character -> {
            final String one = Character.toString(character);
            if (character == '\n') {
                escaped.append("\\n");
            } else if (Text.clean(one).equals(one)) {
                escaped.append(one);
            } else {
                one.chars().forEach(half -> escaped.append("\\u%04X".formatted(half)));
            }
        });
        return escaped.toString();
    }

    /** Returns a name as a title: on one line, of what can be shown, in one form of Unicode, short, not empty. */
    static String title(String name) {
        final String clean = Text.clean(name).replace('\n', '\uFFFD');
        final String plain = Normalizer.normalize(BLANKS.matcher(clean).replaceAll(" ").strip(), Normalizer.Form.NFC);
        return plain.isEmpty() ? "(no name)" : cut(plain, MOST_IN_A_TITLE);
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, text.offsetByCodePoints(0, most / 2)) + "…";
    }
}
