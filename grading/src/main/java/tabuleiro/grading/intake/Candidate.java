package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Submission;

/** Something that somebody handed in. It is known where it lies, and it is read when it is graded, not before. */
public final class Candidate {

    private final HandIn handIn;
    private final List<String> notes;
    private final Entry root;
    private final Known known;

    /**
     * What is known of the exercises that may be handed in, and where archives can be opened.
     *
     * @param exercises that are looked for; packages of others are ignored
     * @param stubs     that they were handed out with
     * @param temporary takes what is unpacked
     */
    record Known(List<Exercise> exercises, Stubs stubs, TemporaryFolder temporary) {
    }

    /** Creates a candidate that lies in a folder or archive, with what is to be noted about its name. */
    Candidate(HandIn handIn, List<String> notes, Entry root, Known known) {
        this.handIn = handIn;
        this.notes = notes;
        this.root = root;
        this.known = known;
    }

    /** Returns what it is called. No two in a class are called alike. */
    public String name() {
        return handIn.label();
    }

    /** Returns who handed it in. */
    public HandIn handIn() {
        return handIn;
    }

    /** Returns which exercises it holds. It is refused if that cannot be found out, for whatever reason. */
    List<Exercise> exercises() throws Refused {
        try (HandedIn handedIn = new HandedIn(root, known.temporary)) {
            return new PackageFinder(handedIn, known.exercises, known.stubs).exercises();
        } catch (IOException | RuntimeException | Error fault) {
            throw refused(fault);
        }
    }

    /** Returns what was handed in for this exercise; the reason, if it cannot be graded, whatever reading it meets. */
    public Submission read(Exercise exercise) {
        try (HandedIn handedIn = new HandedIn(root, known.temporary)) {
            final PackageFinder finder = new PackageFinder(handedIn, known.exercises, known.stubs);
            final List<String> found = new ArrayList<>(notes);
            final Map<String, String> files = finder.files(exercise);
            found.addAll(handedIn.notes());
            found.addAll(finder.notes(exercise));
            final Map<String, String> texts = texts(handedIn, files, found);
            finder.wrongPackage().map(name -> new OtherPackage(name, exercise)).ifPresent(other ->
                    texts.replaceAll((path, text) -> other.renamed(text)));
            return new Submission(handIn, texts,
                    handedIn.features(exercise), handedIn.report(exercise), List.of(), found);
        } catch (IOException | RuntimeException | Error fault) {
            final Refused refused = refused(fault);
            return new Submission(handIn, Map.of(), Map.of(), "", List.of(refused.inShort(), refused.getMessage()),
                    notes);
        }
    }

    /** A disk that is full is no fault of the submission. */
    private static Refused refused(Throwable fault) {
        if (fault instanceof GradingException said) {
            throw said;
        }
        return Refused.because(fault);
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
        odd.forEach((note, paths) -> notes.add("Handled: " + HandedIn.named(paths) + " " + note + "."));
        return texts;
    }
}
