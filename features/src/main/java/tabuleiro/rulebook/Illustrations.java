package tabuleiro.rulebook;

import io.cucumber.messages.types.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * What a page shows of the examples of a rule without unfolding.
 *
 * @param permitted one that shows the rule at work
 * @param refused   one of what is refused
 */
public record Illustrations(Optional<Illustration> permitted, Optional<Illustration> refused) {

    private static final Properties WINNING = Texts.byId("winning.properties");
    private static final int MOST_SENTENCES = 7;

    /**
     * Returns what is shown of a rule; of an outline, its first row.
     *
     * @param boards what a run of its examples has shown
     */
    public static Illustrations of(Rule rule, Recorded boards) {
        final List<Illustration> all = FeatureFile.examplesOf(rule).stream()
                .map(scenario -> Illustration.of(Case.of(scenario).get(0), boards)).toList();
        final List<Illustration> permitted = all.stream().filter(shown -> !shown.isRefused()).toList();
        final List<String> won = List.of(WINNING.getProperty(Chapter.id(rule), "").split("; "));
        return new Illustrations(first(permitted.stream().limit(1).filter(Illustration::isDrawn),
                permitted.stream().filter(shown -> shown.after().isPresent()),
                permitted.stream().filter(Illustration::isDrawn), permitted.stream().filter(Illustrations::isShort))
                .map(shown -> shown.won(won)),
                first(all.stream().filter(Illustration::isRefused).filter(Illustration::isDrawn),
                        all.stream().filter(Illustration::isRefused).filter(Illustrations::isShort)));
    }

    /** Returns the first of those that come first in question. */
    @SafeVarargs
    private static Optional<Illustration> first(Stream<Illustration>... all) {
        return Stream.of(all).flatMap(parts -> parts).findFirst();
    }

    /** Checks whether an example can be told in a few sentences. */
    private static boolean isShort(Illustration shown) {
        return shown.given().size() + shown.moves().size() + shown.seen().size() <= MOST_SENTENCES
                && !shown.moves().isEmpty() && (shown.isRefused() || !shown.seen().isEmpty())
                && shown.example().lines().stream().allMatch(line -> line.docString().isEmpty());
    }
}
