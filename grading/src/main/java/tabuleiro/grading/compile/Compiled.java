package tabuleiro.grading.compile;

import java.util.List;
import java.util.Map;

/**
 * What came of compiling a submission.
 *
 * @param classes the bytes of each class by its name; none if there are errors
 * @param errors  what the compiler says, an error each, by file and line; none if all is well
 */
public record Compiled(Map<String, byte[]> classes, List<String> errors) {

    /** What is there to say when nothing could be compiled, for this reason? */
    public static Compiled failed(String reason) {
        return new Compiled(Map.of(), List.of(reason));
    }
}
