package tabuleiro.grading.intake;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tabuleiro.grading.judge.Text;

/** Makes sure that the names of files and folders are plain paths that stay where they belong. */
final class EntryName {

    private static final int MOST_BYTES = 255;
    private static final int DEEPEST = 32;
    private static final int SHOWN = 100;
    private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:.*", Pattern.DOTALL);

    private EntryName() {
    }

    /**
     * Which plain path is meant? Words with {@code /} between them; none for the folder that everything lies in.
     * Windows programs may write {@code \} between them: it separates, and is looked at as such.
     *
     * @throws Refused if it leads out of its folder, or is no decent name
     */
    static String checked(String name) throws Refused {
        if (name.chars().anyMatch(Character::isISOControl)) {
            throw unsafe(name, "has control characters in its name");
        }
        final String plain = name.replace('\\', '/');
        if (plain.startsWith("/") || DRIVE.matcher(plain).matches()) {
            throw unsafe(name, "has an absolute path");
        }
        final List<String> words = new ArrayList<>();
        for (String word : plain.split("/")) {
            if (word.equals("..")) {
                throw unsafe(name, "leads out of its folder");
            }
            if (word.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES) {
                throw unsafe(name, "has a name of more than " + MOST_BYTES + " bytes");
            }
            if (!word.isEmpty() && !word.equals(".")) {
                words.add(word);
            }
        }
        if (words.size() > DEEPEST) {
            throw unsafe(name, "lies more than " + DEEPEST + " folders deep");
        }
        return String.join("/", words);
    }

    /** What is said of an entry that must not be there? */
    static Refused unsafe(String name, String why) {
        return new Refused(Refused.UNSAFE, "The entry " + shown(name) + " " + why + ".");
    }

    /** How is a name written in a message? On one line, and not all of it if it is very long. */
    static String shown(String name) {
        final String clean = Text.clean(name).replace('\n', '\uFFFD');
        return clean.length() <= SHOWN ? clean : clean.substring(0, clean.offsetByCodePoints(0, SHOWN / 2)) + "…";
    }
}
