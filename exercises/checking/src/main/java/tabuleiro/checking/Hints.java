package tabuleiro.checking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The hints of an exercise, as the file {@code hints.txt} in its folder has them: a line with the number of a task, and
 * below it hints that begin with a hyphen, the weakest first. Which were read is written nowhere.
 *
 * @param byTask the hints by the number of the task
 */
record Hints(Map<Integer, List<String>> byTask) {

    private static final String FILE = "hints.txt";
    private static final String HYPHEN = "- ";

    /** Returns the hints in the folder of an exercise. */
    static Hints in(Path exercise) {
        try {
            return read(Files.readString(exercise.resolve(FILE)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(FILE + " cannot be read.", unreadable);
        }
    }

    /** Returns the hints that a text has. */
    static Hints read(String text) {
        final Map<Integer, List<String>> byTask = new TreeMap<>();
        List<String> hints = new ArrayList<>();
        for (String line : text.lines().filter(each -> !each.isBlank() && !each.startsWith("#")).toList()) {
            if (line.matches("\\d+")) {
                hints = byTask.computeIfAbsent(Integer.parseInt(line), number -> new ArrayList<>());
            } else if (line.startsWith(HYPHEN)) {
                hints.add(line.substring(HYPHEN.length()));
            } else {
                hints.set(hints.size() - 1, hints.get(hints.size() - 1) + " " + line.strip());
            }
        }
        return new Hints(byTask);
    }

    /**
     * Returns a hint for a task, after the last one the first again; a sentence if there is none.
     *
     * @param task   the number of the task; 0 if what is shown belongs to none
     * @param number of the hint, from 1
     */
    String hint(int task, int number) {
        final List<String> hints = byTask.getOrDefault(task, List.of());
        if (hints.isEmpty()) {
            return "There are hints for tasks only.";
        }
        final int which = (number - 1) % hints.size();
        return "Hint " + (which + 1) + " of " + hints.size() + " for task " + task + ": " + hints.get(which);
    }
}
