package tabuleiro.grading.tasks;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Keeps the report of a run true that a README shows: how many examples a task has, and in which line of a feature file
 * a step stands when tags have been written into it.
 */
final class QuotedReport {

    private static final Pattern ROW = Pattern.compile("(?m)^( +)task (\\d+) +(\\d+) of (\\d+) *(?= {2}\\w)");
    private static final Pattern PLACE = Pattern.compile("([\\w-]+\\.feature):(\\d+)\\)");

    private QuotedReport() {
    }

    /** Returns the text of a README in which tasks have as many examples as these; as many fail as before. */
    static String counted(String readme, List<Placed> examples) {
        return ROW.matcher(readme).replaceAll(row -> {
            final int task = Integer.parseInt(row.group(2));
            final int all = examples.stream().filter(each -> each.task() == task).mapToInt(Placed::runs).sum();
            final int passed = Integer.parseInt(row.group(3));
            final int failing = Integer.parseInt(row.group(4)) - passed;
            return row.group(1) + "%-12s %3d of %-3d"
                    .formatted("task " + task, passed == 0 ? 0 : Math.max(all - failing, 1), all);
        });
    }

    /** Returns the text of a README that names lines of a file by these, which differ only in tags. */
    static String moved(String readme, String file, List<String> old, List<String> now) {
        return PLACE.matcher(readme).replaceAll(place -> place.group(1).equals(file)
                ? file + ":" + moved(Integer.parseInt(place.group(2)), old, now) + ")" : place.group());
    }

    private static int moved(int line, List<String> old, List<String> now) {
        final long before = old.stream().limit(line).filter(QuotedReport::isText).count();
        return IntStream.rangeClosed(1, now.size()).filter(each -> isText(now.get(each - 1)))
                .skip(Math.max(before - 1, 0)).findFirst().orElse(line);
    }

    private static boolean isText(String line) {
        return !line.strip().startsWith("@");
    }
}
