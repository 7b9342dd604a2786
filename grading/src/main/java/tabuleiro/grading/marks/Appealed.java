package tabuleiro.grading.marks;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;

/** What came of a submission after appeals, and the words for it. */
final class Appealed {

    private final Rubric rubric;
    private final List<String> words = new ArrayList<>();
    private final List<String> own;
    private List<Outcome> outcomes;
    private Extras extras;
    private MarkSheet sheet;

    /** Applies what was decided for all, then what was decided for this one. */
    Appealed(Rubric rubric, Graded graded, List<Appeal> ofAll, List<Appeal> ofOne) {
        this.rubric = rubric;
        outcomes = rubric.shown(graded.outcomes());
        extras = graded.extras();
        sheet = MarkSheet.of(rubric, outcomes, extras);
        ofAll.forEach(appeal -> add(appeal, ""));
        final int first = words.size();
        ofOne.forEach(appeal -> add(appeal, appeal.wordsOfNothing()));
        own = List.copyOf(words.subList(first, words.size()));
    }

    private void add(Appeal appeal, String otherwise) {
        final String said = appeal.words(outcomes, extras);
        final MarkSheet before = sheet;
        outcomes = appeal.outcomes(outcomes);
        extras = appeal.extras(extras);
        sheet = MarkSheet.of(rubric, outcomes, extras);
        final String line = said.isEmpty() ? otherwise : said + " " + before.mark() + " (" + points(before)
                + " points) became " + sheet.mark() + " (" + points(sheet) + ").";
        if (!line.isEmpty()) {
            words.add(line);
        }
    }

    private static String points(MarkSheet sheet) {
        return sheet.points().setScale(1, RoundingMode.HALF_UP).toPlainString();
    }

    /** Returns what came of the examples, as it counts now. */
    List<Outcome> outcomes() {
        return outcomes;
    }

    /** Returns what came of it besides, as it counts now. */
    Extras extras() {
        return extras;
    }

    /** Returns what it gets by the rubric now. */
    MarkSheet sheet() {
        return sheet;
    }

    /** Returns what was decided and what it changed, a line for each decision that touches it. */
    List<String> words() {
        return words;
    }

    /** Returns those lines that are about this one alone. */
    List<String> own() {
        return own;
    }
}
