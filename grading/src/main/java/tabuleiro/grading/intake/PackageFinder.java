package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;

/**
 * Finds the packages of exercises in a submission. Where there are several, those that are still as they were
 * handed out are ignored, unless all are.
 */
final class PackageFinder {

    private final HandedIn handedIn;
    private final List<Exercise> known;
    private final Stubs stubs;
    private final List<Copy> ignored = new ArrayList<>();
    private PackageLines lines = new PackageLines();
    private List<Copy> copies;
    private boolean isUntouched;

    /** Looks through a submission for these exercises, which were handed out with these stubs. */
    PackageFinder(HandedIn handedIn, List<Exercise> known, Stubs stubs) throws IOException {
        this.handedIn = handedIn;
        this.known = known;
        this.stubs = stubs;
        copies = Copies.plain(handedIn.sources(), known);
        if (copies.isEmpty()) {
            find();
        }
    }

    private void find() throws IOException {
        lines = handedIn.packageLines();
        final List<List<Copy>> groups = new Copies(handedIn.sources(), lines, known).groups();
        for (List<Copy> group : groups) {
            final List<Copy> written = written(group);
            if (!written.isEmpty()) {
                copies = written;
                return;
            }
        }
        copies = groups.stream().filter(group -> !group.isEmpty()).findFirst().orElse(List.of());
        isUntouched = true;
    }

    private List<Copy> written(List<Copy> group) throws IOException {
        final List<Copy> written = new ArrayList<>();
        for (Copy each : group) {
            if (!ignored.contains(each)) {
                (isStub(each) ? ignored : written).add(each);
            }
        }
        return written;
    }

    private boolean isStub(Copy copy) throws IOException {
        if (!copy.files().keySet().stream().allMatch(stubs::has)) {
            return false;
        }
        final Map<String, byte[]> texts =
                handedIn.read(copy.files().values().stream().flatMap(Collection::stream).toList());
        return copy.files().entrySet().stream().allMatch(each -> each.getValue().stream()
                .allMatch(place -> stubs.isUntouched(each.getKey(), texts.get(place))));
    }

    /** Returns which exercises the submission holds. */
    List<Exercise> exercises() {
        final Set<String> names = copies.stream().map(Copy::packageName).collect(Collectors.toSet());
        return known.stream().filter(each -> names.contains(each.packageName())).toList();
    }

    /**
     * Returns the files that belong to an exercise: where each lies in the submission, by where it belongs.
     *
     * @throws Refused if there are none, if there are several copies, or if another exercise is there
     */
    Map<String, String> files(Exercise exercise) throws Refused {
        final Map<String, String> files = new TreeMap<>();
        for (Map.Entry<String, List<String>> each : copy(exercise).files().entrySet()) {
            if (each.getValue().size() > 1) {
                throw twice(each.getKey(), HandedIn.named(each.getValue()), each.getValue().size());
            }
            files.put(each.getKey(), each.getValue().get(0));
        }
        return files;
    }

    private Copy copy(Exercise exercise) throws Refused {
        if (exercises().size() > 1 && !isUntouched) {
            throw new Refused("holds " + exercises().size() + " exercises", "Only one can be meant: "
                    + named(copies) + ". Hand in one, or grade with --exercise.");
        }
        final String name = exercise.packageName();
        final List<Copy> meant = copies.stream().filter(each -> each.packageName().equals(name)).toList();
        if (meant.isEmpty()) {
            throw missing(name);
        }
        if (meant.size() > 1) {
            throw twice(name, HandedIn.named(meant.stream().map(Copy::folder).toList()), meant.size());
        }
        return meant.get(0);
    }

    private Refused missing(String name) {
        if (handedIn.isEmpty()) {
            return new Refused("is empty", "There is nothing in it.");
        }
        if (ignored.stream().anyMatch(each -> each.packageName().equals(name))) {
            return new Refused("is another exercise",
                    "It holds " + named(copies) + "; the package " + name + " in it is still as it was handed out.");
        }
        if (!copies.isEmpty()) {
            return new Refused("is another exercise", "It holds " + named(copies) + ", and no package " + name + ".");
        }
        return new Refused("has no package " + name, "No folder " + name + " with .java files in it was found, and no"
                + " .java file that begins with: package " + name + ";");
    }

    private static Refused twice(String name, String places, int count) {
        return new Refused("holds " + name + " " + (count == 2 ? "twice" : count + " times"),
                "It cannot be said which is meant: " + places + ". Hand in one.");
    }

    private String named(List<Copy> some) {
        return known.stream().flatMap(exercise -> some.stream()
                        .filter(each -> each.packageName().equals(exercise.packageName())).findFirst().stream()
                        .map(each -> exercise.name() + " (in " + each.place() + ")"))
                .collect(Collectors.joining(", "));
    }

    /** Returns what is to be noted, in words for the author, when this exercise is read from it. */
    List<String> notes(Exercise exercise) throws Refused {
        final List<String> notes = new ArrayList<>();
        if (copy(exercise).isLoose()) {
            notes.add("The source files lay outside a folder named as their package; they were put into one.");
        }
        final Set<String> read = new HashSet<>(files(exercise).values());
        final List<String> others = handedIn.sources().stream().filter(path -> !read.contains(path)
                && lines.outermost(path).equals(exercise.packageName())).toList();
        if (!others.isEmpty()) {
            notes.add("Left out, because the package " + exercise.packageName() + " lies elsewhere: "
                    + HandedIn.named(others) + ".");
        }
        return notes;
    }
}
