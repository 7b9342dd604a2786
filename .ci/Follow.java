import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names what must follow a change, from the texts of the repository alone and before anything is compiled: {@code java
 * .ci/Follow.java}, in a second. The feature files are the source. Held to them are ids, wherever they stand; rules,
 * examples and refusals that a text quotes; refusals, each of which must be returned and shown by an example; the words
 * of the console; the methods of tasks; numbers of examples; the tables of marks to the rubrics; and, by {@code
 * Translations.java}, what is translated. Prints a line for each place that does not follow, {@code FILE:LINE: what is
 * wrong; what to write}, and ends with 1 if there is any.
 */
public final class Follow {

    private static final Path RULES = Path.of("features/rules");
    private static final Pattern ID = Pattern.compile("(?<![\\w&#-])[A-Z][A-Z0-9]-\\d\\d(?![\\w-])");

    private static final String STEP = "(?:Given|When|Then|And) ";
    private static final Rule NONE = new Rule("", Set.of());

    /** A method where it is declared, and where it is declared again; not where it is called. */
    private static final String METHOD = " +(?!return |throw |assert |else )(?:[\\w<>,.?\\[\\]]+ )+([a-z]\\w*)\\(";
    private static final Pattern DECLARED = Pattern.compile("(?m)(?<!@Override\n)^" + METHOD);
    private static final Pattern OVERRIDDEN = Pattern.compile("@Override\n" + METHOD);
    private static final Set<String> OF_JAVA = Set.of("toString", "equals", "hashCode", "compareTo", "compare",
            "iterator", "hasNext", "next", "run", "get", "accept", "apply", "test", "close");

    /** Ids of rules of an instructor's own, of games that are to come, and of the variants of the oral. */
    private static final Pattern MADE_UP = Pattern.compile("XX-\\d\\d|[A-Z][A-Z0-9]-9[1-9]");

    /** Texts that quote rules as they are; what is in another language, such as README.pt.md, does not. */
    private static final Pattern QUOTING = Pattern.compile(
            ".*(?<!\\.\\w\\w)\\.(md|adoc)|features/rules/(?!console).*\\.feature");
    private static final Pattern TEXTS =
            Pattern.compile(".*\\.(java|feature|md|adoc|ya?ml|txt|properties|jte|mjs|css|html)");

    /** Where rules that do not exist are named on purpose, what is built, and what is not ours. */
    private static final Pattern LEFT_OUT = Pattern.compile(
            "(.*/)?(target|node_modules|\\.git|(features|exercises/checking|grading)/src/test|"
                    + "\\.ci/tiny|grading/hostile|slides/test)");

    private final List<String> faults = new ArrayList<>();
    private final Map<String, Rule> rules = new LinkedHashMap<>();

    /** By the folder of a game, or of the console, what its feature files say. */
    private final Map<String, String> said = new TreeMap<>();

    /** How many examples a rule has, by its id, or a task, by its game and tag; each row of an outline is one. */
    private final Map<String, Integer> examples = new TreeMap<>();

    /** The ids of the rules that a report of an exercise counts: those that examples of a task are about. */
    private final Set<String> checked = new TreeSet<>();

    /** A rule: its sentence, and the titles of its examples. */
    private record Rule(String sentence, Set<String> examples) {
    }

    /** A constant of an enum of refusals. */
    private record Refusal(String game, String name, String words, String place) {

        /** Returns the name of the packages of its game. */
        String type() {
            return game.replace("-", "");
        }
    }

    private Follow() {
    }

    /** Prints what does not follow. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        final Follow follow = new Follow();
        follow.readRules();
        final List<Refusal> refusals = follow.refusals();
        follow.checkRefusals(refusals);
        for (Path file : files(Path.of(""), TEXTS)) {
            follow.checkIds(file);
        }
        for (Path file : files(Path.of(""), QUOTING)) {
            follow.checkQuotations(file, refusals);
        }
        follow.checkClauses();
        follow.checkSteps();
        follow.checkNames();
        for (Path file : files(Path.of("exercises"), Pattern.compile("exercises/[\\w-]+/tasks\\.txt"))) {
            follow.checkTasks(file, file.getParent().getFileName().toString());
        }
        for (Path file : files(Path.of("grading/samples"), Pattern.compile("grading/samples/[\\w-]+/README\\.md"))) {
            follow.checkTable(file, file.getParent().getFileName().toString());
        }
        final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        follow.faults.forEach(out::println);
        if (follow.rules.isEmpty() || !follow.faults.isEmpty()) {
            out.println(follow.rules.size() + " rules, " + follow.faults.size() + " places that do not follow");
        }
        final int translated = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1", ".ci/Translations.java").inheritIO().start().waitFor();
        System.exit(follow.faults.isEmpty() && !follow.rules.isEmpty() ? translated : 1);
    }

    private void readRules() throws IOException {
        for (Path file : files(RULES, Pattern.compile(".*\\.feature"))) {
            final String game = RULES.relativize(file).getName(0).toString();
            String tags = "";
            Rule rule = new Rule("", new LinkedHashSet<>());
            for (String line : Files.readAllLines(file)) {
                final String text = line.strip();
                if (text.startsWith("Rule: ")) {
                    rule = new Rule(text.substring(6), new LinkedHashSet<>());
                    for (MatchResult id : Pattern.compile("(?<=@)" + ID + "(?= |$)").matcher(tags).results().toList()) {
                        rules.put(id.group(), rule);
                    }
                } else if (text.matches("(Example|Scenario Outline): .*")) {
                    rule.examples.add(text.substring(text.indexOf(':') + 2));
                }
                tags = text.startsWith("@") ? tags + " " + text : "";
            }
            said.merge(game, expanded(Files.readAllLines(file)), String::concat);
            count(game, Files.readAllLines(file));
        }
    }

    /** Counts the examples of each tag; those of a feature or a rule are tags of its examples, too. */
    private void count(String game, List<String> lines) {
        final Map<String, String> tags = new TreeMap<>();
        String before = "";
        int rows = 0;
        for (String line : lines) {
            final String text = line.strip();
            if (text.startsWith("@")) {
                before += " " + text;
                continue;
            }
            final String kind = text.matches("(Feature|Rule|Example|Scenario Outline|Examples):.*")
                    ? text.substring(0, text.indexOf(':')) : "";
            if (!kind.isEmpty()) {
                tags.put(kind.equals("Scenario Outline") ? "Example" : kind, before);
                tags.keySet().removeIf(each -> kind.equals("Rule") && each.startsWith("Example")
                        || kind.matches("Example|Scenario Outline") && each.equals("Examples"));
                rows = 0;
            }
            if (kind.equals("Example") || tags.containsKey("Examples") && text.startsWith("|") && rows++ > 0) {
                final List<String> all = find("@(\\S+)", String.join(" ", tags.values())).map(each -> each.group(1))
                        .distinct().map(tag -> tag.startsWith("task-") ? game + " " + tag : tag).toList();
                all.forEach(tag -> examples.merge(tag, 1, Integer::sum));
                if (!all.contains("guard") && all.stream().anyMatch(tag -> tag.startsWith(game + " "))) {
                    all.stream().filter(rules::containsKey).forEach(checked::add);
                }
            }
            before = text.isEmpty() ? before : "";
        }
    }

    /** Returns the lines of a feature file, those of an outline with the values of each of its rows. */
    private static String expanded(List<String> lines) {
        final StringBuilder all = new StringBuilder();
        List<String> outline = new ArrayList<>();
        List<String> names = List.of();
        for (String line : lines) {
            final String text = line.strip();
            all.append(text).append('\n');
            if (text.matches("(Example|Scenario Outline): .*")) {
                outline = new ArrayList<>();
            } else if (text.startsWith("Examples:")) {
                names = List.of();
            } else if (!text.startsWith("|")) {
                outline.add(text);
            } else if (names.isEmpty()) {
                names = cells(text);
            } else {
                final List<String> values = cells(text);
                for (String step : outline) {
                    String told = step;
                    for (int i = 0; i < Math.min(names.size(), values.size()); i++) {
                        told = told.replace("<" + names.get(i) + ">", values.get(i));
                    }
                    all.append(told).append('\n');
                }
            }
        }
        return all.toString();
    }

    private static List<String> cells(String row) {
        return Stream.of(row.substring(1).split("\\|")).map(String::strip).toList();
    }

    private List<Refusal> refusals() throws IOException {
        final List<Refusal> refusals = new ArrayList<>();
        final Pattern constant = Pattern.compile(
                "(?m)^ {4}([A-Z_]+)\\(Group\\.\\w+,\\s*\"[^\"]*\",\\s*((?:\"[^\"]*\"[\\s+]*)+)\\)");
        for (Path file : files(Path.of("features/src/main/java"), Pattern.compile(".*/Refusal\\.java"))) {
            final String source = Files.readString(file);
            final String type = file.getParent().getFileName().toString();
            final String game = said.keySet().stream().filter(each -> each.replace("-", "").equals(type)).findFirst()
                    .orElse(type);
            constant.matcher(source).results().forEach(found -> refusals.add(new Refusal(game, found.group(1),
                    found.group(2).replaceAll("\"\\s*\\+\\s*\"", "").replace("\"", "").strip(),
                    file + ":" + line(source, found))));
        }
        return refusals;
    }

    private void checkRefusals(List<Refusal> refusals) throws IOException {
        for (Refusal each : refusals) {
            final Pattern shown = Pattern.compile("(?m)^" + STEP + ".* (refused|abandoned)(: |, because )"
                    + Pattern.quote(each.words) + "$");
            if (Stream.of(each.game, "console").noneMatch(game -> shown.matcher(said.getOrDefault(game, "")).find())) {
                faults.add(each.place + ": no example shows " + each.name + "; write one in " + RULES.resolve(each.game)
                        + " in which something is refused: " + each.words);
            }
            if (!isReturned(each)) {
                faults.add(each.place + ": nothing returns " + each.name
                        + "; let the reference return it, or remove it");
            }
        }
        for (Path file : files(Path.of("exercises/console/src/main/resources"),
                Pattern.compile(".*/words_(?!en).*\\.properties"))) {
            final String type = file.getParent().getFileName().toString();
            checkWords(file, refusals.stream().filter(each -> each.type().equals(type)).toList());
        }
    }

    /** Checks whether the code of a refusal's game names it; comments do not count. */
    private static boolean isReturned(Refusal refusal) throws IOException {
        final Pattern named = Pattern.compile("(?m)^(?! *(/?\\*|//)).*\\b" + refusal.name + "\\b");
        for (String folder : List.of("reference/src/main/java/", "features/src/main/java/tabuleiro/",
                "exercises/console/src/main/java/tabuleiro/console/")) {
            for (Path file : files(Path.of(folder + refusal.type()), Pattern.compile(".*\\.java"))) {
                if (!file.endsWith("Refusal.java") && named.matcher(Files.readString(file)).find()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Holds the words of another language to the refusals of its game; English ones stand with the refusals. */
    private void checkWords(Path file, List<Refusal> refusals) throws IOException {
        final Set<String> named = new LinkedHashSet<>();
        eachLine(file, Pattern.compile("^refusal\\.(\\w+)=."), (found, place) -> {
            named.add(found.group(1));
            if (refusals.stream().noneMatch(each -> each.name.equals(found.group(1)))) {
                faults.add(place + ": there is no refusal " + found.group(1) + "; remove the line");
            }
        });
        refusals.stream().filter(each -> !named.contains(each.name)).forEach(each ->
                faults.add(file + ": does not say why for " + each.place + "; write refusal." + each.name + "=…"));
    }

    private void checkIds(Path file) throws IOException {
        eachLine(file, ID, (found, place) -> {
            if (!rules.containsKey(found.group()) && !MADE_UP.matcher(found.group()).matches()) {
                faults.add(place + ": there is no rule " + found.group() + "; write the id of a rule of " + RULES);
            }
        });
    }

    /** Holds what a text quotes to its source: the sentence of a rule, the title of an example, a step, a refusal. */
    private void checkQuotations(Path file, List<Refusal> refusals) throws IOException {
        final String[] id = {""};
        eachLine(file, Pattern.compile("^.*$"), (found, place) -> {
            final String line = found.group().strip();
            find("^@([\\w-]+)$|^(" + ID + "): .*", line).forEach(each ->
                    id[0] = each.group(1) == null ? each.group(2) : each.group(1));
            final Rule rule = rules.getOrDefault(id[0], NONE);
            find("^(?:Rule|" + ID + "): (.*)", line).filter(any -> rule != NONE).forEach(each ->
                    mustEqual(place, "the sentence of " + id[0], each.group(1), rule.sentence));
            find("^\\d+ of (\\d+) examples pass\\.$", line).filter(any -> rule != NONE).forEach(each ->
                    mustEqual(place, "the number of examples of " + id[0], each.group(1), "" + examples.get(id[0])));
            find("Rules that hold: \\d+ of (\\d+)", line).filter(any -> rule != NONE).forEach(each ->
                    mustEqual(place, "the number of rules of the exercise", each.group(1), "" + checked.stream()
                            .filter(one -> one.startsWith(id[0].substring(0, 3))).count()));
            find("^Example: (.*)", line).filter(any -> rule != NONE).forEach(each ->
                    mustHave(place, id[0], each.group(1)));
            find("\\b(?:example|called|board)::?(" + ID + ")\\[(?!text)\"?((?<=\")[^\"]*|[^,\\]]*)", line)
                    .filter(each -> rules.containsKey(each.group(1)))
                    .forEach(each -> mustHave(place, each.group(1), each.group(2)));
            find("^(" + STEP + ".*?) +\\((features/rules/.*):(\\d+)\\)$", line).forEach(each ->
                    mustEqual(place, "line " + each.group(3) + " of " + each.group(2), each.group(1),
                            lineOf(Path.of(each.group(2)), Integer.parseInt(each.group(3)))));
            find("^" + STEP + ".* is refused: (?!line )([^<…]*?)(?: +\\(.*\\))?$", line)
                    .filter(each -> refusals.stream().noneMatch(refusal -> refusal.words.equals(each.group(1))))
                    .forEach(each -> faults.add(place + ": nothing is refused with the words \"" + each.group(1)
                            + "\"; write those of a constant in a Refusal.java"));
        });
    }

    private static Stream<MatchResult> find(String pattern, String line) {
        return Pattern.compile(pattern).matcher(line).results();
    }

    private void mustEqual(String place, String what, String found, String right) {
        if (!right.equals(found)) {
            faults.add(place + ": quotes " + what + " as \"" + found + "\"; write \"" + right + "\"");
        }
    }

    /** The title of an outline may stand without what its rows fill in. */
    private void mustHave(String place, String id, String title) {
        final Set<String> titles = rules.get(id).examples;
        if (titles.stream().noneMatch(each -> each.equals(title) || each.startsWith(title + ":"))) {
            faults.add(place + ": " + id + " has no example \"" + title + "\"; write one of " + titles);
        }
    }

    /** Demands that the reference, or a test that gives the reason why not, names the label of each clause. */
    private void checkClauses() throws IOException {
        final String asserting = allOf("reference/src/main/java", ".*\\.java")
                + allOf("reference/src/test/java", ".*\\.java");
        for (Path file : files(Path.of("features/src/main/java"), Pattern.compile(".*\\.java"))) {
            eachLine(file, Pattern.compile("^ *\\* @(?:pre|post|invariant) +(\\w+)"), (found, place) -> {
                if (!Pattern.compile("[\" ]" + found.group(1) + "\"").matcher(asserting).find()) {
                    faults.add(place + ": nothing in the reference asserts " + found.group(1)
                            + "; write an assert whose message names \"" + found.group(1) + "\"");
                }
            });
        }
        final String promising = allOf("features/src/main/java", ".*\\.java") + asserting;
        final Pattern label = Pattern.compile(
                "(?:(?:require|ensure|maintain)\\(\"(?:[A-Z]\\w-\\d\\d )?|broken: |@(?:pre|post|invariant) +)"
                        + "([a-z]+_\\w+)");
        for (Path file : files(Path.of(""), Pattern.compile(".*\\.(md|adoc)"))) {
            eachLine(file, label, (found, place) -> {
                if (!promising.contains(found.group(1))) {
                    faults.add(place + ": no clause is called " + found.group(1) + "; write the label of a clause");
                }
            });
        }
    }

    /** Demands that each step of an example is made of a phrase. */
    private void checkSteps() throws IOException {
        final String source = allOf("features/src/main/java", ".*/steps/.*\\.java")
                + allOf("reference/src/test/java", ".*/steps/.*\\.java");
        final List<Pattern> phrases = find("@(?:Given|When|Then)\\(\\s*((?:\"[^\"]*\"[\\s+]*)+)\\)", source)
                .map(found -> pattern(found.group(1).replaceAll("\"[\\s+]*", ""))).toList();
        for (Path file : files(Path.of(""), Pattern.compile("(features|slides)/.*\\.feature"))) {
            final boolean[] isExample = {false};
            eachLine(file, Pattern.compile("^ *(Rule:|Example:|Scenario Outline:|Background:|" + STEP + "(.*))"),
                    (found, place) -> {
                if (found.group(2) == null) {
                    isExample[0] = !found.group(1).equals("Rule:");
                } else if (isExample[0] && !found.group(2).contains("<")
                        && phrases.stream().noneMatch(each -> each.matcher(found.group(2)).matches())) {
                    faults.add(place + ": no phrase is \"" + found.group(2) + "\"; write one of the phrases in"
                            + " features/src/main/java/tabuleiro/*/steps");
                }
            });
        }
    }

    /** Returns what an expression of Cucumber stands for, whatever its parameters are. */
    private static Pattern pattern(String phrase) {
        return Pattern.compile(phrase.strip().replaceAll("[.?]", "\\\\$0").replaceAll("\\{.*?\\}", ".*")
                .replaceAll("\\(([^)]*)\\)", "(?:$1)?").replaceAll("([\\w-]+)((?:/[\\w-]+)+)", "(?:$1$2)")
                .replace("/", "|"));
    }

    /** Demands that a method that a README names is one; the first column of a table has names of an assignment. */
    private void checkNames() throws IOException {
        final String sources = allOf("", ".*\\.java");
        for (Path file : files(Path.of(""), Pattern.compile(".*\\.md"))) {
            eachLine(file, Pattern.compile("^(?:\\|[^|]*\\|)?(.*)"), (line, place) ->
                    find("`(?:\\w+\\.)*([a-z]\\w+[a-z])\\([^`]*\\)`", line.group(1))
                            .filter(found -> !sources.contains(" " + found.group(1) + "("))
                            .forEach(found -> faults.add(place + ": there is no method " + found.group(1)
                                    + "; write the name of one")));
        }
    }

    /**
     * Holds the tasks of an exercise to the methods of its game, and the numbers of examples in READMEs to the tags.
     * What the exercise and the reference override must be declared by a type of the game.
     */
    private void checkTasks(Path tasks, String game) throws IOException {
        final String type = game.replace("-", "");
        final Set<String> declared = new LinkedHashSet<>(OF_JAVA);
        final List<Path> sources = new ArrayList<>();
        for (String folder : List.of("exercises/" + game + "/src/main/java", "reference/src/main/java/" + type)) {
            sources.addAll(files(Path.of(folder), Pattern.compile(".*\\.java")));
        }
        final List<Path> types = new ArrayList<>(sources);
        types.addAll(files(Path.of("features/src/main/java/tabuleiro"),
                Pattern.compile(".*/tabuleiro/((" + type + "|picture|notation)/)?\\w+\\.java")));
        for (Path file : types) {
            DECLARED.matcher(Files.readString(file)).results().forEach(found -> declared.add(found.group(1)));
        }
        final String write = ", which no type of the game declares; write the name that it has in "
                + "features/src/main/java/tabuleiro/" + type;
        for (Path file : sources) {
            final String source = Files.readString(file);
            OVERRIDDEN.matcher(source).results().filter(found -> !declared.contains(found.group(1))).forEach(found ->
                    faults.add(file + ":" + (line(source, found) + 1) + ": overrides " + found.group(1) + write));
        }
        eachLine(tasks, Pattern.compile("^ .*"), (line, place) ->
                find("(?<=[:,] )(?!new )[a-z]\\w*(?=$|,|\\(| \\()", line.group())
                        .filter(found -> !declared.contains(found.group()))
                        .forEach(found -> faults.add(place + ": names " + found.group() + write)));
        final List<String> heads = Files.readAllLines(tasks).stream().filter(each -> each.matches("\\d+ .*")).toList();
        eachLine(tasks.resolveSibling("README.md"), Pattern.compile("^\\| (\\d+) \\| .* \\| (\\d+) \\|[^|]*\\|$"),
                (found, place) -> mustCount(place, game, found.group(1), found.group(2)));
        final Pattern report = Pattern.compile("^ *Task (\\d+) of (\\d+): (.*), \\d+ of (\\d+) examples$");
        for (Path file : files(Path.of(""), Pattern.compile(".*\\.md"))) {
            eachLine(file, report, (found, place) -> {
                if (heads.contains(found.group(1) + " " + found.group(3))) {
                    mustEqual(place, "the number of tasks of " + game, found.group(2), "" + heads.size());
                    mustCount(place, game, found.group(1), found.group(4));
                }
            });
        }
    }

    private void mustCount(String place, String game, String task, String found) {
        mustEqual(place, "the number of examples of task " + task + " of " + game, found,
                "" + examples.getOrDefault(game + " task-" + task, 0));
    }

    private static String allOf(String folder, String name) throws IOException {
        final StringBuilder all = new StringBuilder();
        for (Path file : files(Path.of(folder), Pattern.compile(name))) {
            all.append(Files.readString(file));
        }
        return all.toString();
    }

    /** Holds the marks of samples to the rubric by which they were marked. */
    private void checkTable(Path file, String exercise) throws IOException {
        final String rubric = checksum(Path.of("grading/rubrics", exercise + ".yaml"));
        eachLine(file, Pattern.compile("rubric `(\\w*)`"), (found, place) -> {
            if (!found.group(1).equals(rubric)) {
                faults.add(place + ": these marks were given by another rubric than grading/rubrics/" + exercise
                        + ".yaml is now; grading/samples/marks " + exercise + " writes the table anew");
            }
        });
    }

    private static String checksum(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(
                    Files.readString(file).replace("\r", "").getBytes(StandardCharsets.UTF_8))).substring(0, 8);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String lineOf(Path file, int number) {
        try {
            return Files.readAllLines(file).stream().skip(number - 1L).findFirst().map(String::strip)
                    .orElse("no such line");
        } catch (IOException missing) {
            return "no such file";
        }
    }

    private static void eachLine(Path file, Pattern pattern, BiConsumer<MatchResult, String> use) throws IOException {
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            final String place = file + ":" + number;
            pattern.matcher(line).results().forEach(found -> use.accept(found, place));
        }
    }

    private static long line(String source, MatchResult found) {
        return source.substring(0, found.start()).lines().count() + 1;
    }

    private static List<Path> files(Path folder, Pattern name) throws IOException {
        final List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes) {
                    return LEFT_OUT.matcher(path.toString().replace('\\', '/')).matches() ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path path, BasicFileAttributes attributes) {
                    if (name.matcher(path.toString().replace('\\', '/')).matches()) {
                        files.add(path);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        }
        return files.stream().sorted().toList();
    }
}
