package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Submission;

/**
 * Finds the packages of exercises in a submission. Where there are several, those that are still as they were
 * handed out are ignored, unless all are.
 */
final class PackageFinder {

    private final HandedIn handedIn;
    private final List<Exercise> known;
    private final Stubs stubs;
    private final List<Copies.Copy> ignored = new ArrayList<>();
    private Map<String, String> lines = Map.of();
    private List<Copies.Copy> copies;
    private final List<String> same = new ArrayList<>();
    private boolean isUntouched;
    private String wrongPackage;
    private Placed placed;

    /** Looks through a submission for these exercises, which were handed out with these stubs. */
    PackageFinder(HandedIn handedIn, List<Exercise> known, Stubs stubs) throws IOException {
        this.handedIn = handedIn;
        this.known = known;
        this.stubs = stubs;
        copies = Copies.plain(sources(), known);
        if (copies.isEmpty()) {
            find();
        }
    }

    private List<String> sources() {
        return List.copyOf(handedIn.contents().sources().keySet());
    }

    private void find() throws IOException {
        lines = handedIn.packageLines();
        final List<List<Copies.Copy>> groups = new Copies(sources(), lines, known).groups();
        for (List<Copies.Copy> group : groups) {
            final List<Copies.Copy> written = written(group);
            if (!written.isEmpty()) {
                copies = written;
                return;
            }
        }
        copies = groups.stream().filter(group -> !group.isEmpty()).findFirst().orElse(List.of());
        isUntouched = true;
        if (copies.isEmpty()) {
            readByAnotherName();
        }
    }

    /** Takes all classes of an exercise in a package of another name, or in none, for those of the exercise. */
    private void readByAnotherName() throws IOException {
        final Map<String, List<String>> byPackage = new TreeMap<>();
        sources().forEach(path -> byPackage.computeIfAbsent(Copies.outermost(lines.get(path)),
                any -> new ArrayList<>()).add(path));
        final List<Copies.Copy> found = new ArrayList<>();
        for (Map.Entry<String, List<String>> each : byPackage.entrySet()) {
            final Map<String, byte[]> texts = handedIn.read(each.getValue());
            for (Exercise exercise : known) {
                final OtherPackage other = new OtherPackage(each.getKey(), exercise);
                if (other.isMeant(texts)) {
                    found.add(other.copy(texts, lines));
                    wrongPackage = each.getKey();
                }
            }
        }
        copies = found.size() == 1 ? found : List.of();
        wrongPackage = copies.isEmpty() ? null : wrongPackage;
        isUntouched = copies.isEmpty();
    }

    private List<Copies.Copy> written(List<Copies.Copy> group) throws IOException {
        final List<Copies.Copy> written = new ArrayList<>();
        for (Copies.Copy each : group) {
            if (!ignored.contains(each)) {
                (isStub(each) ? ignored : written).add(each);
            }
        }
        return written;
    }

    private boolean isStub(Copies.Copy copy) throws IOException {
        if (!copy.files().keySet().stream().allMatch(stubs::has)) {
            return false;
        }
        final Map<String, byte[]> texts =
                handedIn.read(copy.files().values().stream().flatMap(Collection::stream).toList());
        return copy.files().entrySet().stream().allMatch(entry -> entry.getValue().stream()
                .allMatch(place -> stubs.isUntouched(entry.getKey(), texts.get(place))));
    }

    /** Returns which exercises the submission holds. */
    List<Exercise> exercises() {
        final Set<String> names = copies.stream().map(Copies.Copy::packageName).collect(Collectors.toSet());
        return known.stream().filter(exercise -> names.contains(exercise.packageName())).toList();
    }

    /**
     * Returns the files that belong to an exercise: where each lies in the submission, by where it belongs. It is
     * refused if there are none, if there are several copies, or if another exercise is there.
     */
    Map<String, String> files(Exercise exercise) throws IOException {
        return placed(exercise).files();
    }

    private Placed placed(Exercise exercise) throws IOException {
        if (placed == null) {
            placed = new Placed(copy(exercise), handedIn);
        }
        return placed;
    }

    private Copies.Copy copy(Exercise exercise) throws IOException {
        if (exercises().size() > 1 && !isUntouched) {
            throw new Refused("holds " + exercises().size() + " exercises", "Only one can be meant: "
                    + named(copies) + ". Hand in one, or grade with --exercise.");
        }
        final String name = exercise.packageName();
        final List<Copies.Copy> meant = copies.stream().filter(copy -> copy.packageName().equals(name)).toList();
        if (meant.isEmpty()) {
            throw missing(name);
        }
        if (meant.size() > 1 && areSame(meant)) {
            meant.subList(1, meant.size()).forEach(copy -> same.add(copy.folder()));
        } else if (meant.size() > 1) {
            throw twice(name, HandedIn.named(meant.stream().map(Copies.Copy::folder).toList()), meant.size());
        }
        return meant.get(0);
    }

    private boolean areSame(List<Copies.Copy> several) throws IOException {
        final Set<Object> different = new HashSet<>();
        for (Copies.Copy each : several) {
            final Map<String, byte[]> texts =
                    handedIn.read(each.files().values().stream().flatMap(Collection::stream).toList());
            final Map<String, List<ByteBuffer>> bytes = new TreeMap<>();
            each.files().forEach((belongs, places) -> bytes.put(belongs,
                    places.stream().map(place -> ByteBuffer.wrap(texts.get(place))).toList()));
            different.add(bytes);
        }
        return different.size() == 1;
    }

    /** Returns the package that the sources name instead of the exercise's, empty if they name none; nothing if not. */
    Optional<String> wrongPackage() {
        return Optional.ofNullable(wrongPackage);
    }

    private Refused missing(String name) {
        if (handedIn.contents().isCompiledOnly()) {
            return new Refused("has only class files", "There are compiled classes in it and no sources: hand in the"
                    + " files that end in .java.");
        }
        if (handedIn.contents().isEmpty()) {
            return new Refused("is empty", "There is nothing in it.");
        }
        if (ignored.stream().anyMatch(copy -> copy.packageName().equals(name))) {
            return new Refused("is another exercise",
                    "It holds " + named(copies) + "; the package " + name + " in it is still as it was handed out.");
        }
        if (!copies.isEmpty()) {
            return new Refused("is another exercise", "It holds " + named(copies) + ", and no package " + name + ".");
        }
        return new Refused("has no package " + name, "No folder " + name + " with .java files in it was found, and no"
                + " .java file that begins with: package " + name + ";");
    }

    static Refused twice(String name, String places, int count) {
        return new Refused("holds " + name + " " + (count == 2 ? "twice" : count + " times"),
                "It cannot be said which is meant: " + places + ". Hand in one.");
    }

    private String named(List<Copies.Copy> some) {
        return known.stream().flatMap(exercise -> some.stream()
                        .filter(copy -> copy.packageName().equals(exercise.packageName())).findFirst().stream()
                        .map(copy -> exercise.name() + " (in " + copy.place() + ")"))
                .collect(Collectors.joining(", "));
    }

    /** Returns what is to be noted, in words for the author, when this exercise is read from it. */
    List<String> notes(Exercise exercise) throws IOException {
        final List<String> notes = new ArrayList<>(placed(exercise).notes());
        if (!same.isEmpty()) {
            notes.add("Left out, because it is the same once more: " + HandedIn.named(same) + ".");
        }
        if (wrongPackage != null) {
            notes.add(Submission.WRONG_PACKAGE + exercise.packageName() + ", as it should be: they say "
                    + (wrongPackage.isEmpty() ? "none" : EntryName.shown(wrongPackage)) + ".");
        } else if (copies.get(0).isLoose()) {
            notes.add("The source files lay outside a folder named as their package; they were put into one.");
        }
        final Set<String> read = new HashSet<>(files(exercise).values());
        same.forEach(folder -> sources().stream().filter(path -> path.startsWith(folder + "/")).forEach(read::add));
        final List<String> others = sources().stream().filter(path -> !read.contains(path)
                && Copies.outermost(lines.getOrDefault(path, "")).equals(exercise.packageName())).toList();
        if (!others.isEmpty()) {
            notes.add("Left out, because the package " + exercise.packageName() + " lies elsewhere: "
                    + HandedIn.named(others) + ".");
        }
        return notes;
    }
}
