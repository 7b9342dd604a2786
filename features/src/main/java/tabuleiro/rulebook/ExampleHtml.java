package tabuleiro.rulebook;

import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.DocString;
import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import io.cucumber.messages.types.TableCell;
import io.cucumber.messages.types.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.picture.Drawable;
import tabuleiro.picture.Game;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;

/** One example as HTML: its steps, with boards as pictures. */
final class ExampleHtml {

    private static final int LONGEST_OF_NARROW = 46;

    private final Html html;
    private final String folder;
    private final Scenario example;
    private final StringBuilder steps = new StringBuilder();
    private Optional<Board> board = Optional.empty();

    private ExampleHtml(Html html, String folder, Scenario example) {
        this.html = html;
        this.folder = folder;
        this.example = example;
    }

    /** Returns an example from this folder of feature files. */
    static String of(Html html, String folder, Scenario example) {
        return new ExampleHtml(html, folder, example).written();
    }

    /** Returns what is given in every example of a feature. */
    static String of(Html html, Background background) {
        return "<p>In every example: " + background.getSteps().stream().map(step -> sentence(html, step))
                .collect(Collectors.joining(", ")) + "</p>\n";
    }

    private String written() {
        example.getSteps().forEach(this::add);
        final String tables = example.getExamples().stream().map(this::table).collect(Collectors.joining());
        final boolean isWide = example.getSteps().stream().flatMap(step -> step.getDocString().stream())
                .anyMatch(text -> Stream.concat(text.getContent().lines(), Stream.of(""))
                        .anyMatch(line -> line.length() > LONGEST_OF_NARROW))
                || example.getExamples().stream().anyMatch(each -> rows(each).stream().anyMatch(ExampleHtml::isWide));
        return "<article class=\"example%s\">\n<h4>%s</h4>\n%s%s</article>\n".formatted(isWide ? " wide" : "",
                Html.escaped(example.getName()), steps, tables);
    }

    private static boolean isWide(List<String> row) {
        return row.stream().mapToInt(String::length).sum() + 3 * row.size() > LONGEST_OF_NARROW;
    }

    private static String sentence(Html html, Step step) {
        return "<b>%s</b> %s".formatted(Html.escaped(step.getKeyword().strip()), html.text(step.getText()));
    }

    private void add(Step step) {
        steps.append("<p class=\"step\">").append(sentence(html, step)).append("</p>\n");
        step.getDocString().ifPresent(text -> steps.append(drawn(step, text)
                .orElseGet(() -> "<pre>" + Html.escaped(text.getContent()) + "</pre>\n")));
    }

    private Optional<String> drawn(Step step, DocString text) {
        final Optional<Game> game = Drawable.game(folder, step.getText());
        if (game.isEmpty() || !text.getContent().contains("<")) {
            return game.map(each -> figure(each, text.getContent(), ""));
        }
        return Optional.of("<pre>" + Html.escaped(text.getContent()) + "</pre>\n<div class=\"figures\">"
                + example.getExamples().stream().flatMap(table -> table.getTableBody().stream()
                        .map(row -> figure(game.get(), filled(text.getContent(), table, row), label(row))))
                        .collect(Collectors.joining()) + "</div>\n");
    }

    private static String label(TableRow row) {
        return "<figcaption>" + Html.escaped(cells(row).get(0)) + "</figcaption>";
    }

    private static String filled(String text, Examples table, TableRow row) {
        final List<String> names = cells(table.getTableHeader().orElseThrow());
        String filled = text;
        for (int i = 0; i < names.size(); i++) {
            filled = filled.replace("<" + names.get(i) + ">", cells(row).get(i));
        }
        return filled;
    }

    private static List<String> cells(TableRow row) {
        return row.getCells().stream().map(TableCell::getValue).toList();
    }

    private static List<List<String>> rows(Examples table) {
        return Stream.concat(table.getTableHeader().stream(), table.getTableBody().stream()).map(ExampleHtml::cells)
                .toList();
    }

    /** Returns a picture; cells that are only named are shown on the board that the example has drawn before. */
    private String figure(Game game, String text, String caption) {
        final Board read = game.read(text);
        final Board shown = board.filter(before -> read.marks().containsKey(Mark.NAMED) && read.things().isEmpty()
                        && before.grid().rows().equals(read.grid().rows()))
                .map(before -> before.marked(Mark.NAMED, read.marks().get(Mark.NAMED))).orElse(read);
        if (!read.marks().containsKey(Mark.NAMED)) {
            board = Optional.of(read);
        }
        return "<figure>" + shown.picture().inline() + caption + "</figure>\n";
    }

    private String table(Examples table) {
        final List<List<String>> rows = rows(table);
        final List<String> lines = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            final String cell = i == 0 ? "th" : "td";
            lines.add(rows.get(i).stream().map(value -> "<%s>%s</%s>".formatted(cell, Html.escaped(value), cell))
                    .collect(Collectors.joining("", "<tr>", "</tr>")));
        }
        return "<table class=\"values\"><caption>%s</caption>\n%s\n</table>\n".formatted(
                Html.escaped(table.getName()), String.join("\n", lines));
    }
}
