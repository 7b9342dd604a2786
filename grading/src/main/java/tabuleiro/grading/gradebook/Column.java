package tabuleiro.grading.gradebook;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.NameOrder;

/**
 * What stands in a column of a table that a platform offers, by its heading: Moodle's in English, Portuguese, Spanish,
 * French and German, and those of other platforms and of tables by hand. Capitals and accents do not matter.
 */
enum Column {

    /** By which the platform knows somebody. */
    NUMBER("identifi.*|kennung|id|number|numero|nummer|sid|student id|user id|roster.identifier|username"),
    /** What they are called. */
    NAME("full name|nome completo|nombre completo|nom complet|vollstandiger name|name|student( name)?|nome|nombre|nom"),
    /** The group that they belong to. */
    GROUP("group|grupo|groupe|gruppe|group.name"),
    /** The repository that is theirs, or that they share: GitHub Classroom's name for what was handed in. */
    REPOSITORY("student.repository.name"),
    /** Their mark. */
    GRADE("grade|nota|calificacion|puntuacion|note|bewertung"),
    /** The full mark. */
    FULL("max\\p{L}* (grade|points)|(nota|calificacion|puntuacion) max\\p{L}*|note max\\p{L}*|bestwertung"
            + "|max\\p{L}* (bewertung|punkt\\p{L}*)"),
    /** Whether the mark may be changed. */
    OPEN("grade can be changed|.*\\b(pode|podera|puede|peut|kann)\\b.*"),
    /** When the submission was changed last. */
    TIME("last modified \\(submission\\)|(ultima|derniere|zuletzt|letzte) .*\\((subm|soum|entrega|envio|trabalho|tarea"
            + "|travail|remise|devoir|abgabe).*|time|submission.time(stamp)?|handed.in|submitted( at)?|created.at"),
    /** What is written back. */
    COMMENT("feedback comments?|(comentarios?|commentaires?).*|feedback.*(kommentar|coment|comment).*");

    private static final String MARK = "\uFEFF";

    private final Pattern heading;

    Column(String heading) {
        this.heading = Pattern.compile(heading);
    }

    /** Returns what the headings say, without byte order mark and quotes. */
    static List<String> headings(Cells cells) {
        return cells.rows().stream().limit(1).flatMap(List::stream)
                .map(cell -> cell.value().replace(MARK, "").replace("\"", "").strip()).toList();
    }

    /** Returns a heading or a word as it is compared. */
    static String plain(String text) {
        return NameOrder.plain(text).toLowerCase(Locale.ROOT).strip();
    }

    /** Returns the place of this column among headings, if there is one. */
    Optional<Integer> in(List<String> headings) {
        return one(headings, IntStream.range(0, headings.size())
                .filter(i -> heading.matcher(plain(headings.get(i))).matches()).boxed().toList());
    }

    /**
     * Returns the place of the column of just this heading, if there is one.
     *
     * @throws GradingException if there are two
     */
    static Optional<Integer> called(String heading, List<String> headings) {
        return one(headings, IntStream.range(0, headings.size())
                .filter(i -> plain(headings.get(i)).equals(plain(heading))).boxed().toList());
    }

    private static Optional<Integer> one(List<String> headings, List<Integer> found) {
        if (found.size() > 1 && found.stream().map(number -> plain(headings.get(number))).distinct().count() == 1) {
            throw new GradingException("The worksheet has two columns " + headings.get(found.get(0))
                    + ": take one of them out.");
        }
        return found.stream().findFirst();
    }

    /** Returns the text in this separator's table with the most headings that are known. */
    static Cells cells(String text, List<String> names) {
        Cells best = new Cells(text, ',');
        for (char separator : new char[] {';', '\t'}) {
            final Cells other = new Cells(text, separator);
            if (known(other, names) > known(best, names)) {
                best = other;
            }
        }
        return best;
    }

    private static long known(Cells cells, List<String> names) {
        final List<String> headings = headings(cells).stream().map(Column::plain).toList();
        return headings.stream().filter(each -> names.stream().anyMatch(name -> plain(name).equals(each))
                || List.of(values()).stream().anyMatch(column -> column.heading.matcher(each).matches())).count();
    }
}
