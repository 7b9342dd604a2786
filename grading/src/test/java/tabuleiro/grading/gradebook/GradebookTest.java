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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Person;
import tabuleiro.grading.judge.Check;
import tabuleiro.grading.judge.Outcome;
import tabuleiro.grading.marks.Adjustments;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.grading.results.Graded;

/** What goes back to the platforms is read again as they read it, and nothing else is touched. */
class GradebookTest {

    private static final String HEADER = "Identifier,\"Full name\",Status,Grade,\"Maximum Grade\","
            + "\"Last modified (grade)\",\"Feedback comments\"";

    @TempDir
    private Path folder;

    private static Returned of(String name, String id, String mark) {
        return new Returned(new HandIn(name, id, "class.zip", "2026-03-02T17:45:00", "the times in the archive"),
                name.toLowerCase(Locale.ROOT).replace(' ', '-') + ".html", new BigDecimal(mark), 20,
                mark + " of 20. Mend first: C4-06, \"guard\".");
    }

    private static String filled(String sheet, List<String> left, Returned... all) {
        final Worksheet worksheet = new Worksheet(sheet.getBytes(UTF_8), Worksheet.COLUMNS);
        final String filled = new String(worksheet.filled(List.of(all), Optional.empty()), UTF_8);
        left.addAll(worksheet.left());
        return filled;
    }

    private static String filled(String sheet, Returned... all) {
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

    private static String asked(String sheet, List<String> left, Optional<BigDecimal> nothing, Returned... all) {
        final Worksheet worksheet = new Worksheet(sheet.getBytes(UTF_8), Worksheet.COLUMNS);
        final String filled = new String(worksheet.filled(List.of(all), nothing), UTF_8);
        left.addAll(worksheet.left());
        return filled;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Identifier,Full name,Grade,Maximum grade,Grade can be changed,Feedback comments",
        "Identificador;Nome completo;Nota;Nota m\u00E1xima;A nota pode ser alterada;Coment\u00E1rios de feedback",
        "Identificador,Nombre completo,Calificaci\u00F3n,Calificaci\u00F3n m\u00E1xima,La calificaci\u00F3n puede cambiarse,"
                + "Comentarios de retroalimentaci\u00F3n",
        "Identifiant,Nom complet,Note,Note maximale,La note peut \u00EAtre modifi\u00E9e,Commentaires de feedback",
        "ID;Vollst\u00E4ndiger Name;Bewertung;Bestwertung;Bewertung kann ge\u00E4ndert werden;Feedback als Kommentar"})
    void aWorksheetIsReadInFiveLanguages(String header) {
        final String separator = header.contains(";") ? ";" : ",";
        final String row = String.join(separator, "P 7", "Zoe", "", "100.00", "sim", "");
        assertThat(filled("\uFEFF" + header + "\n" + row, of("Zo\u00EB", "7", "18.2"))).isEqualTo("\uFEFF" + header
                + "\n" + String.join(separator, "P 7", "Zoe", "91.00", "100.00", "sim",
                "\"91.00 of 100.00. As the page counts: 18.2 of 20. Mend first: C4-06, \"\"guard\"\".\""));
    }

    @Test
    void whoseNameDoesNotFitGetsNothingAndIsNamed() {
        final List<String> left = new ArrayList<>();
        final String sheet = "Identifier,Full name,Grade\nP 1,Other One,\nP 2,\"Conceicao, Ana Maria\",\nP 3,Three,\n";
        assertThat(filled(sheet, left, of("One Else", "1", "1.0"), of("Ana Concei\u00E7\u00E3o", "2", "2.0"),
                of("Group 17", "3", "3.0"))).isEqualTo(sheet.replace("Maria\",", "Maria\",2.0"));
        assertThat(left).anyMatch(line -> line.contains("One Else_1, for the worksheet calls number 1 Other One"))
                .anyMatch(line -> line.contains("Group 17_3 is a group"));
    }

    @Test
    void whatIsLockedNoNumberOrTooShortIsToldAndWhoHandedInNothingIsListed() {
        final List<String> left = new ArrayList<>();
        final String sheet = "Identifier,Full name,Grade,Maximum grade,Grade can be changed\nP 1,A,,20.00,No\n"
                + "P 2,B,,Scale,Yes\nP 3,C,\nP 4,D,,20.00,Yes\nP 5,E,3,20.00,Yes\n";
        assertThat(asked(sheet, left, Optional.of(new BigDecimal("5")), of("A", "1", "1.0"), of("B", "2", "2.0"),
                of("C", "3", "3.0"))).isEqualTo(sheet.replace("D,,", "D,1.0,"));
        assertThat(left).anyMatch(line -> line.contains("A (1), for the platform has locked"))
                .anyMatch(line -> line.contains("B (2), for the full mark is no number: Scale"))
                .anyMatch(line -> line.contains("C (3), for the row is too short"))
                .anyMatch(line -> line.contains("Nothing was handed in by 2") && line.contains("D (4); E (5)"));
        assertThat(asked(sheet, left, Optional.empty())).isEqualTo(sheet);
        assertThatThrownBy(() -> filled("Identifier,Grade,Grade\n")).hasMessageContaining("two columns Grade");
    }

    @Test
    void aTableSaysWhenAndWhoseAndWhatCannotBeReadIsNamedWithItsRow() {
        final Roster roster = new Roster(("Identificador;Nome completo;Grupo;\u00DAltima modifica\u00E7\u00E3o (submiss\u00E3o)\n"
                + "Participante 1;A;Grupo 17;segunda-feira, 2 de mar\u00E7o de 2026 \u00E0s 17:31\n"
                + "Participante 2;B;Grupo 17;-\nParticipante 5;E;;3/2/2026\nParticipante 17;G;;2026-03-02 10:00\n"
                + "Participante 6;Other;;2026-03-02 10:00\n").getBytes(UTF_8), List.of(
                new HandIn("Grupo 17", "17", "", "", ""), new HandIn("E", "5", "", "", ""),
                new HandIn("F", "6", "", "", "")));
        assertThat(roster.times()).containsExactly(Map.entry("Grupo 17_17", "2026-03-02T17:31:00"));
        assertThat(roster.groups()).containsExactly(Map.entry("Grupo 17_17",
                List.of(new Person("A", "1"), new Person("B", "2"))));
        assertThat(roster.remarks()).hasSize(2).anyMatch(line -> line.startsWith("Row 4: ") && line.contains("3/2/2026"))
                .anyMatch(line -> line.startsWith("Row 6: number 6 is Other here"));
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
