package tabuleiro.grading.compile;

import java.util.List;
import java.util.Map;

/**
 * What came of compiling a submission.
 *
 * @param classes the bytes of each class by its name; none if there is a problem
 * @param problem why there are no classes, in short, such as "does not compile"; empty if all is well
 * @param errors  what there is to say of the problem, such as what the compiler says, an error each, by file and line
 */
public record Compiled(Map<String, byte[]> classes, String problem, List<String> errors) {

    private static final String NOT_COMPILED = "does not compile";

    /** Returns the result that these classes were made. */
    static Compiled made(Map<String, byte[]> classes) {
        return new Compiled(classes, "", List.of());
    }

    /** Returns the result that nothing could be compiled, for these reasons. */
    public static Compiled failed(List<String> errors) {
        return new Compiled(Map.of(), NOT_COMPILED, errors);
    }

    /** Returns the result that there is more than is graded. */
    static Compiled tooLarge(String limit) {
        return new Compiled(Map.of(), "is too large", List.of(limit));
    }
}
