package tabuleiro.grading.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes into the table of tasks of a README how many examples turn green by each task, and which rules hold then.
 *
 * <p>A row has four cells: the number of the task, what to write, and these two.
 */
final class TaskTable {

    private static final Pattern ROW = Pattern.compile("\\| (\\d+) \\| (.*?) \\| [^|]*\\|[^|]*\\|");

    /** No example turns green by this task. */
    private static final String CONTRACTS = "postconditions and invariants: ";

    private TaskTable() {
    }

    /** Returns the text of a README with the numbers of these examples. */
    static String write(String readme, List<Placed> examples) {
        return readme.lines().map(line -> {
            final Matcher row = ROW.matcher(line);
            return row.matches() && !row.group(2).startsWith(CONTRACTS)
                    ? row(row.group(1), row.group(2), examples) : line;
        }).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String row(String number, String write, List<Placed> examples) {
        final int task = Integer.parseInt(number);
        final int green = examples.stream().filter(each -> each.task() == task).mapToInt(Placed::runs).sum();
        final Map<String, Integer> last = new TreeMap<>();
        examples.stream().filter(each -> !each.isGuard())
                .forEach(each -> last.merge(each.rule(), each.task(), Math::max));
        final List<String> hold = ranges(last.keySet().stream().filter(rule -> last.get(rule) == task).toList());
        if (examples.stream().filter(Placed::isGuard).mapToInt(Placed::task).min().orElse(0) == task) {
            hold.add("the guards");
        }
        return "| %s | %s | %s | %s |".formatted(number, write, green, String.join(", ", hold)).replace("|  |", "| |");
    }

    /** Returns ids with {@code C4-08 to C4-10} for those that follow one another. */
    private static List<String> ranges(List<String> ids) {
        final List<String> ranges = new ArrayList<>();
        for (int from = 0, to; from < ids.size(); from = to + 1) {
            to = from;
            while (to + 1 < ids.size() && number(ids.get(to + 1)) == number(ids.get(to)) + 1) {
                to++;
            }
            if (to - from < 2) {
                ranges.addAll(ids.subList(from, to + 1));
            } else {
                ranges.add(ids.get(from) + " to " + ids.get(to));
            }
        }
        return ranges;
    }

    private static int number(String id) {
        return Integer.parseInt(id.substring(id.indexOf('-') + 1));
    }
}
