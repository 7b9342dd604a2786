package tabuleiro.grading.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.Utf8ByteOutput;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import tabuleiro.grading.NameOrder;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.similarity.Alike;
import tabuleiro.grading.similarity.JPlag.Found;
import tabuleiro.grading.similarity.Pair;
import tabuleiro.grading.similarity.Pair.Lines;
import tabuleiro.grading.similarity.Pair.Passage;

/** The pages for the instructor alone that show which submissions are alike. No submission's page has such a name. */
public final class SimilarPages {

    /** The name of the first of them. */
    public static final String FILE = "_similar.html";

    private static final String OTHERS = "_similar-%s.html";
    private static final int MOST = 200;

    private final TemplateEngine templates =
            TemplateEngine.createPrecompiled(null, ContentType.Html, null, "tabuleiro.grading.pages");
    private final OutputFolder folder;
    private final String title;
    private final Map<String, Graded> graded = new TreeMap<>(NameOrder.BY_NAME);
    private final Map<String, String> pages = new TreeMap<>();
    private int written;

    /**
     * A pair, and where it is shown side by side.
     *
     * @param pair what is shown
     * @param page the name of its page; empty if there are too many
     */
    public record Shown(Pair pair, String page) {
    }

    /**
     * What stands on the first page.
     *
     * @param title      of the exercise
     * @param same       the submissions that are the same, each group with its first pairs
     * @param groups     the names of submissions of which each has much in common with another
     * @param pairs      the pairs that have most in common; nothing if they have not been compared
     * @param uncompared the names of those that were not compared
     * @param failure    why they were not; empty if they were
     */
    public record Overview(String title, List<List<Shown>> same, List<List<String>> groups,
            Optional<List<Shown>> pairs, List<String> uncompared, String failure) {
    }

    /** Will write the pages of an exercise with this title into the folder of this report. */
    public SimilarPages(OutputFolder folder, StoredReport report, String title) {
        this(folder, report, List.of(), title);
    }

    /** Will write the same, with programs of other places, which have no page. */
    public SimilarPages(OutputFolder folder, StoredReport report, List<Graded> others, String title) {
        this.folder = folder;
        this.title = title;
        final Iterator<String> files = report.pages().iterator();
        report.graded().submissions().forEach(submission -> {
            graded.put(submission.name(), submission);
            pages.put(submission.name(), files.next());
        });
        others.forEach(other -> {
            graded.put(other.name(), other);
            pages.put(other.name(), FILE);
        });
    }

    /** Removes all that was found of submissions that are alike from the folder of a report. */
    public static void remove(OutputFolder folder) {
        IntStream.rangeClosed(1, MOST).forEach(i -> folder.delete(OTHERS.formatted(i)));
        folder.delete(FILE);
        folder.delete(Alike.FILE);
    }

    /**
     * Writes all pages, in place of those that were there.
     *
     * @param found   what was found; nothing if the submissions could not be compared
     * @param failure why not; empty if they could
     */
    public void write(Alike alike, Optional<Found> found, String failure) {
        IntStream.rangeClosed(1, MOST).forEach(i -> folder.delete(OTHERS.formatted(i)));
        written = 0;
        final TreeSet<String> uncompared = new TreeSet<>(NameOrder.BY_NAME);
        graded.keySet().stream().filter(name -> !alike.isKnown(name)).forEach(uncompared::add);
        found.ifPresent(comparison -> uncompared.addAll(comparison.unread()));
        render(FILE, "similar.jte", Map.of("links", pages, "shown", new Overview(title,
                alike.same().stream().map(this::same).toList(), groups(found.map(Found::pairs).orElse(List.of())),
                found.map(comparison -> comparison.pairs().stream().map(this::shown).toList()),
                        List.copyOf(uncompared), failure)));
    }

    private List<Shown> same(List<String> names) {
        return names.stream().skip(1).map(name -> shown(new Pair(names.get(0), name, 100, whole(names.get(0), name))))
                .toList();
    }

    private List<Passage> whole(String one, String other) {
        final List<String> ones = List.copyOf(graded.get(one).sources().keySet());
        final List<String> others = List.copyOf(graded.get(other).sources().keySet());
        return IntStream.range(0, Math.max(ones.size(), others.size()))
                .mapToObj(i -> new Passage(whole(ones, i), whole(others, i))).toList();
    }

    private static Lines whole(List<String> paths, int place) {
        return new Lines(place < paths.size() ? paths.get(place) : "", 1, Integer.MAX_VALUE);
    }

    private Shown shown(Pair pair) {
        if (written == MOST) {
            return new Shown(pair, "");
        }
        written++;
        final String file = OTHERS.formatted(written);
        render(file, "pair.jte", Map.of("title", title, "pair", pair, "links", pages,
                "one", graded.get(pair.one()).sources(), "other", graded.get(pair.other()).sources()));
        return new Shown(pair, file);
    }

    /** Returns the groups of submissions that hang together by pairs with much in common. */
    private static List<List<String>> groups(List<Pair> pairs) {
        final List<TreeSet<String>> groups = new ArrayList<>();
        pairs.stream().filter(pair -> pair.percent() >= Alike.MUCH).forEach(pair -> {
            final TreeSet<String> joined = new TreeSet<>(NameOrder.BY_NAME);
            joined.addAll(List.of(pair.one(), pair.other()));
            final List<TreeSet<String>> touched = groups.stream()
                    .filter(treeSet -> treeSet.contains(pair.one()) || treeSet.contains(pair.other())).toList();
            touched.forEach(joined::addAll);
            groups.removeAll(touched);
            groups.add(joined);
        });
        return groups.stream().map(List::copyOf).toList();
    }

    private void render(String file, String template, Map<String, Object> values) {
        final Utf8ByteOutput html = new Utf8ByteOutput();
        templates.render(template, values, html);
        folder.write(file, html::writeTo);
    }
}
