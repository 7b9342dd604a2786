package tabuleiro.rulebook;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.rulebook.Case.CaseStep;
import tabuleiro.rulebook.Case.StepKind;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;

/**
 * What an example shows at a glance.
 *
 * @param example the example; of an outline, its first row
 * @param before  the board before the move; nothing if it draws none
 * @param after   the board after it, if it has changed or something on it has won; otherwise nothing
 * @param given   what else is given, in sentences
 * @param moves   what happens
 * @param seen    what else can be seen then
 * @param refusal why the move, or the position, is refused; empty if it is not
 */
public record Illustration(Case example, Optional<Board> before, Optional<Board> after, List<String> given,
        List<String> moves, List<String> seen, String refusal) {

    private static final int LONGEST = 110;
    private static final int SMALL = 6;

    /**
     * Returns what an example shows.
     *
     * @param boards what a run of it has shown
     */
    public static Illustration of(Case example, Recorded boards) {
        return new IllustrationReader(example, boards).read();
    }

    /** Returns the steps before the first move. */
    public List<CaseStep> start() {
        return example.lines().stream().takeWhile(line ->
                line.part() == StepKind.GIVEN && !moves.contains(line.text())).toList();
    }

    /** Checks whether it shows a board. */
    public boolean isDrawn() {
        return before.isPresent();
    }

    /** Checks whether something is refused. */
    public boolean isRefused() {
        return !refusal.isEmpty();
    }

    /** Returns the same with these cells of the board after the move marked as those that have won. */
    Illustration won(List<String> names) {
        final Optional<Board> marked = after.map(end -> new Board(end.game(), end.grid(), end.things())
                .markedByName(Mark.WON, names)).filter(end -> !end.marks().get(Mark.WON).isEmpty());
        return new Illustration(example, before, marked.or(() -> after), given, moves, seen, refusal);
    }

    /** Returns a board as it is drawn beside a text, which says what stands below it. */
    public static String drawn(Board board) {
        return board.with(board.grid().rows().isEmpty() ? board.strips() : List.of(), List.of()).picture().inline();
    }

    /** Returns what stands below the board before the move. */
    public String told() {
        return told(Stream.of(before.stream().flatMap(board -> board.captions().stream()), given.stream(),
                moves.stream()).flatMap(parts -> parts));
    }

    /** Returns what else can be seen after the move. */
    public String sight() {
        return told(seen.stream());
    }

    /** Returns sentences as a text; of many, the first ones. */
    private static String told(Stream<String> sentences) {
        final StringBuilder told = new StringBuilder();
        sentences.map(sentence -> sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1))
                .filter(each -> told.length() <= LONGEST)
                .forEach(each -> told.append(told.isEmpty() ? "" : ". ").append(shortened(each)));
        return told.toString();
    }

    private static String shortened(String sentence) {
        return sentence.length() <= LONGEST ? sentence
                : sentence.substring(0, sentence.lastIndexOf(' ', LONGEST)) + " …";
    }

    /** Returns whether a board has so many columns that it is drawn small. */
    public static boolean isWide(Board board) {
        return board.grid().columns().size() > SMALL;
    }
}
