package tabuleiro.grading.tasks;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Keeps the report of a run true that a README shows: how many examples a task has, and in which line of a feature file
 * a step stands when tags have been written into it.
 */
final class QuotedReport {

    private static final Pattern PROGRESS = Pattern.compile("(Task (\\d+) of \\d+: .*, )(\\d+) of (\\d+)(?= examples)");
    private static final Pattern PLACE = Pattern.compile("([\\w-]+\\.feature):(\\d+)\\)");

    private QuotedReport() {
    }

    /** Returns the text of a README in which tasks have as many examples as these; as many fail as before. */
    static String counted(String readme, List<Placed> examples) {
        return PROGRESS.matcher(readme).replaceAll(task -> {
            final int number = Integer.parseInt(task.group(2));
            final int all = examples.stream().filter(each -> each.task() == number).mapToInt(Placed::runs).sum();
            final int failing = Integer.parseInt(task.group(4)) - Integer.parseInt(task.group(3));
            return task.group(1) + Math.max(all - failing, 1) + " of " + all;
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
