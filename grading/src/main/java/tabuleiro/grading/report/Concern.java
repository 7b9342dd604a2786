package tabuleiro.grading.report;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import tabuleiro.grading.marks.FinalMark;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Played;
import tabuleiro.grading.results.Seen;

/**
 * Why an instructor should look at a submission before the others.
 *
 * @param kind  what kind of reason it is
 * @param words the reason
 */
public record Concern(Kind kind, String words) {

    /** So near to a limit a mark is worth a second look: a fortieth of the scale, half a mark of 20. */
    private static final BigDecimal NEAR = BigDecimal.valueOf(40);

    /** Four of so many examples are most of them. */
    private static final int MOST = 5;
    private static final int TENTH = 10;

    /** The kinds of reasons, the most urgent first. */
    public enum Kind {
        /** It passes the examples, which are public, and hardly a game. */
        HARDLY_PLAYS,
        /** It could not be run, or not all of it. */
        NOT_RUN,
        /** Time was up: another run may end in another way. */
        TIME,
        /** Another submission is like it. */
        ALIKE,
        /** The mark is next to one that decides. */
        LIMIT,
        /** The mark was changed by hand. */
        CHANGED,
        /** It was not there any more when its class was graded again. */
        GONE
    }

    /** Returns all reasons, the most urgent first; none if there is nothing to be said of it. */
    static List<Concern> of(Rubric rubric, Page page, List<String> alike) {
        final List<Concern> all = new ArrayList<>();
        hardlyPlays(rubric, page).ifPresent(words -> all.add(new Concern(Kind.HARDLY_PLAYS, words)));
        if (!page.summary().isEmpty()) {
            all.add(new Concern(Kind.NOT_RUN, page.summary()));
        }
        if (isTimeUp(page)) {
            all.add(new Concern(Kind.TIME, "may end otherwise in another run, since time was up"));
        }
        alike.forEach(words -> all.add(new Concern(Kind.ALIKE, words)));
        final FinalMark given = page.given();
        final BigDecimal above = given.mark().subtract(rubric.pass());
        if (page.graded().problem().isEmpty()
                && above.abs().multiply(NEAR).compareTo(BigDecimal.valueOf(rubric.scale())) <= 0) {
            final String distance = above.abs() + (above.signum() < 0 ? " below" : " above");
            all.add(new Concern(Kind.LIMIT, (above.signum() == 0 ? "just" : distance) + " the mark to pass"));
        }
        page.marks().cap().ifPresent(cap -> all.add(new Concern(Kind.LIMIT,
                "held at " + cap.atMost().toPlainString() + ": without " + String.join(", ", cap.without()))));
        if (!given.byHand().isEmpty()) {
            all.add(new Concern(Kind.CHANGED, String.join(" ", given.byHand())));
        }
        if (page.graded().isGone()) {
            all.add(new Concern(Kind.GONE, "was not there any more"));
        }
        return all;
    }

    /** Says so of who passes most examples, but plays a tenth of the games and knows half of the pairs at most. */
    private static Optional<String> hardlyPlays(Rubric rubric, Page page) {
        final List<Outcome> outcomes = page.graded().outcomes();
        final long passed = outcomes.stream().filter(Outcome::passed).count();
        return page.graded().extras().played()
                .filter(any -> rubric.isPlayed() && MOST * passed >= (MOST - 1) * outcomes.size())
                .filter(played -> TENTH * played.right() <= played.games())
                .filter(played -> 2 * pairs(played, Seen::right) <= pairs(played, Seen::planned))
                .map(played -> "passes " + passed + " of " + outcomes.size() + " examples and hardly a game: "
                        + played.right() + " of " + played.games() + " games, and " + pairs(played, Seen::right)
                        + " of " + pairs(played, Seen::planned) + " pairs of questions."
                        + " Read it: it may know the examples and not the rules");
    }

    private static int pairs(Played played, ToIntFunction<Seen> number) {
        return played.seen().values().stream().mapToInt(number).sum();
    }

    private static boolean isTimeUp(Page page) {
        final Optional<Played> played = page.graded().extras().played();
        return Stream.concat(page.graded().outcomes().stream(),
                played.stream().flatMap(games -> games.differences().stream()))
                .anyMatch(outcome -> !outcome.passed() && Outcome.isOfTime(outcome.message()))
                || played.filter(games -> Outcome.isOfTime(games.notPlayed())).isPresent();
    }
}
