package tabuleiro.grading.similarity;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.results.Graded;

/**
 * Which submissions of a report are alike: those that are the same are seen at once, others if they have been compared.
 * What has changed since it was compared is not alike any more.
 */
public final class Alike {

    /** The file in the folder of a report that keeps what was compared. */
    public static final String FILE = "_similar.json";

    /** Who has so much in common is named on the page of the class. */
    public static final int MUCH = 80;

    /** Stands for the digest of a program that is none of the class. */
    public static final String OTHER = "of another place";

    /** So many lines are said of one person at most. */
    private static final int MOST_LINES = 3;

    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Fingerprint fingerprint;
    private final Map<String, List<String>> byFingerprint = new TreeMap<>();
    private final Map<String, String> fingerprints = new HashMap<>();
    private final Map<String, String> digests = new HashMap<>();

    /**
     * Two submissions that were compared.
     *
     * @param one         the name of the first
     * @param oneDigest   changes with anything in it
     * @param other       the name of the second
     * @param otherDigest changes with anything in it
     * @param percent     how much they have in common
     */
    record Compared(String one, String oneDigest, String other, String otherDigest, int percent) {
    }

    /** Knows no submissions of an exercise yet. */
    public Alike(Exercise exercise) {
        fingerprint = new Fingerprint(exercise);
    }

    /** Takes note of a submission. */
    public void add(Graded graded) {
        digests.put(graded.name(), graded.digest());
        fingerprint.of(graded.sources()).ifPresent(print -> {
            fingerprints.put(graded.name(), print);
            byFingerprint.computeIfAbsent(print, any -> new ArrayList<>()).add(graded.name());
        });
    }

    /** Checks whether a submission has been noted in which there is anything to compare. */
    public boolean isKnown(String name) {
        return fingerprints.containsKey(name);
    }

    /** Returns the names of the submissions that are the same, in groups of at least two, by the first of each. */
    public List<List<String>> same() {
        return byFingerprint.values().stream().filter(alike -> alike.size() > 1
                        && !alike.stream().allMatch(this::isOther))
                .sorted((one, other) -> NameOrder.BY_NAME.compare(one.get(0), other.get(0))).toList();
    }

    /** Returns whether this is a program of another place than the class. */
    public boolean isOther(String name) {
        return OTHER.equals(digests.get(name));
    }

    /** Returns the names of those that can be compared, of each group of those that are the same only the first. */
    public List<String> unlike() {
        return byFingerprint.values().stream().map(alike -> alike.get(0)).sorted(NameOrder.BY_NAME).toList();
    }

    /**
     * Returns what is to be said of each submission that is like others, in words, by its name.
     *
     * @param report the folder of the report
     * @throws GradingException if what was compared cannot be read; the message says what to do
     */
    public Map<String, List<String>> words(Path report) {
        final Map<String, List<String>> words = new TreeMap<>();
        same().forEach(group -> group.forEach(name -> words.computeIfAbsent(name, any -> new ArrayList<>())
                .add("the same program as " + others(group, name))));
        compared(report).stream()
                .filter(compared -> compared.percent >= MUCH && isAsItWas(compared.one, compared.oneDigest)
                && isAsItWas(compared.other, compared.otherDigest)).forEach(compared -> {
                    say(words, compared.one, compared.other, compared.percent);
                    say(words, compared.other, compared.one, compared.percent);
                });
        words.replaceAll((name, all) -> all.size() <= MOST_LINES ? all : Stream.concat(
                all.stream().limit(MOST_LINES - 1), Stream.of("and like " + (all.size() - MOST_LINES + 1) + " more"))
                .toList());
        return words;
    }

    private static void say(Map<String, List<String>> words, String one, String other, int percent) {
        words.computeIfAbsent(one, any -> new ArrayList<>()).add(percent + " % in common with " + other);
    }

    private static String others(List<String> group, String name) {
        final List<String> others = group.stream().filter(each -> !each.equals(name)).toList();
        return others.get(0) + (others.size() == 1 ? "" : " and " + (others.size() - 1) + " more");
    }

    private boolean isAsItWas(String name, String digest) {
        return OTHER.equals(digest) || digest != null && digest.equals(digests.get(name));
    }

    private static List<Compared> compared(Path report) {
        final Path file = report.resolve(FILE);
        try {
            return Files.exists(file) ? List.of(MAPPER.readValue(file.toFile(), Compared[].class)) : List.of();
        } catch (IOException | NullPointerException unreadable) {
            throw new GradingException("What was compared cannot be read: remove " + file
                    + ", and compare again (grade similar " + report + ").", unreadable);
        }
    }

    /**
     * Returns the text of the file that keeps what was compared in any of these reports; nothing if nothing was.
     *
     * @throws GradingException if it cannot be read; the message says what to do
     */
    public static Optional<byte[]> together(List<Path> reports) {
        final List<Compared> all = reports.stream().flatMap(path -> compared(path).stream()).distinct().toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(written(all));
    }

    /** Returns the text of the file that keeps what was compared. */
    public byte[] kept(List<Pair> pairs) {
        final Stream<Pair> same = same().stream().flatMap(group -> group.stream().filter(this::isOther).flatMap(other ->
                group.stream().filter(name -> !isOther(name)).map(name -> new Pair(name, other, 100, List.of()))));
        return written(Stream.concat(same, pairs.stream()).map(pair -> new Compared(pair.one(), digests.get(pair.one()),
                pair.other(), digests.get(pair.other()), pair.percent())).toList());
    }

    private static byte[] written(List<Compared> compared) {
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsBytes(compared);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
