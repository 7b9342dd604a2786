package tabuleiro.slides;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A mistake of {@code grading/faults}.
 *
 * @param clean   the folder of the solution that it changes
 * @param changes what it changes
 */
record Fault(String clean, List<Change> changes) {

    /**
     * Returns the mistake with this name.
     *
     * @param name rule and mistake, such as {@code C4-03: the turn does not pass}
     * @throws IllegalArgumentException if there is none
     */
    static Fault named(Project project, String game, String name) {
        final Map<?, ?> file = project.yaml("grading/faults/" + game + ".yaml");
        return ((List<?>) file.get("faults")).stream().map(each -> (Map<?, ?>) each)
                .filter(each -> name.equals(each.get("rule") + ": " + each.get("mistake"))).findFirst()
                .map(each -> new Fault("grading/" + file.get("clean"), changes(each)))
                .orElseThrow(() -> new IllegalArgumentException("no fault of " + game + " is named " + name));
    }

    private static List<Change> changes(Map<?, ?> entry) {
        final String file = (String) entry.get("file");
        final List<Change> changes = new ArrayList<>(List.of(change(file, entry)));
        Optional.ofNullable((List<?>) entry.get("also"))
                .ifPresent(more -> more.forEach(each -> changes.add(change(file, (Map<?, ?>) each))));
        return changes;
    }

    private static Change change(String file, Map<?, ?> entry) {
        return new Change(file, (String) entry.get("replace"), (String) entry.get("with"));
    }
}
