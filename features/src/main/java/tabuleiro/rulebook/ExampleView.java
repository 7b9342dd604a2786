package tabuleiro.rulebook;

import io.cucumber.messages.types.DocString;
import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.picture.Drawable;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;

/**
 * One example: its steps, with boards as pictures.
 *
 * @param id     its anchor
 * @param title  what it is about; in the title of an outline stand the values of its rows
 * @param steps  its steps
 * @param tables the tables of values of an outline
 */
public record ExampleView(String id, String title, List<StepView> steps, List<Table> tables) {

    private static final int LONGEST = 56;

    /**
     * A step.
     *
     * @param keyword the word before the sentence
     * @param words   the sentence
     * @param text    the text below it; empty if there is none or pictures show it
     * @param figures the pictures below it; of an outline one for each row
     */
    public record StepView(String keyword, LinkedText words, String text, List<Figure> figures) {
    }

    /**
     * A picture.
     *
     * @param svg     the picture
     * @param caption what stands below it; perhaps nothing
     * @param isWide  whether its board has so many columns that it is drawn small
     */
    public record Figure(String svg, String caption, boolean isWide) {
    }

    /**
     * A table of values.
     *
     * @param name what they are
     * @param rows the names of the columns, then the values
     */
    public record Table(String name, List<List<String>> rows) {
    }

    /** Checks whether a text or a table of it is so wide that on paper it needs more than a column. */
    public boolean isWide() {
        return steps.stream().flatMap(step -> step.text().lines()).anyMatch(line -> line.length() > LONGEST)
                || tables.stream().flatMap(table -> table.rows().stream()).anyMatch(row ->
                        row.stream().mapToInt(String::length).sum() + 3 * row.size() > LONGEST);
    }

    /** Returns an example from this folder of feature files. */
    static ExampleView of(RuleLinks wording, String folder, String id, Scenario example) {
        return new ExampleView(id, Case.title(example), new StepReader(wording, folder, example).steps(),
                example.getExamples().stream().map(ExampleView::table).toList());
    }

    private static Table table(Examples table) {
        return new Table(table.getName(), Stream.concat(table.getTableHeader().stream(), table.getTableBody().stream())
                .map(Case::cells).toList());
    }

    /** Reads an example, step by step. */
    private static final class StepReader {

        private final RuleLinks wording;
        private final String folder;
        private final Scenario example;
        private final List<Case> cases;
        private Optional<Board> board = Optional.empty();

        StepReader(RuleLinks wording, String folder, Scenario example) {
            this.wording = wording;
            this.folder = folder;
            this.example = example;
            this.cases = Case.of(example);
        }

        List<StepView> steps() {
            final List<StepView> steps = new ArrayList<>();
            IntStream.range(0, example.getSteps().size()).forEach(i -> steps.add(step(i, example.getSteps().get(i))));
            return List.copyOf(steps);
        }

        private StepView step(int i, Step step) {
            final String text = step.getDocString().map(DocString::getContent).orElse("");
            final Optional<Descriptor> game = text.isEmpty() ? Optional.empty() : Drawable.game(folder, step.getText());
            final boolean differs = text.contains("<");
            final List<Case> rows = differs ? cases : cases.subList(0, 1);
            final List<Figure> figures = game.stream().flatMap(each -> rows.stream()
                    .map(row -> figure(each, row.lines().get(i).docString(), differs ? label(row) : ""))).toList();
            return new StepView(step.getKeyword().strip(), wording.text(step.getText()),
                    game.isEmpty() || differs ? text : "", figures);
        }

        private String label(Case row) {
            return Case.rows(example).get(cases.indexOf(row)).values().iterator().next();
        }

        /** Returns a picture; cells that are only named are shown on the board that was drawn before. */
        private Figure figure(Descriptor game, String text, String caption) {
            final Board read = game.read(text);
            final Board shown = board.filter(before -> read.marks().containsKey(Mark.NAMED)
                            && read.things().isEmpty() && before.grid().rows().equals(read.grid().rows()))
                    .map(before -> before.marked(Mark.NAMED, read.marks().get(Mark.NAMED))).orElse(read);
            if (!read.marks().containsKey(Mark.NAMED)) {
                board = Optional.of(read);
            }
            final String below = Stream.of(caption, shown.caption()).filter(any -> !any.isEmpty())
                    .collect(Collectors.joining("; "));
            return new Figure(shown.uncaptioned().picture().inline(), below, Illustration.isWide(shown));
        }
    }
}
