package tabuleiro.rulebook;

import io.cucumber.messages.types.DocString;
import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import io.cucumber.messages.types.TableCell;
import io.cucumber.messages.types.TableRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * An example, or one row of an outline, with its values filled in.
 *
 * @param title what it is about
 * @param lines its steps
 */
public record Case(String title, List<CaseStep> lines) {

    /** What a step does in an example. */
    public enum StepKind {
        /** It says from what the example starts. */
        GIVEN,
        /** It says what happens. */
        WHEN,
        /** It says what can be seen then. */
        THEN
    }

    /**
     * A step.
     *
     * @param part      what it does
     * @param keyword   the word before it
     * @param text      its sentence
     * @param docString the text below it; empty if it has none
     */
    public record CaseStep(StepKind part, String keyword, String text, String docString) {
    }

    /** Returns an example, or each row of an outline. */
    public static List<Case> of(Scenario example) {
        return example.getExamples().isEmpty() ? List.of(filled(example, text -> text))
                : rows(example).stream().map(row -> filled(example, filling(row))).toList();
    }

    private static Case filled(Scenario example, UnaryOperator<String> filling) {
        final List<CaseStep> lines = new ArrayList<>();
        StepKind part = StepKind.GIVEN;
        for (Step step : example.getSteps()) {
            part = part(step.getKeyword().strip(), part);
            lines.add(new CaseStep(part, step.getKeyword().strip(), filling.apply(step.getText()),
                    filling.apply(step.getDocString().map(DocString::getContent).orElse(""))));
        }
        return new Case(filling.apply(example.getName()), List.copyOf(lines));
    }

    private static StepKind part(String keyword, StepKind before) {
        return switch (keyword) {
            case "Given" -> StepKind.GIVEN;
            case "When" -> StepKind.WHEN;
            case "Then" -> StepKind.THEN;
            default -> before;
        };
    }

    /** Returns the values in each row of an outline, by the names of their columns. */
    static List<Map<String, String>> rows(Scenario outline) {
        return outline.getExamples().stream().flatMap(Case::rows).toList();
    }

    private static Stream<Map<String, String>> rows(Examples table) {
        final List<String> names = cells(table.getTableHeader().orElseThrow());
        return table.getTableBody().stream().map(row -> {
            final Map<String, String> values = new LinkedHashMap<>();
            names.forEach(name -> values.put(name, cells(row).get(values.size())));
            return values;
        });
    }

    /** Returns the cells of a row. */
    static List<String> cells(TableRow row) {
        return row.getCells().stream().map(TableCell::getValue).toList();
    }

    private static UnaryOperator<String> filling(Map<String, String> values) {
        return text -> {
            String filled = text;
            for (Map.Entry<String, String> each : values.entrySet()) {
                filled = filled.replace("<" + each.getKey() + ">", each.getValue());
            }
            return filled;
        };
    }

    /** Returns the title of an example; in that of an outline stand the values of its rows. */
    static String title(Scenario example) {
        final List<String> titles = of(example).stream().map(Case::title).distinct().toList();
        final int rows = rows(example).size();
        if (titles.size() == 1) {
            return titles.get(0) + (rows > 1 ? " (" + rows + " cases)" : "");
        }
        final List<String> names = rows(example).get(0).keySet().stream()
                .filter(name -> example.getName().contains("<" + name + ">")).toList();
        if (names.size() == 1) {
            return example.getName().replace("<" + names.get(0) + ">",
                    listed(rows(example).stream().map(row -> row.get(names.get(0))).distinct().toList()));
        }
        return titles.get(0) + "; " + (titles.size() == 2 ? titles.get(1) : titles.size() - 1 + " more");
    }

    private static String listed(List<String> values) {
        final int most = values.stream().mapToInt(String::length).sum() > 40 ? 2 : 6;
        return values.size() <= most ? String.join(" · ", values)
                : String.join(" · ", values.subList(0, most)) + " · " + (values.size() - most) + " more";
    }
}
