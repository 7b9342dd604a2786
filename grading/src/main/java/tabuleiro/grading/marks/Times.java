package tabuleiro.grading.marks;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.csv.CSVRecord;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.TimeText;

/** When each was handed in, as a platform's table says: {@code times.csv} in the folder of a report. */
public final class Times {

    /** What the file is called. */
    public static final String FILE = "times.csv";

    private Times() {
    }

    /** Returns by the name of a submission the same with its time, as far as there is one. */
    static Map<String, HandIn> in(Path report, Collection<HandIn> known) {
        final OwnTable table = new OwnTable(report.resolve(FILE), "submission", "time", "source");
        final Map<String, HandIn> times = new HashMap<>();
        for (CSVRecord row : table.rows()) {
            final String name = OwnTable.cell(row, "submission");
            try {
                final String time = TimeText.read(OwnTable.cell(row, "time"));
                known.stream().filter(handIn -> handIn.label().equals(name)).findFirst().ifPresent(handIn ->
                        times.put(name, handIn.at(time, OwnTable.cell(row, "source"))));
            } catch (DateTimeException unreadable) {
                throw table.wrong(row, "the time " + OwnTable.cell(row, "time") + " " + unreadable.getMessage());
            }
        }
        return times;
    }
}
