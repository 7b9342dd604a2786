package tabuleiro.grading.intake;

import java.io.IOException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;

/**
 * Finds the submissions of a class. A path is a folder or an archive that is one submission or holds those of a class,
 * as learning platforms deliver them, or one source file. Finding looks at names alone; a submission is read when it
 * is graded. Archives of classes are open, and what was unpacked is there, until the intake is closed.
 */
public final class Intake implements AutoCloseable {

    private final List<Path> paths;
    private final Solutions solutions;
    private final Candidate.Known known;
    private final TemporaryFolder temporary = new TemporaryFolder();
    private final List<Archive> archives = new ArrayList<>();
    private final Set<String> labels = new HashSet<>();
    private final Set<String> classes = new HashSet<>();
    private final List<Candidate> candidates = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();

    /**
     * Finds submissions of these exercises in these paths. Packages of exercises that are not among them are ignored.
     *
     * @param output where the reports will be written, if anywhere: nothing there is a submission
     * @throws GradingException if a path cannot hold any; the message says what to do
     */
    public Intake(List<Exercise> exercises, List<Path> paths, Path... output) {
        this.paths = List.copyOf(paths);
        solutions = new Solutions(exercises, new LeftOut(Stream.of(output).map(Paths::real).findFirst()));
        known = new Candidate.Known(List.copyOf(exercises), new Stubs(exercises), temporary);
        Paths.require(paths);
        try {
            paths.forEach(this::find);
            if (candidates.isEmpty()) {
                throw new GradingException("No submission found in " + Paths.listed(paths) + ".");
            }
        } catch (RuntimeException | Error fault) {
            close();
            throw fault;
        }
    }

    private void find(Path named) {
        final Entry entry = Entry.of(Paths.real(named));
        final String name = Paths.name(named);
        if (Platform.in(name).isPresent()) {
            addOne(name, entry, Optional.empty());
        } else if (entry.isFolder()) {
            findInFolder(name, entry);
        } else if (name.endsWith(".java")) {
            addOne(name, entry, Optional.empty());
        } else {
            findInArchive(name, entry);
        }
    }

    private void findInFolder(String name, Entry folder) {
        if (paths.size() > 1 && solutions.leftOut().isReport(folder)) {
            remarks.add(EntryName.escaped(folder.disk().orElseThrow().toString())
                    + " is left out: reports are written there.");
        } else if (new Layout(folder, solutions).isOne()) {
            addOne(name, folder, Optional.empty());
        } else {
            final List<Entry> way = Layout.folderOfClass(folder, solutions).orElse(List.of(folder));
            final Entry last = way.get(way.size() - 1);
            if (!addClass(name, last == folder ? name : last.name(), folder, way) && paths.size() > 1) {
                addOne(name, folder, Optional.empty());
            }
        }
    }

    /** An archive that cannot be read at all is a submission, too: it is refused when it is graded. */
    private void findInArchive(String name, Entry file) {
        try {
            final Archive archive = Archive.open(file, SizeLimits.CLASS, temporary);
            archives.add(archive);
            final Optional<List<Entry>> way = Layout.folderOfClass(archive.root(), solutions);
            if (way.isPresent()) {
                addClass(name, name, file, way.get());
            } else {
                archives.remove(archive);
                archive.close();
                addOne(name, file, Optional.of(file.as(name)));
            }
        } catch (GradingException said) {
            throw said;
        } catch (IOException | RuntimeException | Error fault) {
            addOne(name, file, Optional.of(Entry.folder(name, () -> {
                throw Refused.because(fault);
            })));
        }
    }

    /**
     * Adds the submissions of a class, if there are any, and remarks on what is left out of it. Of several paths, each
     * names what lies in it: what is in one cannot pass for another.
     */
    private boolean addClass(String name, String from, Entry path, List<Entry> way) {
        final List<Entry> inside = way.get(way.size() - 1).children();
        solutions.mustNotBeClasses(path, inside, temporary);
        final Members members = new Members();
        final Map<String, Platform> listed = GradescopeList.in(inside);
        for (Entry each : inside) {
            if (solutions.leftOut().mayBelong(each) && (each.isFolder() || Members.mayBelong(each.name()))) {
                members.add(each, from,
                        Optional.ofNullable(listed.get(each.name())).or(() -> Platform.in(each.name())));
            }
        }
        way.forEach(entry -> entry.children().stream().filter(LeftOut::isStray).forEach(members::addStray));
        if (members.isEmpty() && paths.size() > 1) {
            return false;
        }
        classes.add(from);
        inside.forEach(entry -> solutions.leftOut().why(entry).ifPresent(why -> remarks.add(place(entry, path)
                + " is left out: " + why + ".")));
        members.each((handIn, notes, root) -> add(paths.size() == 1 ? handIn : handIn.in(name), notes, root));
        return true;
    }

    private static String place(Entry each, Entry path) {
        return each.disk().map(disk -> EntryName.escaped(disk.toString())).orElseGet(() ->
                EntryName.escaped(each.name()) + " in " + EntryName.escaped(path.disk().orElseThrow().toString()));
    }

    /** Adds what is one submission, in which this lies if it is not the thing itself. */
    private void addOne(String name, Entry entry, Optional<Entry> inside) {
        final Path around = entry.disk().orElseThrow().getParent();
        final Members members = new Members();
        members.add(entry.as(name), around == null ? "" : Paths.name(around), Platform.in(name));
        members.each((handIn, notes, root) -> add(handIn, notes, inside.orElse(root)));
    }

    private void add(HandIn handIn, List<String> recognised, Entry root) {
        final HandIn titled = handIn.as(EntryName.title(handIn.person()));
        HandIn free = titled;
        for (int i = 2; !labels.add(free.label()); i++) {
            free = titled.as(titled.person() + " (" + i + ")");
        }
        final List<String> notes = new ArrayList<>(recognised);
        if (!free.person().equals(Normalizer.normalize(handIn.person(), Normalizer.Form.NFC))) {
            final String why = " is listed as " + free.label() + ", because " + (titled.equals(free)
                    ? "this name cannot be shown as it is." : "another one has the same name.");
            notes.add("What was handed in as " + EntryName.escaped(handIn.label()) + why);
            remarks.add(EntryName.escaped(handIn.label()) + why);
        }
        candidates.add(new Candidate(free, notes, root, known));
    }

    /** Returns what was handed in, in the order of the paths, then by name. */
    public List<Candidate> candidates() {
        return List.copyOf(candidates);
    }

    /** Returns the names of the folders and archives in which all submissions of a class lie. */
    public Set<String> classes() {
        return Set.copyOf(classes);
    }

    /**
     * Returns the exercise that most of the submissions hold. One that holds another is reported for itself.
     *
     * @throws GradingException if none holds an exercise, or if two exercises are held by as many
     */
    public Exercise exercise() {
        return new Majority(known.exercises(), Paths.listed(paths)).of(candidates);
    }

    /** Returns a line for each thing that is left out, and for each submission that is listed under another name. */
    public List<String> remarks() {
        return List.copyOf(remarks);
    }

    /** Closes what is open, and removes what was unpacked. */
    @Override
    public void close() {
        for (Archive each : archives) {
            try {
                each.close();
            } catch (IOException stubborn) {
                continue; // it was only read
            }
        }
        temporary.close();
    }
}
