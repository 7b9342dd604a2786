package tabuleiro.grading.intake;

import java.util.List;
import java.util.regex.Pattern;
import tabuleiro.grading.Exercise;

/** Knows which feature files of a submission its author has written for an exercise. */
final class OwnFeatures {

    /** So much of a file is read; more is too much for the judge, who says so. */
    static final int MOST_BYTES = 1 << 17;

    /** So many files are read; more are too many for the judge, who says so. */
    private static final int MOST_FILES = 20;

    /** Where the rules lie in the hand-out. */
    private static final Pattern GIVEN = Pattern.compile("(?s)(.*/)?features/rules/.*");

    private OwnFeatures() {
    }

    /**
     * Returns those of these paths that belong to an exercise: all but the rules that were handed out, and what lies in
     * a folder that is named as another exercise.
     */
    static List<String> of(List<String> paths, Exercise exercise) {
        final List<String> others = Exercise.known().stream().map(Exercise::name)
                .filter(name -> !name.equals(exercise.name())).toList();
        return paths.stream().filter(path -> !GIVEN.matcher(path).matches())
                .filter(path -> List.of(path.split("/")).stream().noneMatch(others::contains))
                .limit(MOST_FILES).toList();
    }
}
