package tabuleiro.steps;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The tasks of an exercise and the rules that hold after each, read from the table in its README.
 *
 * <p>A row begins with the number of the task; its last cell names the rules, as in {@code C4-03, C4-08 to C4-10}. A
 * rule that occurs in several rows holds by the last of them. The guards belong to the row that says so.
 *
 * @param byId   the number of the task, by the id of the rule
 * @param guards the number of the task for all guards; 0 if there is none
 */
public record Tasks(Map<String, Integer> byId, int guards) {

    private static final Pattern ROW = Pattern.compile("\\|\\s*(\\d+)\\s*\\|.*\\|([^|]*)\\|\\s*");
    private static final Pattern IDS =
            Pattern.compile("([A-Z][A-Z0-9])-(\\d\\d)(?: to [A-Z][A-Z0-9]-(\\d\\d))?");

    /** Keeps a copy. */
    public Tasks {
        byId = Map.copyOf(byId);
    }

    /** Returns the tasks in the README of the current directory: none if there is no README. */
    static Tasks ofExercise() {
        try {
            final Path readme = Path.of("README.md");
            return Files.isRegularFile(readme) ? read(Files.readString(readme)) : read("");
        } catch (IOException unreadable) {
            return read("");
        }
    }

    /** Returns the tasks in the table of this text. */
    public static Tasks read(String readme) {
        final Map<String, Integer> byId = new HashMap<>();
        int guards = 0;
        for (Matcher row : readme.lines().map(ROW::matcher).filter(Matcher::matches).toList()) {
            final int task = Integer.parseInt(row.group(1));
            ids(row.group(2)).forEach(id -> byId.put(id, task));
            guards = row.group(2).contains("guard") ? task : guards;
        }
        return new Tasks(byId, guards);
    }

    private static List<String> ids(String cell) {
        return IDS.matcher(cell).results().flatMap(found -> IntStream
                .rangeClosed(Integer.parseInt(found.group(2)),
                        Integer.parseInt(found.group(found.group(3) == null ? 2 : 3)))
                .mapToObj(number -> "%s-%02d".formatted(found.group(1), number))).toList();
    }

    /** Returns the number of the task by which a rule holds, or its guards: 0 if the table does not name it. */
    int task(String id) {
        return Example.isGuard(id) ? guards : byId.getOrDefault(id, 0);
    }

    /** Returns whether a rule with this id, or its guards, may belong to the game of these tasks. */
    boolean mayHave(String id) {
        final int end = id.lastIndexOf('-');
        final String game = id.substring(id.lastIndexOf('-', end - 1) + 1, end + 1);
        return byId.isEmpty() || byId.keySet().stream().anyMatch(each -> each.startsWith(game));
    }
}
