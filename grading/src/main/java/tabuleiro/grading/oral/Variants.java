package tabuleiro.grading.oral;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.YamlFile;
import tabuleiro.grading.faults.Fault;

/** The variants of an exercise as they stand in its file in the folder of the oral; what is wrong has a line there. */
public final class Variants {

    private static final Pattern ID = Pattern.compile("[A-Z][A-Z0-9]-9[1-9]");

    private final Exercise exercise;
    private final Path folder;
    private final Set<String> ids = new HashSet<>();

    private Variants(Exercise exercise, Path folder) {
        this.exercise = exercise;
        this.folder = folder;
    }

    /**
     * Returns the variants of an exercise, in the order in which they are written down.
     *
     * @throws GradingException if there are none, or they cannot be read; the message says where and why
     */
    public static List<Variant> of(Exercise exercise) {
        return in(Home.oral(), exercise);
    }

    /** Returns the same from a file in this folder, whose features lie in a folder beside it. */
    static List<Variant> in(Path oral, Exercise exercise) {
        final Path file = oral.resolve(exercise.name() + ".yaml");
        if (!Files.exists(file)) {
            throw new GradingException("No variants are written down for " + exercise.name() + ": there is no " + file
                    + ".");
        }
        try {
            final YamlFile read = new YamlFile("The list of variants", file);
            final Variants variants = new Variants(exercise, oral.resolve(exercise.name()));
            final List<Variant> found = read.parts("variants").stream().map(variants::variant).toList();
            read.mustBeUsedUp();
            return found;
        } catch (IOException unreadable) {
            throw new GradingException("The list of variants " + file + " cannot be read.", unreadable);
        }
    }

    private Variant variant(YamlFile read) {
        final String id = read.text("id");
        if (!ID.matcher(id).matches()) {
            throw read.wrong("an id of a variant ends with 91 to 99, such as C4-91, but here stands " + id);
        }
        if (!ids.add(id)) {
            throw read.wrong("another variant has the id " + id);
        }
        final Path file = folder.resolve(read.text("feature"));
        return new Variant(exercise, id, read.text("rule"), file, feature(read, id, file),
                read.parts("changes").stream().map(this::edit).toList());
    }

    private static String feature(YamlFile read, String id, Path file) {
        try {
            final String text = Files.readString(file);
            if (!text.contains("@" + id + "\n")) {
                throw read.wrong("the rule in " + file + " must have the tag @" + id);
            }
            return text;
        } catch (IOException unreadable) {
            throw read.wrong("there is no feature file in UTF-8 " + file);
        }
    }

    private Variant.Edit edit(YamlFile read) {
        return new Variant.Edit(exercise.packageName() + "/" + read.text("file"),
                new Fault.Change(read.text("replace"), read.text("with")));
    }
}
