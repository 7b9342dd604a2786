package tabuleiro.feedback;

import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.Status;
import io.cucumber.plugin.event.TestStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tabuleiro.feedback.Outcome.State;
import tabuleiro.language.Language;
import tabuleiro.steps.Moves;

/** What is seen of one example while it runs. */
final class Observation {

    private static final Pattern TWO_PICTURES =
            Pattern.compile("(?s)(.*?)\\s*expected: *\\R(.*?)\\R but was: *\\R(.*)");

    private final Example example;
    private String before = "";
    private String after = "";
    private Optional<PickleStepTestStep> step = Optional.empty();
    /** The last step that makes moves. */
    private Optional<PickleStepTestStep> move = Optional.empty();
    private boolean isMoving;
    private Optional<Result> broken = Optional.empty();

    /** Has seen nothing of this example yet. */
    Observation(Example example) {
        this.example = example;
    }

    /** Keeps the picture of the board before or after the last move. */
    void keepPicture(String name, String picture) {
        if (name.equals("before")) {
            before = picture;
        } else {
            after = picture;
        }
    }

    /** Notes which step begins: the last that does is the one to report. */
    void begin(TestStep next) {
        if (broken.isEmpty() && next instanceof PickleStepTestStep written) {
            step = Optional.of(written);
            final String keyword = written.getStep().getKeyword().strip();
            isMoving = keyword.equals("When") || isMoving && !List.of("Given", "Then").contains(keyword);
            move = isMoving ? step : move;
        }
    }

    /** Notes how a step ended: the first that did not hold is the one to report. */
    void end(Result result) {
        if (broken.isEmpty() && !result.getStatus().isOk()) {
            broken = Optional.of(result);
        }
    }

    /** Returns whether the example has a step at all. */
    boolean hasBegun() {
        return step.isPresent();
    }

    /**
     * Returns what came of the example, which has ended and did not pass.
     *
     * @param phrases that there are
     */
    Outcome outcome(KnownPhrases phrases) {
        if (!hasBegun()) {
            return outcome(State.WRONG, List.of("It has no steps: a step begins with Given, When, Then, And or But."));
        }
        if (broken.filter(result -> result.getStatus().is(Status.UNDEFINED)).isPresent()) {
            final String nearest = step.flatMap(at -> phrases.nearest(at.getStep().getText()))
                    .map(phrase -> " The nearest is: " + Language.current().phrase(phrase)).orElse("");
            return outcome(State.WRONG, Lines.wrapped("There is no such phrase." + nearest
                    + "\nThe page phrases.html of the rule book lists all phrases."));
        }
        final Trouble trouble = Trouble.of(broken.map(Result::getError).orElse(null));
        if (trouble.todo().isPresent()) {
            return ended(State.NOT_WRITTEN, Lines.wrapped("Not written yet: " + trouble.todo().get()));
        }
        return trouble.check().map(message -> ended(State.WRONG, wrong(message)))
                .orElseGet(() -> outcome(State.BREAKS_OFF, trouble.lines()));
    }

    private Outcome ended(State state, List<String> lines) {
        return new Outcome(example, state, lines, List.of());
    }

    private Outcome outcome(State state, List<String> lines) {
        final List<String> all = shown(step);
        all.addAll(Boards.lines(before, after, Optional.empty()));
        all.addAll(lines);
        return ended(state, all);
    }

    /** Returns the step, the pictures and the message; a picture in the message is not repeated below the others. */
    private List<String> wrong(String message) {
        final boolean isRefused = Moves.REFUSED.stream().anyMatch(each -> message.startsWith("[" + each));
        final List<String> all = shown(isRefused ? move.or(() -> step) : step);
        final Matcher two = TWO_PICTURES.matcher(message);
        final boolean isDrawn = !before.isEmpty() && !after.isEmpty() && two.matches();
        if (isDrawn && Boards.board(two.group(3)).equals(Boards.board(after))
                && Boards.board(two.group(2)).equals(Boards.board(before))) {
            all.addAll(Lines.wrapped(two.group(1)));
            all.addAll(Boards.lines(before, after, Optional.empty()));
        } else if (isDrawn && Boards.board(two.group(3)).equals(board(after))) {
            all.addAll(Lines.wrapped(two.group(1)));
            all.addAll(Boards.lines(before, after, Optional.of(Boards.board(two.group(2)))));
        } else {
            all.addAll(Boards.lines(before, after, Optional.empty()));
            all.addAll(Lines.wrapped(message));
        }
        return all;
    }

    private static List<String> board(String picture) {
        return Boards.board(String.join("\n", TextPicture.of(picture).board()));
    }

    private static List<String> shown(Optional<PickleStepTestStep> step) {
        return new ArrayList<>(step.map(at -> Lines.wrapped(at.getStep().getKeyword() + at.getStep().getText() + "  ("
                + Example.place(at.getUri(), at.getStep().getLocation().getLine()) + ")")).orElse(List.of()));
    }

    /** Returns that the example did not end in time, and where the program is. */
    Outcome endless(List<String> told) {
        return outcome(State.NO_END, told);
    }

    /** Returns that the program ended before the example did, and where the program is in this stack trace. */
    Outcome exited(StackTraceElement... trace) {
        final List<String> lines = new ArrayList<>(List.of("The whole run ended in this example: the program called"
                + " System.exit, or was stopped from outside."));
        lines.addAll(Places.of(trace));
        return outcome(State.EXITS, lines);
    }

    /** Returns that an error ended the run. */
    Outcome broken(Error error) {
        return outcome(State.BREAKS_OFF, Trouble.of(error).lines());
    }

    /** Returns the example. */
    Example example() {
        return example;
    }
}
