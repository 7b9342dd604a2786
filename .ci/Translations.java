import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Holds what is translated to the English that is said: {@code java .ci/Translations.java} names each text in {@code
 * features/languages} that the sources do not say any more, and each section of a README in another language that is
 * not the translation of the English one as it is now, {@code FILE:LINE: what is wrong; what to write}, and ends with 1
 * if there is any. What is said and not translated, the tests find. See {@code features/languages/README.md}.
 */
public final class Translations {

    /** Where English is said. */
    private static final List<String> SOURCES = List.of("features/rules", "features/src/main", "exercises",
            "reference/src/test/java/tabuleiro/console", "grading/src/main", "grading/oral", "grading/craft.yaml");
    private static final String SOURCE = "(?!.*/(target|\\.built)/)(?!.*_[a-z]{2}\\.properties)"
            + ".*\\.(java|feature|txt|properties|jte|yaml)";
    /** Texts of programs, which put some together; and of stubs and libraries, which may not be there. */
    private static final Pattern PROGRAMS = Pattern.compile("report|rule-book|grading");
    private static final Pattern NOT_HELD = Pattern.compile("stubs|libraries");
    private static final Pattern ENTRY = Pattern.compile("(?m)^msgid ((?:\".*\"\\R)+)msgstr ((?:\".*\"\\R?)+)");
    /** What stands between the words of a text: values, code, tags, numbers, and the ends of sentences. */
    private static final Pattern BETWEEN = Pattern.compile(
            "\\{@\\w+ [^{}]*(?:\\{[^{}]*}[^{}]*)*}|\\{\\w*}|</?\\w+>|<[\\w ]+>|\\d+|(?<=[.:?]) ");
    /** What somebody types: a line of commands, or a command in a text. */
    private static final Pattern COMMAND =
            Pattern.compile("(?m)(?<=^ {4}|`)(?:exercises/|mvn |grading/)(?:(?! {2}|`).)*");

    private final List<String> faults = new ArrayList<>();
    private final String english;

    private Translations() throws IOException {
        final StringBuilder all = new StringBuilder();
        for (String folder : SOURCES) {
            for (Path file : files(folder, SOURCE)) {
                all.append(Files.readString(file)).append('\n');
            }
        }
        english = all.toString().replaceAll("\\n\\s*\\*(?!/)", " ").replaceAll("\"\\s*\\+\\s*\"", "")
                .replace("\\\"", "\"").replace("\\n", " ").replaceAll("[()]", "").replaceAll("\\s+", " ").toLowerCase();
    }

    /** Names what does not follow. */
    public static void main(String[] arguments) throws IOException {
        final Translations translations = new Translations();
        for (Path file : files("features/languages", ".*\\.po")) {
            translations.check(file);
        }
        for (Path readme : files("exercises", ".*/(README|REPORT)\\.\\w\\w\\.md")) {
            translations.checkSections(readme);
        }
        translations.faults.forEach(System.out::println);
        System.exit(translations.faults.isEmpty() ? 0 : 1);
    }

    private void check(Path file) throws IOException {
        final String po = Files.readString(file);
        final String name = file.getFileName().toString().replace(".po", "");
        for (MatchResult entry : ENTRY.matcher(po).results().toList()) {
            final String text = unquoted(entry.group(1));
            final String place = file + ":" + (po.substring(0, entry.start()).lines().count() + 1);
            if (!NOT_HELD.matcher(name).matches()) {
                BETWEEN.splitAsStream(text).map(each -> each.replaceAll("^\\W+|\\W+$|[()]", "").replaceAll("\\s+", " "))
                        .filter(each -> !isSaid(each.toLowerCase(), PROGRAMS.matcher(name).matches())).findFirst()
                        .ifPresent(each -> faults.add(place + ": nothing says \"" + each + "\" any more; write what is"
                                + " said now behind msgid, and translate it anew, or take the entry away"));
            }
            if (unquoted(entry.group(2)).isBlank()) {
                faults.add(place + ": \"" + text + "\" is not translated; write it behind msgstr");
            }
        }
    }

    /** Checks whether words stand in a source: together, or in two pieces if a program may put them together. */
    private boolean isSaid(String words, boolean inPieces) {
        return words.length() < 3 || english.contains(words)
                || inPieces && Pattern.compile("\\W+").matcher(words).results().anyMatch(space ->
                        english.contains(words.substring(0, space.start()))
                        && english.contains(words.substring(space.end())));
    }

    /** Returns the text of strings that stand one after another. */
    private static String unquoted(String strings) {
        return strings.strip().replaceAll("^\"|\"\\R\"|\"$", "").replaceAll("\\\\([\"\\\\])", "$1");
    }

    /** Holds the sections of a README to the English ones, by the checksums that they carry and by their commands. */
    private void checkSections(Path file) throws IOException {
        final String[] sections = sections(file);
        final String[] english = sections(file.resolveSibling(file.getFileName().toString().replaceFirst("\\...", "")));
        int line = 1;
        for (int i = 0; i < Math.max(english.length, sections.length); i++) {
            final String section = i < sections.length ? sections[i] : "";
            final String wanted = i < english.length ? english[i] : "";
            final String mark =
                    String.format("<!-- en %08x -->", wanted.strip().replace("\r", "").hashCode());
            if (wanted.isEmpty() || !section.contains(mark) || !commands(section).equals(commands(wanted))) {
                faults.add(file + ":" + line + ": is not the translation of \"" + wanted.lines().findFirst().orElse("")
                        + "\" as it is now; translate it anew, with its commands, and write " + mark
                        + " below its heading");
            }
            line += section.lines().count();
        }
    }

    private static String[] sections(Path readme) throws IOException {
        return Files.readString(readme).split("(?m)(?=^#+ \\p{Lu})");
    }

    private static List<String> commands(String section) {
        return COMMAND.matcher(section).results().map(MatchResult::group).toList();
    }

    private static List<Path> files(String folder, String name) throws IOException {
        try (Stream<Path> files = Files.walk(Path.of(folder))) {
            return files.filter(each -> Files.isRegularFile(each) && each.toString().replace('\\', '/').matches(name))
                    .sorted().toList();
        }
    }
}
