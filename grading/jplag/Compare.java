import de.jplag.JPlag;
import de.jplag.JPlagComparison;
import de.jplag.JPlagResult;
import de.jplag.Match;
import de.jplag.Submission;
import de.jplag.Token;
import de.jplag.clustering.ClusteringOptions;
import de.jplag.exceptions.ExitException;
import de.jplag.java.Language;
import de.jplag.options.JPlagOptions;
import java.io.File;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Compares programs with JPlag, and prints what it finds, a line each: {@code pair ONE OTHER PERCENT}, after it
 * {@code match FILE FIRST LAST FILE FIRST LAST} for what occurs in both, {@code unread NAME}, and {@code end}.
 *
 * <p>This is a program of its own that {@code grading/grade similar} starts with Java as it stands here. It is no part
 * of the grading suite and not compiled with it, since JPlag is under the GNU General Public License.
 */
public final class Compare {

    private Compare() {
    }

    /**
     * Compares all programs.
     *
     * @param arguments the folder with a folder for each program, the folder of the code that was handed out, how many
     *                  pairs are printed at most, and how similar they are at least, from 0 to 1
     */
    public static void main(String[] arguments) throws ExitException {
        final PrintStream out = System.out;
        final JPlagOptions options = new JPlagOptions(new Language(), Set.of(new File(arguments[0])), Set.of())
                .withBaseCodeSubmissionDirectory(new File(arguments[1]))
                .withClusteringOptions(new ClusteringOptions().withEnabled(false))
                .withSimilarityThreshold(Double.parseDouble(arguments[3]));
        final JPlagResult result = new JPlag(options).run();
        result.getAllComparisons().stream().sorted(Comparator.comparing(Compare::percent).reversed()
                        .thenComparing(each -> each.firstSubmission().getName())
                        .thenComparing(each -> each.secondSubmission().getName()))
                .limit(Integer.parseInt(arguments[2])).forEach(each -> print(each, out));
        result.getSubmissions().getInvalidSubmissions().forEach(each -> out.println("unread " + each.getName()));
        out.println("end");
    }

    private static long percent(JPlagComparison found) {
        return Math.round(100 * found.similarity());
    }

    private static void print(JPlagComparison found, PrintStream out) {
        out.println("pair " + found.firstSubmission().getName() + " " + found.secondSubmission().getName() + " "
                + percent(found));
        for (Match match : found.matches()) {
            out.println("match " + lines(found.firstSubmission(), match.startOfFirst(), match.endOfFirst()) + " "
                    + lines(found.secondSubmission(), match.startOfSecond(), match.endOfSecond()));
        }
    }

    private static String lines(Submission program, int start, int end) {
        final List<Token> tokens = program.getTokenList().subList(start, end + 1);
        final Token first = tokens.stream().min(Comparator.comparing(Token::getLine)).orElseThrow();
        final int last = tokens.stream().filter(each -> each.getFile().equals(first.getFile()))
                .mapToInt(Token::getLine).max().orElseThrow();
        return first.getFile().getName() + " " + first.getLine() + " " + last;
    }
}
