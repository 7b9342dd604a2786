package tabuleiro.grading.gradebook;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tabuleiro.grading.gradebook.GradebookTest.filled;
import static tabuleiro.grading.gradebook.GradebookTest.of;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.Person;

/** A mark reaches just the person whose number and name a platform's table has, and whatever is not used is named. */
class WorksheetTest {

    private static String asked(String sheet, List<String> left, Optional<BigDecimal> nothing, Returned... all) {
        final Worksheet worksheet = new Worksheet(sheet.getBytes(UTF_8), Worksheet.COLUMNS);
        final String filled = new String(worksheet.filled(List.of(all), nothing), UTF_8);
        left.addAll(worksheet.left());
        return filled;
    }

    @ParameterizedTest
    @ValueSource(strings = {"Identifier,Full name,Grade,Maximum grade,Grade can be changed,Feedback comments",
        "Identificador;Nome completo;Nota;Nota m\u00E1xima;A nota pode ser alterada;Coment\u00E1rios de feedback",
        "Identificador,Nombre completo,Calificaci\u00F3n,Calificaci\u00F3n m\u00E1xima,"
                + "La calificaci\u00F3n puede cambiarse,Comentarios de retroalimentaci\u00F3n",
        "Identifiant,Nom complet,Note,Note maximale,La note peut \u00EAtre modifi\u00E9e,Commentaires de feedback",
        "ID;Vollst\u00E4ndiger Name;Bewertung;Bestwertung;Bewertung kann ge\u00E4ndert werden;Feedback als Kommentar"})
    void aWorksheetIsReadInFiveLanguages(String header) {
        final String separator = header.contains(";") ? ";" : ",";
        final String row = String.join(separator, "P 7", "Zoe", "", "100.00", "sim", "");
        assertThat(filled("\uFEFF" + header + "\n" + row, of("Zo\u00EB", "7", "18.2"))).isEqualTo("\uFEFF" + header
                + "\n" + String.join(separator, "P 7", "Zoe", "91.00", "100.00", "sim",
                "\"91.00 of 100.00. Mend first: C4-06, \"\"guard\"\".\""));
    }

    @Test
    void howAMarkFollowsIsSaidOnTheScaleOfThePageAndItSaysSo() {
        final Returned late = new Returned(new HandIn("Zoe", "7", "", "", ""), "zoe.html", new BigDecimal("18.0"), 20,
                List.of("20.0 by the rubric.", "2.0 off for: one working day late."), "The program is right.");
        final String sheet = "Identifier,Full name,Grade,Maximum grade,Feedback comments\nP 7,Zoe,,%s,\n";
        assertThat(filled(sheet.formatted("100"), late)).endsWith("P 7,Zoe,90.00,100,\"90.00 of 100. Of 20, as the"
                + " page counts: 20.0 by the rubric. 2.0 off for: one working day late. The program is right.\"\n");
        assertThat(filled(sheet.formatted("20"), late)).endsWith("18.0 of 20. 20.0 by the rubric. 2.0 off for: one"
                + " working day late. The program is right.\n");
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
    void aRepositoryBelongsToAllWhomGitHubClassroomNamesForIt() {
        final List<HandIn> clones = List.of(HandIn.of("four-the-aces"), HandIn.of("four-team-bea"),
                HandIn.of("four-bea"), HandIn.of("four-nobody"));
        final String head = "assignment_name,github_username,roster_identifier,student_repository_name,"
                + "student_repository_url,submission_timestamp,points_awarded,points_available,group_name\n";
        final String row = "Four,%1$s,%2$s,%3$s,https://example.org/%3$s,2026-03-02 17:3%4$s:00 UTC,0,100,%5$s\n";
        final Roster roster = new Roster((head + row.formatted("g-ada", "a101", "four-the-aces", 1, "The Aces")
                + row.formatted("g-rui", "a102", "four-the-aces", 2, "The Aces")
                + row.formatted("g-bea", "Bea", "four-team-bea", 3, "Team Bea")
                + row.formatted("g-eva", "Eva", "four-team-bea", 3, "Team Bea")
                + row.formatted("g-zoe", "Zoe", "", 3, "")).getBytes(UTF_8), clones);
        assertThat(roster.groups()).containsOnly(
                Map.entry("four-the-aces", List.of(new Person("", "a101"), new Person("", "a102"))),
                Map.entry("four-team-bea", List.of(new Person("", "Bea"), new Person("", "Eva"))));
        assertThat(roster.times()).containsOnly(Map.entry("four-the-aces", "2026-03-02T17:32:00Z"),
                Map.entry("four-team-bea", "2026-03-02T17:33:00Z"));
        assertThat(roster.remarks()).isEmpty();
    }

    @Test
    void aTableSaysWhenAndWhoseAndWhatCannotBeReadIsNamedWithItsRow() {
        final Roster roster = new Roster(("Identificador;Nome completo;Grupo;"
                + "\u00DAltima modifica\u00E7\u00E3o (submiss\u00E3o)\n"
                + "Participante 1;A;Grupo 17;segunda-feira, 2 de mar\u00E7o de 2026 \u00E0s 17:31\n"
                + "Participante 2;B;Grupo 17;-\nParticipante 5;E;;3/2/2026\nParticipante 17;G;;2026-03-02 10:00\n"
                + "Participante 6;Other;;2026-03-02 10:00\n").getBytes(UTF_8), List.of(
                new HandIn("Grupo 17", "17", "", "", ""), new HandIn("E", "5", "", "", ""),
                new HandIn("F", "6", "", "", "")));
        assertThat(roster.times()).containsExactly(Map.entry("Grupo 17_17", "2026-03-02T17:31:00"));
        assertThat(roster.groups()).containsExactly(Map.entry("Grupo 17_17",
                List.of(new Person("A", "1"), new Person("B", "2"))));
        assertThat(roster.remarks()).hasSize(2)
                .anyMatch(line -> line.startsWith("Row 4: ") && line.contains("3/2/2026"))
                .anyMatch(line -> line.startsWith("Row 6: number 6 is Other here"));
    }
}
