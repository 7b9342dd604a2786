package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.grading.Exercise;

/** Something that somebody handed in. It is known where it lies, and it is read when it is graded, not before. */
public final class Candidate {

    private final String name;
    private final Place place;
    private final List<Exercise> known;

    Candidate(String name, Place place, List<Exercise> known) {
        this.name = name;
        this.place = place;
        this.known = known;
    }

    /** What is it called? No two in a class are called alike. */
    public String name() {
        return name;
    }

    /** Which exercises does it hold? */
    List<Exercise> exercises() throws IOException {
        return new PackageFinder(new HandedIn(place), known).exercises();
    }

    /** What was handed in for this exercise? If it cannot be graded, the reason. */
    public Submission read(Exercise exercise) {
        try {
            final HandedIn handedIn = new HandedIn(place);
            final PackageFinder finder = new PackageFinder(handedIn, known);
            final List<String> notes = new ArrayList<>(handedIn.notes());
            if (finder.isLoose()) {
                notes.add("The source files lay outside a folder named as their package; they were put into one.");
            }
            return new Submission(name, texts(handedIn, finder.files(exercise), notes), List.of(), notes);
        } catch (Refused refused) {
            return Submission.unreadable(name, refused.inShort(), refused.getMessage());
        } catch (IOException unreadable) {
            return Submission.unreadable(name, Refused.UNREADABLE,
                    "It cannot be read: " + EntryName.shown(String.valueOf(unreadable.getMessage())));
        }
    }

    private static Map<String, String> texts(HandedIn handedIn, Map<String, String> files, List<String> notes)
            throws IOException {
        final Map<String, byte[]> bytes = handedIn.read(files.values());
        final Map<String, List<String>> odd = new LinkedHashMap<>();
        final List<String> tests = new ArrayList<>();
        final Map<String, String> texts = new TreeMap<>();
        files.forEach((path, place) -> {
            final SourceText source = SourceText.of(bytes.get(place));
            if (source.isTest()) {
                tests.add(path);
                return;
            }
            texts.put(path, source.text());
            if (!source.note().isEmpty()) {
                odd.computeIfAbsent(source.note(), note -> new ArrayList<>()).add(path);
            }
        });
        if (!tests.isEmpty()) {
            notes.add("Left out, because tests are not read: " + HandedIn.named(tests) + ".");
        }
        odd.forEach((note, paths) -> notes.add("Coped with: " + HandedIn.named(paths) + " " + note + "."));
        return texts;
    }
}
