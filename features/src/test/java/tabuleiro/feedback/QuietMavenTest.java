package tabuleiro.feedback;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/** Shows what Maven still prints after a report. */
class QuietMavenTest {

    private static String printed(String... lines) {
        final PrintStream console = System.out;
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            System.setOut(new PrintStream(bytes, true, UTF_8));
            QuietMaven.main(lines);
            for (String line : lines) {
                System.out.print(line);
                System.out.write('\n');
            }
            return bytes.toString(UTF_8).replace(System.lineSeparator(), "\n");
        } finally {
            System.setOut(console);
        }
    }

    @Test
    void afterAReportItPrintsNothing() {
        assertThat(printed("[INFO] as usual", Report.CLOSING, "[ERROR] failures")).isEqualTo(
                "[INFO] as usual\n" + Report.CLOSING + "\n");
    }

    @Test
    void testsOfOnesOwnAreReportedBelow() {
        assertThat(printed(Report.CLOSING, "[ERROR]", OwnTestsReport.TITLE + "1 of 2 pass.", Report.CLOSING, "[ERROR]"))
                .isEqualTo(Report.CLOSING + "\n" + OwnTestsReport.TITLE + "1 of 2 pass.\n" + Report.CLOSING + "\n");
    }
}
