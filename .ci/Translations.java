import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What must be translated, and whether it is. {@code java .ci/Translations.java pt connect-four} writes everything that
 * the game says into {@code features/languages/pt/connect-four.po}, with what is translated so far: a new English
 * sentence without a translation, one that is gone as a comment at the end. Without arguments it names what does not
 * follow in the files that there are, {@code FILE:LINE: what is wrong; what to write}, and ends with 1 if there is any.
 * See {@code features/languages/README.md}.
 */
public final class Translations {

    private static final Path RULES = Path.of("features/rules");
    private static final Path LANGUAGES = Path.of("features/languages");
    private static final String SHARED = "shared";
    private static final String CONSOLE = "console";
    private static final String STUBS = "stubs";
    private static final String ID = "[A-Z][A-Z0-9]-\\d\\d";
    private static final String STRING = "\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"";
    private static final String STRINGS = "((?:" + STRING + "[\\s+]*)+)";
    private static final Pattern ENTRY = Pattern.compile(
            "(?m)^(?:msgctxt (\".*\")\\R)?msgid ((?:\".*\"\\R)+)msgstr ((?:\".*\"\\R?)+)");
    private static final Pattern HEAD =
            Pattern.compile("(Feature|Rule|Example|Scenario Outline|Examples): (.*)");
    private static final Pattern WORD = Pattern.compile("(?<![\\w-])[A-Za-z][a-z]{2,}(?![\\w-]*[\\d/])");
    private static final Pattern NOTATION =
            Pattern.compile("[^\\s,]*[^a-z\\s,][^\\s,]*(?: [^\\s,]*[^a-z\\s,][^\\s,]*)*");

    private final Map<String, Map<Text, String>> files = new LinkedHashMap<>();
    private final Map<String, List<String>> phrases = new LinkedHashMap<>();
    private final Map<String, Map<String, Pattern>> patterns = new HashMap<>();

    /** A text in English; of a value, the word in braces that it stands for. */
    private record Text(String context, String english) {
    }

    private Translations() throws IOException {
        final List<String> games = folders(Path.of("exercises")).stream()
                .filter(game -> Files.exists(Path.of("exercises", game, "tasks.txt"))).toList();
        readSteps(SHARED, Path.of("features/src/main/java/tabuleiro/steps"));
        readSteps(CONSOLE, Path.of("reference/src/test/java/tabuleiro/console/steps"));
        readSteps(CONSOLE, Path.of("reference/src/test/java/tabuleiro/console/program/steps"));
        for (String game : games) {
            readSteps(game, Path.of("features/src/main/java/tabuleiro", game.replace("-", ""), "steps"));
            readSteps(game, Path.of("reference/src/test/java/tabuleiro/console", game.replace("-", ""), "steps"));
        }
        readRules(CONSOLE);
        for (String game : games) {
            readTypes(game);
            readRules(game);
            readExercise(game);
        }
        final Map<Text, String> stubs = files.remove(STUBS);
        final Map<Text, Long> homes = files.values().stream().flatMap(each -> each.keySet().stream())
                .collect(Collectors.groupingBy(each -> each, Collectors.counting()));
        for (String game : List.copyOf(files.keySet())) {
            files.get(game).forEach((text, note) -> {
                if (homes.get(text) > 1) {
                    add(SHARED, text.context, text.english, note);
                }
            });
        }
        files.forEach((game, texts) -> texts.keySet().removeIf(text -> !game.equals(SHARED) && homes.get(text) > 1));
        stubs.keySet().removeAll(homes.keySet());
        files.put(STUBS, stubs);
    }

    /** Writes a language's file of a game, or names what does not follow. */
    public static void main(String[] arguments) throws IOException {
        final Translations all = new Translations();
        if (arguments.length == 0) {
            final List<String> faults = all.faults();
            faults.forEach(System.out::println);
            System.exit(faults.isEmpty() ? 0 : 1);
        }
        for (String game : all.files.keySet()) {
            if (arguments.length == 1 || List.of(arguments).contains(game)) {
                all.write(LANGUAGES.resolve(arguments[0]).resolve(game + ".po"), all.files.get(game));
            }
        }
    }

    private void add(String home, String context, String english, String note) {
        final String text = english.replaceAll("\\s+", " ").strip();
        // Notation with a word of two letters, such as "A1 on 1/2", is a value, too.
        if (!context.isEmpty() && text.matches("\\{} [a-z]{2} \\{}")
                || WORD.matcher(text.replaceAll("\\{@code [^{}]*(?:\\{[^{}]*}[^{}]*)*}", "")).find()) {
            files.computeIfAbsent(home, any -> new LinkedHashMap<>()).putIfAbsent(new Text(context, text), note);
        }
    }

    /** Reads the phrases of a folder of steps, what they mean, and what a failing check says. */
    private void readSteps(String home, Path folder) throws IOException {
        final Pattern step = Pattern.compile("@(?:Given|When|Then)\\(\\s*" + STRINGS + "\\)");
        final Pattern comment = Pattern.compile("/\\*\\*([^*]*+(?:\\*(?!/)[^*]*+)*+)\\*/\\s*"
                + "(?:@(?:Given|When|Then|ParameterType)|public [a-z ]*class )");
        for (Path file : files(folder, ".java")) {
            final String source = Files.readString(file);
            if (!Pattern.compile("@(Given|When|Then|ParameterType)\\(").matcher(source).find()) {
                continue;
            }
            step.matcher(source).results().forEach(found -> phrases.computeIfAbsent(home, any -> new ArrayList<>())
                    .add(unquoted(found.group(1))));
            step.matcher(source).results().flatMap(found -> expanded(unquoted(found.group(1))))
                    .forEach(phrase -> add(home, "", phrase, "phrase"));
            Pattern.compile("@ParameterType\\(\"([a-z ]+(?:\\|[a-z ]+)+)\"\\)\\s+public [^(]*?(\\w+)\\(").matcher(source)
                    .results().forEach(found -> Stream.of(found.group(1).split("\\|"))
                            .forEach(value -> add(home, "{" + found.group(2) + "}", value, "value")));
            Pattern.compile("\\.as\\(\\s*" + STRINGS + "|queries\\.put\\((\"[^,]*)|(" + STRING + ")\\s*\\.formatted")
                    .matcher(source).results().forEach(found -> add(home, "", written(Stream.of(1, 2, 3)
                            .map(found::group).filter(each -> each != null).findFirst().orElse("")),
                            "what a check is about"));
            comment.matcher(source).results()
                    .map(found -> found.group(1)
                    .replaceAll("\\n\\s*\\*", "\n").replaceAll("(?s)\\n\\s*@.*", "").replace("<p>", ""))
                    .forEach(text -> sentences(text).forEach(each -> add(home, "", each, "the meaning of phrases")));
            Pattern.compile("what it holds is ([^.]*)").matcher(source.replaceAll("\\n\\s*\\*", " ")).results()
                    .flatMap(found -> Pattern.compile("\\{@code ([^{}]*)}").matcher(found.group(1)).results())
                    .flatMap(found -> Stream.of(found.group(1), found.group(1).replaceFirst("^an? ", "")))
                    .forEach(piece -> add(home, "", piece, "value"));
        }
    }

    /** Returns the first sentence of a comment, and the rest of it. */
    private static Stream<String> sentences(String comment) {
        final Matcher first = Pattern.compile("(.*?\\.)(?: (.*)|$)").matcher(comment.replaceAll("\\s+", " ").strip());
        return first.matches() ? Stream.of(first.group(1), first.group(2)).filter(each -> each != null)
                : Stream.empty();
    }

    /** Returns a phrase with each choice that it leaves. */
    private static Stream<String> expanded(String phrase) {
        final Matcher optional = Pattern.compile("\\(([^)]*)\\)").matcher(phrase);
        final Matcher choice = Pattern.compile("([\\w-]+)((?:/[\\w-]+)+)").matcher(phrase);
        if (optional.find()) {
            return Stream.of("", optional.group(1)).flatMap(text -> expanded(phrase.substring(0, optional.start()) + text
                    + phrase.substring(optional.end())));
        }
        return !choice.find() ? Stream.of(phrase) : Stream.of(choice.group().split("/")).flatMap(text ->
                expanded(phrase.substring(0, choice.start()) + text + phrase.substring(choice.end())));
    }

    /** Reads the refusals of a game, the clauses of its contracts, and what its drawings are called. */
    private void readTypes(String game) throws IOException {
        final Pattern refusal = Pattern.compile("Group\\.\\w+,\\s*\"[^\"]*\",\\s*" + STRINGS + "\\)");
        final Pattern clause = Pattern.compile(
                "@(?:pre|post|invariant)\\s+(\\S+)\\s+(\\S.*?)\\s*\\([A-Z][^()]*\\)\\s*$");
        for (Path file : files(Path.of("features/src/main/java/tabuleiro", game.replace("-", "")), ".java")) {
            final String source = Files.readString(file);
            refusal.matcher(source).results().forEach(found -> add(game, "", unquoted(found.group(1)), "refusal"));
            Pattern.compile("\\b[A-Z_]+\\(\"\\w\\w-\\d\\d\",\\s*" + STRINGS + "\\)").matcher(source).results()
                    .forEach(found -> add(game, "", unquoted(found.group(1)), "ending"));
            Pattern.compile("(?:new Drawn\\(|TITLE = )(\"[^;,]*)").matcher(source).results()
                    .forEach(found -> add(game, "", written(found.group(1)), "picture"));
            Pattern.compile("\\s@(?=pre|post|invariant)").splitAsStream(source).skip(1).forEach(text -> {
                final Matcher found = clause.matcher("@" + text.replaceAll("(?s)\\*/.*|\\n\\s*\\*\\s*@.*", "")
                        .replaceAll("\\n\\s*\\*", " ").strip());
                if (found.matches()) {
                    add(game, "", withValues(found.group(2), source), "clause " + found.group(1));
                }
            });
        }
    }

    private static String withValues(String text, String source) {
        return Pattern.compile("\\{@value\\s+#(\\w+)}").matcher(text).replaceAll(value -> {
            final Matcher constant = Pattern.compile("\\bint " + value.group(1) + " = (\\d+);").matcher(source);
            return constant.find() ? constant.group(1) : value.group();
        });
    }

    private void readRules(String game) throws IOException {
        for (Path file : files(RULES.resolve(game), ".feature")) {
            final List<String> said = new ArrayList<>();
            final Map<String, String> kinds = new LinkedHashMap<>();
            List<String> columns = List.of();
            String rule = "";
            boolean quotes = false;
            for (String line : Files.readAllLines(file)) {
                final String text = line.strip();
                final Matcher head = HEAD.matcher(text);
                quotes ^= text.startsWith("\"\"\"");
                if (text.startsWith("@") || head.matches() || text.isEmpty() || quotes) {
                    describe(game, said, rule);
                }
                if (text.matches("@(guard-)?[A-Z][A-Z0-9]-.*")) {
                    rule = text.split(" ")[0].substring(1);
                } else if (head.matches()) {
                    columns = List.of();
                    add(game, "", named(head.group(2)),
                            head.group(1).toLowerCase(Locale.ROOT) + " " + rule);
                    said.add("");
                } else if (text.startsWith("|")) {
                    final List<String> cells = cells(text);
                    for (int i = 0; i < cells.size(); i++) {
                        addValue(game, columns.isEmpty() ? "" : kinds.getOrDefault(columns.get(i), ""), cells.get(i),
                                "in a table of " + rule);
                    }
                    columns = columns.isEmpty() ? cells : columns;
                } else if (text.matches("(Given|When|Then|And|But|Background).*")) {
                    said.clear();
                    readValues(game, text.replaceFirst("^\\w+ ", ""), kinds);
                } else if (!quotes && !said.isEmpty() && !text.isEmpty() && !text.startsWith("#")) {
                    said.add(text);
                }
            }
            describe(game, said, rule);
        }
    }

    private void describe(String game, List<String> said, String rule) {
        for (String each : String.join(" ", said).strip().split("(?=\\bDecision: )")) {
            add(game, "", each, "said of " + rule);
        }
        said.replaceAll(any -> "");
    }

    private static List<String> cells(String row) {
        return Stream.of(row.substring(1).split("\\|")).map(String::strip).toList();
    }

    /** Returns a title with the names of the columns of its outline as kinds of values. */
    private static String named(String title) {
        return Pattern.compile("<(.*?)>").matcher(title).replaceAll(name ->
                "{" + name.group(1).replaceAll("[^a-z]", "") + "}");
    }

    /** Adds the values in a step, and notes of which kinds those are that an outline fills in. */
    private void readValues(String game, String step, Map<String, String> outline) {
        for (Map.Entry<String, Pattern> phrase : patterns.computeIfAbsent(game, this::patterns).entrySet()) {
            final Matcher values = phrase.getValue().matcher(step);
            if (values.matches()) {
                final Matcher kind = Pattern.compile("\\{(\\w*)}").matcher(phrase.getKey());
                for (int i = 1; kind.find(); i++) {
                    if (values.group(i).matches("<.*>")) {
                        outline.put(values.group(i).replaceAll("[<>]", ""), kind.group(1));
                    } else if (!kind.group(1).isEmpty()) {
                        addValue(game, kind.group(1), values.group(i), "value");
                    }
                }
                return;
            }
        }
    }

    /** Adds a value of a kind, each of a list, with places for what is notation in it. */
    private void addValue(String game, String kind, String value, String note) {
        if (kind.isEmpty()) {
            add(game, "", value, note);
        } else if (!kind.matches("string|word|text|actor|player|int|long") && !value.contains("<")) {
            for (String each : kind.endsWith("s") ? value.split(", | and ") : new String[] {value}) {
                add(game, "{" + kind + "}", NOTATION.matcher(each).replaceAll("{}"), "value");
            }
            if (kind.endsWith("s") && value.contains(" and ")) {
                add(game, "{" + kind + "}", "{" + kind + "} and {" + kind + "}", "value");
            }
        }
    }

    /** Returns the phrases that a game can use, those with most words first, and what fits each. */
    private Map<String, Pattern> patterns(String game) {
        return Stream.of(game, SHARED, CONSOLE).flatMap(home -> phrases.getOrDefault(home, List.of()).stream())
                .sorted(Comparator.comparing(each -> -each.replaceAll("\\{.*?}", "").length()))
                .collect(Collectors.toMap(each -> each, Translations::pattern, (one, same) -> one, LinkedHashMap::new));
    }

    private static Pattern pattern(String phrase) {
        return Pattern.compile(phrase.replaceAll("[.?]", "\\\\$0").replaceAll("\\(([^)]*)\\)", "(?:$1)?")
                .replaceAll("([\\w-]+)((?:/[\\w-]+)+)", "(?:$1$2)").replace("/", "|").replaceAll("\\{.*?}", "(.*?)"));
    }

    /** Reads what the exercise says: tasks, hints, the names of rules, the game in a minute, and the READMEs. */
    private void readExercise(String game) throws IOException {
        final Path exercise = Path.of("exercises", game);
        Files.readAllLines(exercise.resolve("tasks.txt")).stream().filter(line -> line.matches("\\d+ .*"))
                .forEach(line -> add(game, "", line.replaceAll("^\\d+ |, [\\d.]+ of 20$", ""), "task"));
        final Path hints = exercise.resolve("hints.txt");
        for (String hint : (Files.exists(hints) ? Files.readString(hints) : "").replaceAll("(?m)^#.*\\R", "")
                .split("(?m)^(?:- |\\d+\\R)")) {
            add(game, "", hint, "hint");
        }
        for (Path file : files(exercise.resolve("src/main/java").resolve(game.replace("-", "")), ".java")) {
            Pattern.compile(STRINGS).matcher(Files.readString(file)).results().map(found -> unquoted(found.group(1)))
                    .filter(text -> text.startsWith("TODO ")).forEach(text -> add(STUBS, "",
                            text.replaceFirst(".*? — (see " + ID + "((, | and | to )" + ID + ")*[,;]? ?)?", ""),
                            "what a stub says is to be written"));
        }
        final Path book = Path.of("features/src/main/resources/tabuleiro/rulebook");
        final String names = Files.readString(book.resolve("names.properties"));
        final String ids = names.replaceAll("(?s).*?# " + game + "\\R|\\n\\n#.*", "");
        for (String line : (names.contains("# " + game + "\n") ? ids : "").lines().filter(each -> each.matches("\\w\\w-\\d\\d = .*")).toList()) {
            final String[] parts = line.substring(8).split("; ", 2);
            add(game, "", parts[0], "name of " + line.substring(0, 5));
            if (parts.length > 1) {
                add(game, "", parts[1], "what players call " + line.substring(0, 5));
            }
        }
        for (String paragraph : Files.readString(book.resolve("minute").resolve(game + ".txt"))
                .replaceAll("(?s)\"\"\".*", "").split("\\n\\s*\\n")) {
            add(game, "", paragraph, "the game in a minute");
        }
    }

    private List<String> faults() throws IOException {
        final List<String> faults = new ArrayList<>();
        final Set<Text> said = files.values().stream().flatMap(each -> each.keySet().stream())
                .collect(Collectors.toSet());
        for (String language : folders(LANGUAGES)) {
            final Set<Text> translated = new HashSet<>();
            for (Path file : files(LANGUAGES.resolve(language), ".po")) {
                ENTRY.matcher(Files.readString(file)).results().forEach(each -> translated.add(text(each)));
            }
            for (Map.Entry<String, Map<Text, String>> each : files.entrySet()) {
                final Path file = LANGUAGES.resolve(language).resolve(each.getKey() + ".po");
                // Whoever solves an exercise takes its stubs away.
                if (Files.exists(file) && !each.getKey().equals(STUBS)) {
                    check(file, said, faults);
                    each.getValue().keySet().stream().filter(text -> !translated.contains(text)).forEach(text ->
                            faults.add(file + ": does not have \"" + text.english + "\"; " + command(file)
                                    + " adds it, then write it behind msgstr"));
                }
            }
        }
        for (String game : folders(Path.of("exercises"))) {
            checkSections(Path.of("exercises", game, "README"), faults);
        }
        checkSections(Path.of("exercises/README"), faults);
        return faults;
    }

    /** Holds the sections of a README in another language to the English ones, by the checksums that they carry. */
    private static void checkSections(Path readme, List<String> faults) throws IOException {
        for (String language : folders(LANGUAGES)) {
            final Path file = Path.of(readme + "." + language + ".md");
            if (Files.exists(file)) {
                final Pattern heading = Pattern.compile("(?m)(?=^#+ \\p{Lu})");
                final String[] english = heading.split(Files.readString(Path.of(readme + ".md")));
                final String[] sections = heading.split(Files.readString(file));
                int line = 1;
                for (int i = 0; i < Math.max(english.length, sections.length); i++) {
                    final String mark = i < english.length ? "<!-- en " + checksum(english[i].strip()) + " -->" : "";
                    if (i >= sections.length || i >= english.length || !sections[i].contains(mark)) {
                        faults.add(file + ":" + line + ": is not the translation of \"" + (i < english.length
                                ? english[i].lines().findFirst().orElse("") : "") + "\" as it is now; translate it anew,"
                                + " and write " + mark + " below its heading");
                    }
                    line += i < sections.length ? sections[i].lines().count() : 0;
                }
            }
        }
    }

    private static String checksum(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256")
                    .digest(text.replace("\r", "").getBytes(StandardCharsets.UTF_8))).substring(0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Names what a file translates that nobody says, or does not translate. A text may stand in any file. */
    private static void check(Path file, Set<Text> said, List<String> faults) throws IOException {
        final String po = Files.readString(file);
        ENTRY.matcher(po).results().filter(each -> !text(each).english.isEmpty()).forEach(each -> {
            final String place = file + ":" + (po.substring(0, each.start()).lines().count() + 1);
            if (!said.contains(text(each))) {
                faults.add(place + ": nothing says \"" + text(each).english + "\" any more; "
                        + command(file) + " writes the file anew");
            } else if (unquoted(each.group(3)).isBlank()) {
                faults.add(place + ": \"" + text(each).english + "\" is not translated; write it behind msgstr");
            }
        });
    }

    private static String command(Path file) {
        return "java .ci/Translations.java " + file.getParent().getFileName() + " "
                + file.getFileName().toString().replace(".po", "");
    }

    private void write(Path file, Map<Text, String> wanted) throws IOException {
        final Map<Text, String> known = new LinkedHashMap<>();
        if (Files.exists(file)) {
            ENTRY.matcher(Files.readString(file)).results().forEach(each ->
                    known.put(text(each), unquoted(each.group(3))));
        }
        final StringBuilder po = new StringBuilder("msgid \"\"\nmsgstr \"Language: " + file.getParent().getFileName()
                + "\\nContent-Type: text/plain; charset=UTF-8\\n\"\n");
        wanted.forEach((text, note) -> po.append("\n#. ").append(note).append('\n').append(entry("", text,
                known.getOrDefault(text, ""))));
        known.forEach((text, said) -> {
            if (!wanted.containsKey(text) && !text.english.isEmpty() && !said.isEmpty()) {
                po.append(files.get(SHARED).containsKey(text) ? "\n#. in this game\n" : "\n")
                        .append(entry(files.get(SHARED).containsKey(text) ? "" : "#~ ", text, said));
            }
        });
        Files.createDirectories(file.getParent());
        Files.writeString(file, po.toString());
        System.out.println(file + ": " + wanted.size() + " texts, " + wanted.keySet().stream()
                .filter(text -> known.getOrDefault(text, "").isEmpty()).count() + " of them not translated");
    }

    private static String entry(String mark, Text text, String said) {
        return (text.context.isEmpty() ? "" : mark + "msgctxt " + quoted(text.context) + "\n")
                + mark + "msgid " + quoted(text.english) + "\n" + mark + "msgstr " + quoted(said) + "\n";
    }

    private static Text text(MatchResult entry) {
        return new Text(entry.group(1) == null ? "" : unquoted(entry.group(1)), unquoted(entry.group(2)));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /** Returns the text of strings, in Java or in PO, that stand one after another. */
    private static String unquoted(String strings) {
        return Pattern.compile(STRING).matcher(strings).results().map(each -> each.group())
                .map(each -> each.substring(1, each.length() - 1).replaceAll("\\\\([\"\\\\])", "$1"))
                .collect(Collectors.joining());
    }

    /** Returns what an expression of Java writes: its strings, and a place for each value between them. */
    private static String written(String expression) {
        return unquoted(Pattern.compile("\"\\s*\\+\\s*[^\"]+?\\s*\\+\\s*\"").matcher(expression).replaceAll("{}")
                .replaceAll("\\\"\\s*\\+\\s*[^\"\\s]+\\s*$", "{}\"")).replace("%s", "{}").replace("the {} player", "the {player} player");
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.toString().endsWith(ending)).sorted().toList();
        }
    }

    private static List<String> folders(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).map(each -> each.getFileName().toString()).sorted().toList();
        }
    }
}
