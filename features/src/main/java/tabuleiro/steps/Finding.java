package tabuleiro.steps;

import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestStepFinished;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What there is to say of one example that does not pass, gathered while it runs. */
final class Finding {

    private static final String TODO = "TODO";
    private static final String BEFORE = "before the move";
    private static final String GAP = "     ";

    private String before = "";
    private String after = "";
    private Optional<TestStepFinished> broken = Optional.empty();

    /** Keeps the picture of the board before or after the last move. */
    void keepPicture(String name, String picture) {
        if (name.equals("before")) {
            before = picture;
        } else {
            after = picture;
        }
    }

    /** Notes how a step ended: the first that did not hold is the one to tell of. */
    void follow(TestStepFinished step) {
        if (broken.isEmpty() && !step.getResult().getStatus().isOk()) {
            broken = Optional.of(step);
        }
    }

    /** What is wrong in this example? */
    String of(Example example) {
        final Throwable error = broken.map(step -> step.getResult().getError()).orElse(null);
        if (error instanceof UnsupportedOperationException && String.valueOf(error.getMessage()).startsWith(TODO)) {
            return " Not written yet: " + error.getMessage();
        }
        return " The first that does not: " + example.name() + "\n" + step() + boards() + told(error);
    }

    private String step() {
        return broken.map(TestStepFinished::getTestStep).filter(PickleStepTestStep.class::isInstance)
                .map(PickleStepTestStep.class::cast)
                .map(step -> step.getStep().getKeyword() + step.getStep().getText() + "  ("
                        + Example.place(step.getUri(), step.getStep().getLocation().getLine()) + ")\n")
                .orElse("");
    }

    /** The boards, one beside the other. */
    private String boards() {
        if (before.isEmpty()) {
            return "";
        }
        final List<String> left = before.lines().toList();
        final List<String> right = after.lines().toList();
        final int width = Math.max(BEFORE.length(), left.stream().mapToInt(String::length).max().orElse(0));
        final StringBuilder boards = new StringBuilder();
        appendRow(boards, width, BEFORE, after.isEmpty() ? "" : "after it");
        for (int row = 0; row < Math.max(left.size(), right.size()); row++) {
            appendRow(boards, width, row < left.size() ? left.get(row) : "", row < right.size() ? right.get(row) : "");
        }
        return boards.toString();
    }

    private static void appendRow(StringBuilder boards, int width, String left, String right) {
        final String row = GAP + left + " ".repeat(width - left.length()) + GAP + right;
        boards.append(row.stripTrailing()).append('\n');
    }

    private static String told(Throwable error) {
        final StringBuilder told = new StringBuilder();
        String opening = "";
        final Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Throwable each = error; each != null && seen.add(each); each = each.getCause()) {
            final List<String> places = Places.of(each.getStackTrace());
            final boolean isCheck = each instanceof AssertionError && places.isEmpty();
            told.append(opening).append(isCheck ? String.valueOf(each.getMessage()).strip() : each).append('\n');
            places.forEach(place -> told.append(place).append('\n'));
            opening = "caused by ";
        }
        return told.toString().replaceAll("[ \\n]+(?=\\n|$)", "");
    }
}
