package tabuleiro.grading.gradebook;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.results.Outcome;

/** What goes back to the platforms is read again as they read it, and nothing else is touched. */
class GradebookTest {

    private static final String HEADER = "Identifier,\"Full name\",Status,Grade,\"Maximum Grade\","
            + "\"Last modified (grade)\",\"Feedback comments\"";

    @TempDir
    private Path folder;

    static Returned of(String name, String id, String mark) {
        return new Returned(new HandIn(name, id, "class.zip", "2026-03-02T17:45:00", "the times in the archive"),
                name.toLowerCase(Locale.ROOT).replace(' ', '-') + ".html", new BigDecimal(mark), 20,
                List.of(), "Mend first: C4-06, \"guard\".");
    }

    static String filled(String sheet, List<String> left, Returned... all) {
        final Worksheet worksheet = new Worksheet(sheet.getBytes(UTF_8), Worksheet.COLUMNS);
        final String filled = new String(worksheet.filled(List.of(all), Optional.empty()), UTF_8);
        left.addAll(worksheet.left());
        return filled;
    }

    static String filled(String sheet, Returned... all) {
        return filled(sheet, new ArrayList<>(), all);
    }

    @Test
    void marksAndCommentsAreFilledInAndEveryOtherByteStays() {
        final String sheet = "\uFEFF" + HEADER + "\r\n"
                + "\"Participant 101\",\"Zo\u00EB, \"\"Z\"\"\",\"Submitted\nfor grading\",,20.00,-,\r\n"
                + "Participant 102,Ada,Draft,7,20.00,\"Monday, 2 March\",\"<p>old</p>\"\r\n"
                + "Participant 103,Eva,None,,20.00,-,";
        assertThat(filled(sheet, of("Zoe", "101", "18.2"), of("Ada", "102", "0.0"))).isEqualTo("\uFEFF" + HEADER
                + "\r\n\"Participant 101\",\"Zo\u00EB, \"\"Z\"\"\",\"Submitted\nfor grading\",18.2,20.00,-,"
                + "\"18.2 of 20. Mend first: C4-06, \"\"guard\"\".\"\r\n"
                + "Participant 102,Ada,Draft,0.0,20.00,\"Monday, 2 March\","
                + "\"0.0 of 20. Mend first: C4-06, \"\"guard\"\".\"\r\n"
                + "Participant 103,Eva,None,,20.00,-,");
        assertThat(filled(sheet)).isEqualTo(sheet);
    }

    @Test
    void anotherReaderReadsWhatWasFilledIn() throws IOException {
        final String sheet = filled(HEADER + "\nParticipant 101,Zo\u00EB,,,20.00,-,\nParticipant 9,Ada,,,20.00,-,\n",
                of("Zoe", "101", "18.2"));
        final List<CSVRecord> rows = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get()
                .parse(new StringReader(sheet)).getRecords();
        assertThat(rows).hasSize(2);
        assertThat(rows.get(0).toMap()).containsEntry("Grade", "18.2").containsEntry("Full name", "Zo\u00EB")
                .containsEntry("Feedback comments", "18.2 of 20. Mend first: C4-06, \"guard\".");
        assertThat(rows.get(1).get("Grade")).isEmpty();
    }

    @Test
    void numbersAreWrittenAsTheWorksheetWritesThemAndOnItsScale() {
        assertThat(filled("Identifier;Grade;Maximum Grade\nTeilnehmer 7;;\"20,00\"\n", of("A", "7", "18.2")))
                .isEqualTo("Identifier;Grade;Maximum Grade\nTeilnehmer 7;18,2;\"20,00\"\n");
        assertThat(filled("Identifier\tGrade\tMaximum Grade\nP 7\t\t100.00\n", of("A", "7", "18.2")))
                .isEqualTo("Identifier\tGrade\tMaximum Grade\nP 7\t91.00\t100.00\n");
        assertThat(new String(new Worksheet("ID,Bewertung,M,K\nT 7,,,\n".getBytes(UTF_8), List.of("ID", "Bewertung",
                "Bestwertung", "Kommentar")).filled(List.of(of("A", "7", "18.2")), Optional.empty()), UTF_8))
                .isEqualTo("ID,Bewertung,M,K\nT 7,18.2,,\n");
    }

    @Test
    void nobodyIsGuessedAndWhoIsLeftOutIsNamed() {
        final List<String> left = new ArrayList<>();
        final String sheet = "Identifier,Grade\nP 1,\nP 2,\nP 2,\nP 3,\n";
        assertThat(filled(sheet, left, of("One", "1", "1.0"), of("Other", "1", "2.0"), of("Two", "2", "2.0"),
                of("Three", "3", "3.0"), of("Four", "4", "4.0"), of("Five", "", "5.0")))
                .isEqualTo("Identifier,Grade\nP 1,\nP 2,\nP 2,\nP 3,3.0\n");
        assertThat(left).hasSize(6).anyMatch(line -> line.contains("One_1, Other_1"))
                .anyMatch(line -> line.contains("Two_2") && line.contains("several rows"))
                .anyMatch(line -> line.contains("Four_4") && line.contains("no row"))
                .anyMatch(line -> line.contains("no number") && line.contains("Five"));
    }

    @Test
    void whatIsNoWorksheetIsRefusedInALine() {
        for (byte[] sheet : List.of(new byte[0], "Kennwort,Note\n".getBytes(UTF_8), "PK\3\4".getBytes(UTF_8),
                "Identifier,Grade\n\u00E9".getBytes(StandardCharsets.ISO_8859_1))) {
            assertThatThrownBy(() -> new Worksheet(sheet, Worksheet.COLUMNS)).isInstanceOf(GradingException.class)
                    .hasMessageContaining("The worksheet").hasMessageNotContaining("\n");
        }
    }

    @Test
    void moodleFindsWhoseEachPageIs() throws IOException {
        Files.writeString(folder.resolve("ana_maria.html"), "<p>\u00E9</p>");
        Files.writeString(folder.resolve("nobody.html"), "x");
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        final FeedbackZip zip = new FeedbackZip();
        zip.write(folder, List.of(of("Ana_Maria", "101", "1.0"), of("Nobody", "", "1.0")), bytes);
        final Map<String, String> read = new TreeMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                read.put(entry.getName(), new String(in.readAllBytes(), UTF_8));
            }
        }
        assertThat(read).containsExactly(Map.entry("Ana Maria_101_assignsubmission_file_ana_maria.html",
                "<p>\u00E9</p>"));
        assertThat(read.keySet().iterator().next().split("_", 5)).as("as Moodle takes it apart")
                .containsExactly("Ana Maria", "101", "assignsubmission", "file", "ana_maria.html");
        assertThat(zip.left()).singleElement().asString().contains("Nobody");
    }

    @Test
    void theTableIsReadAgainAndHoldsNoFormula() throws IOException {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        MarksTable.write(List.of(of("=cmd|x", "101", "18.2"), of("Zo\u00EB, \"Z\"", "", "0.0")), bytes);
        final List<CSVRecord> rows = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get()
                .parse(new StringReader(bytes.toString(UTF_8))).getRecords();
        assertThat(rows.get(0).toMap()).containsEntry("name", "'=cmd|x").containsEntry("id", "101")
                .containsEntry("mark", "18.2").containsEntry("of", "20");
        assertThat(rows.get(1).toMap()).containsEntry("name", "Zo\u00EB, \"Z\"").containsEntry("mark", "0.0");
    }

    @Test
    void theTableIsWrittenForTheSpreadsheetsOfALanguage() throws IOException {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        MarksTable.write(List.of(of("Zo\u00EB", "101", "18.2")), Optional.of(Locale.forLanguageTag("pt-PT")), bytes);
        assertThat(bytes.toString(UTF_8)).startsWith("\uFEFFname;id;mark;").contains("\nZo\u00EB;101;18,2;20;");
    }

    private static Graded graded() {
        final Check check = new Check("F", "AA-01", false, "law <&>", "an \"example\"", List.of("When"), "f", 1);
        return new Graded("Zo\u00EB <1>", List.of(), List.of(), List.of(
                new Outcome(check, Outcome.Status.PASSED, -1, "", "", ""),
                new Outcome(check, Outcome.Status.FAILED, 0, "\u001B[31m]]> wrong", "", ""),
                new Outcome(check, Outcome.Status.ERROR, 0, "broken", "", ""), Outcome.notRun(check, "no time")));
    }

    @Test
    void examplesAreReadAgainAsXmlWhateverAProgramSays() throws Exception {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        JUnitXml.write(List.of(graded()), bytes);
        final Element suite = (Element) DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(bytes.toByteArray())).getElementsByTagName("testsuite").item(0);
        assertThat(List.of("name", "tests", "failures", "errors", "skipped")).extracting(suite::getAttribute)
                .containsExactly("Zo\u00EB <1>", "4", "1", "1", "1");
        assertThat(suite.getElementsByTagName("failure").item(0).getTextContent()).isEqualTo("\uFFFD[31m]]> wrong");
        assertThat(((Element) suite.getElementsByTagName("testcase").item(0)).getAttribute("classname"))
                .isEqualTo("AA-01 law <&>");
    }

    /** The names and values are those of Gradescope's specification of autograders. */
    @Test
    void gradescopeReadsTheMarkRuleByRule() throws IOException {
        final Rubric rubric = new Rubric(new Exercise("any"), "Any", 20, Map.of("AA-01", BigDecimal.TEN), Map.of());
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Gradescope.write(graded(), Adjustments.NONE.of(rubric, graded()), "a comment", bytes);
        final JsonNode read = new ObjectMapper().readTree(bytes.toByteArray());
        assertThat(read.fieldNames()).toIterable().isSubsetOf("score", "output", "output_format",
                "test_output_format", "test_name_format", "visibility", "tests");
        assertThat(read.path("score").isNumber()).isTrue();
        assertThat(read.path("visibility").asText()).isEqualTo("visible");
        final JsonNode test = read.path("tests").path(0);
        assertThat(test.fieldNames()).toIterable().isSubsetOf("score", "max_score", "status", "name", "number",
                "output");
        assertThat(test.path("max_score").decimalValue()).isEqualByComparingTo("10");
        assertThat(test.path("score").decimalValue()).isBetween(BigDecimal.ZERO, BigDecimal.TEN);
        assertThat(test.path("status").asText()).isEqualTo("failed");
    }
}
