package tabuleiro.grading.faults;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.YamlFile;

/** The faults of an exercise as they stand in their file; what is missing or unknown is an error with its line. */
final class FaultFile {

    private static final String TRUE = "true";

    private final String clean;
    private final List<Fault> faults;

    /**
     * Reads a file.
     *
     * @throws GradingException if it is no YAML, or a key is missing, unknown or doubled; the message says where
     */
    FaultFile(Path file) {
        try {
            final YamlFile read = new YamlFile("The list of faults", file);
            clean = read.text("clean");
            faults = read.parts("faults").stream().map(FaultFile::fault).toList();
            read.mustBeUsedUp();
        } catch (IOException unreadable) {
            throw new GradingException("The list of faults " + file + " cannot be read.", unreadable);
        }
    }

    private static Fault fault(YamlFile read) {
        final boolean guard = read.has("guard");
        if (guard && !read.text("guard").equals(TRUE)) {
            throw read.wrong("guard is true or left out");
        }
        return new Fault(read.text("rule"), guard, read.text("mistake"), read.text("file"), Stream.concat(
                Stream.of(change(read)), read.partsOrNone("also").stream().map(FaultFile::change)).toList());
    }

    private static Fault.Change change(YamlFile read) {
        return new Fault.Change(read.text("replace"), read.text("with"));
    }

    /** Returns where the clean solution lies, below the folder {@code grading}. */
    String clean() {
        return clean;
    }

    /** Returns the faults, in the order in which they are written down. */
    List<Fault> faults() {
        return faults;
    }
}
