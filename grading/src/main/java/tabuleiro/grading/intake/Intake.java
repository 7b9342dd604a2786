package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;

/**
 * Finds the submissions of a class. A path is a folder or an archive that is one submission or holds those of a class,
 * as learning platforms deliver them, or one source file. Finding looks at names alone; a submission is read when it
 * is graded. What is unpacked of the archive of a class is removed when the intake is closed.
 */
public final class Intake implements AutoCloseable {

    private final List<Exercise> exercises;
    private final List<Path> paths;
    private final Optional<Path> output;
    private final Candidate.Known known;
    private final TemporaryFolder temporary = new TemporaryFolder();
    private final Set<String> names = new HashSet<>();
    private final List<Candidate> candidates = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();

    /**
     * Finds submissions of these exercises in these paths. Packages of exercises that are not among them are ignored.
     *
     * @throws GradingException if a path cannot hold any; the message says what to do
     */
    public Intake(List<Exercise> exercises, List<Path> paths) {
        this(exercises, paths, Optional.empty());
    }

    /**
     * Finds submissions of these exercises in these paths, except in the folder that the reports are written to.
     *
     * @throws GradingException if a path cannot hold any; the message says what to do
     */
    public Intake(List<Exercise> exercises, List<Path> paths, Path output) {
        this(exercises, paths, Optional.of(Paths.real(output)));
    }

    private Intake(List<Exercise> exercises, List<Path> paths, Optional<Path> output) {
        this.exercises = List.copyOf(exercises);
        this.paths = List.copyOf(paths);
        this.output = output;
        known = new Candidate.Known(this.exercises, new Stubs(this.exercises));
        Paths.require(paths);
        try {
            paths.forEach(this::find);
            if (candidates.isEmpty()) {
                throw new GradingException("No submission found in " + Paths.listed(paths) + ".");
            }
        } catch (RuntimeException | Error fault) {
            temporary.close();
            throw fault;
        }
    }

    /**
     * Makes sure that each path is a file or a folder with something in it.
     *
     * @throws GradingException if one is not; the message says what to do
     */
    public static void requirePaths(List<Path> paths) {
        Paths.require(paths);
    }

    /** Of several paths, each names what lies in it: what is in one cannot pass for another. */
    private void find(Path named) {
        final Path path = Paths.real(named);
        final String name = Paths.name(named);
        if (Files.isDirectory(path)) {
            findInFolder(name, path);
        } else if (name.endsWith(".java")) {
            final Members members = new Members(temporary);
            members.addFile(name, path);
            members.each(this::add);
        } else {
            findInArchive(name, path);
        }
    }

    private void findInFolder(String name, Path path) {
        final Members members = new Members(temporary);
        final ClassFolder folder = new ClassFolder(path, output, exercises);
        if (paths.size() > 1 && folder.isReport()) {
            remarks.add(EntryName.escaped(path.toString()) + " is left out: reports are written there.");
            return;
        }
        if (!folder.isOne()) {
            folder.mustNotHoldClasses();
            folder.sort(members);
        }
        if (folder.isOne() || members.isEmpty() && paths.size() > 1) {
            members.addFolder(name, path);
            members.each(this::add);
        } else {
            remarks.addAll(folder.leftOut());
            addAll(name, members);
        }
    }

    /** An archive that cannot be read at all is a submission, too: it is refused when it is graded. */
    private void findInArchive(String name, Path path) {
        try {
            final ClassArchive archive = new ClassArchive(path, Limits.CLASS, exercises);
            final Members members = new Members(temporary);
            if (archive.unpack(members)) {
                remarks.addAll(archive.leftOut());
                addAll(name, members);
            } else {
                add(name, () -> ArchiveBundle.of(name, path));
            }
        } catch (GradingException said) {
            throw said;
        } catch (IOException | RuntimeException | Error fault) {
            add(name, () -> {
                throw Refused.because(fault);
            });
        }
    }

    private void addAll(String name, Members members) {
        final String prefix = paths.size() > 1 ? name + "/" : "";
        members.each((member, place) -> add(prefix + member, place));
    }

    private void add(String name, Place place) {
        final String title = EntryName.title(name);
        String free = title;
        for (int i = 2; !names.add(free); i++) {
            free = title + " (" + i + ")";
        }
        final List<String> notes = new ArrayList<>();
        if (!free.equals(Normalizer.normalize(name, Normalizer.Form.NFC))) {
            final String why = " is listed as " + free + ", because "
                    + (title.equals(free) ? "this name cannot be shown as it is." : "another one has the same name.");
            notes.add("What was handed in as " + EntryName.escaped(name) + why);
            remarks.add(EntryName.escaped(name) + why);
        }
        candidates.add(new Candidate(free, notes, place, known));
    }

    /** Returns what was handed in, in the order of the paths, then by name. */
    public List<Candidate> candidates() {
        return List.copyOf(candidates);
    }

    /**
     * Returns the exercise that most of the submissions hold. One that holds another is reported for itself.
     *
     * @throws GradingException if none holds an exercise, or if two exercises are held by as many
     */
    public Exercise exercise() {
        return new Majority(exercises, Paths.listed(paths)).of(candidates);
    }

    /**
     * Returns a line for each thing that is left out of these paths though somebody may have handed it in, and for each
     * submission that is listed under another name than its own.
     */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    /** Removes what was unpacked. */
    @Override
    public void close() {
        temporary.close();
    }
}
