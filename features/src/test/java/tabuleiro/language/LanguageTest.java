package tabuleiro.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tabuleiro.games.Descriptor;
import tabuleiro.rulebook.Case;
import tabuleiro.rulebook.FeatureFile;

/** Tests that every phrase, with every value with which it occurs, can be said in Portuguese and read again. */
class LanguageTest {

    private static final Language PORTUGUESE = Language.of("pt");

    /** Returns the steps of all examples of a game, as its examples say them, with the values of outlines. */
    private static Set<String> steps(String game) {
        final Set<String> steps = new TreeSet<>();
        FeatureFile.in(Path.of("rules", game)).stream().filter(file -> !file.text().contains("@console"))
                .flatMap(file -> file.examples().stream()).forEach(example -> Case.of(example).forEach(each ->
                        each.lines().forEach(line -> steps.add(line.text()))));
        return steps;
    }

    static List<String> games() {
        return Descriptor.all().stream().map(Descriptor::folder)
                .filter(game -> Files.exists(Path.of("languages/pt", game + ".po"))).toList();
    }

    /** What is said stands in {@code target/said}, to be read. */
    @ParameterizedTest
    @MethodSource("games")
    void everyStepOfAnExampleIsSaidAndReadAgain(String game) throws IOException {
        final Set<String> steps = steps(game);
        final Language portuguese = PORTUGUESE.in(game);
        Files.write(Files.createDirectories(Path.of("target/said")).resolve(game + ".txt"),
                steps.stream().map(portuguese::say).toList());
        assertThat(steps).as("what nobody has translated").allMatch(portuguese::says).hasSizeGreaterThan(50);
        assertThat(steps).allSatisfy(step -> assertThat(portuguese.english(portuguese.say(step))).isEqualTo(step));
    }

    /** Returns what stands in files of a folder behind a pattern, as its first group. */
    private static Stream<String> found(Path folder, String file, String pattern) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            final List<String> found = new ArrayList<>();
            for (Path each : files.filter(Files::isRegularFile).filter(any ->
                    any.toString().matches(file)).sorted().toList()) {
                Pattern.compile(pattern).matcher(Files.readString(each)).results()
                        .forEach(text -> found.add(text.group(1).replaceAll("\\s+", " ").strip()));
            }
            return found.stream();
        }
    }

    /** Tasks and hints, what stubs say is to be written, and what a failing check of a step is about. */
    @ParameterizedTest
    @MethodSource("games")
    void whatHelpsAStudentIsSaid(String game) throws IOException {
        final Path exercise = Path.of("../exercises", game);
        final Path steps = Path.of("src/main/java/tabuleiro", game.replace("-", ""), "steps");
        assertThat(Stream.of(found(exercise, ".*tasks.txt", "(?m)^\\d+ (.*?)(?:, [\\d.]+ of 20)?$"),
                found(exercise, ".*hints.txt", "(?m)^- ((?:.|\\n(?!- |\\d|#))*)"),
                found(exercise.resolve("src/main/java"), ".*java", "\"(TODO [^\"]*)\"")
                        .map("Not written yet: "::concat),
                found(steps, ".*java", "\\.as\\(\"([^\"%]*)\"\\)")).flatMap(each -> each)
                .filter(text -> !PORTUGUESE.in(game).says(text))).isEmpty();
    }

    @Test
    void aWordMeansInEachGameWhatItsFileSays() {
        assertThat(PORTUGUESE.in("chess").say("b8 holds a white king")).isEqualTo("b8 tem um rei branco");
        assertThat(PORTUGUESE.in("draughts").say("b8 holds a white king")).isEqualTo("b8 tem uma dama branca");
        assertThat(PORTUGUESE.in("chess").english("b8 tem uma dama branca")).isEqualTo("b8 holds a white queen");
        assertThat(PORTUGUESE.in("draughts").english("b8 tem uma dama branca")).isEqualTo("b8 holds a white king");
        assertThat(PORTUGUESE.in("no game")).isSameAs(PORTUGUESE);
    }

    /** A third language is a folder: the texts of this one lie in {@code src/test/resources/languages/de}. */
    @Test
    void aThirdLanguageIsAFolder() {
        final Language german = Language.of("de");
        assertThat(Stream.of("a new game", "the second player drops a disc in column 4", "the first player has won",
                "the move is refused: the column is full", "1 of 1 examples pass.", "8 of 10 examples pass.",
                "By the examples alone: 4.6 of 20 points.", "nobody has won").map(german::say)).containsExactly(
                "ein neues Spiel", "der zweite Spieler wirft einen Stein in Spalte 4", "der erste Spieler hat gewonnen",
                "der Zug ist nicht erlaubt: die Spalte ist voll", "1 von 1 Beispiel gelingt.",
                "8 von 10 Beispielen gelingen.", "Nach den Beispielen allein: 4,6 von 20 Punkten.", "nobody has won");
        assertThat(german.english("der zweite Spieler wirft einen Stein in Spalte 4"))
                .isEqualTo("the second player drops a disc in column 4");
        assertThatThrownBy(() -> Language.of("xx")).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("There is no language xx");
    }

    /** What stands between blocks is one text, whatever tags are in it; attributes are kept, and so is code. */
    @Test
    void aPageIsSaidTextByText() {
        final List<String> unsaid = new ArrayList<>();
        assertThat(PORTUGUESE.page("<html lang=\"en\"><p class=\"step\"><b>Given</b> the grid</p>"
                + "<li>so: <code>x</code></li><td data-name=\"Points\">1.5</td>"
                + "<pre>the column is full\nint x = 1;</pre>", unsaid::add))
                .isEqualTo("<html lang=\"pt\"><p class=\"step\"><b>Dada</b> a grelha</p><li>so: <code>x</code></li>"
                        + "<td data-name=\"Pontos\">1,5</td><pre>a coluna está cheia\nint x = 1;</pre>");
        assertThat(PORTUGUESE.page("<li><a href=\"#x\">Phrases</a></li><p translate=\"no\">Phrases</p>", unsaid::add))
                .isEqualTo("<li><a href=\"#x\">Frases</a></li><p translate=\"no\">Phrases</p>");
        PORTUGUESE.page("<p>Nobody has said this.</p>", unsaid::add);
        assertThat(unsaid).containsExactly("Nobody has said this.");
    }

    /** Nothing is said half: what strangers write stays as it is, also behind words that are translated. */
    @Test
    void aTextIsSaidAsAWholeOrNotAtAll() {
        assertThat(Stream.of("Note: shown in the lecture", "shown in the lecture", "8 of 10 sentences are odd",
                "Nobody has said this. The column is full.").map(PORTUGUESE::say)).containsExactly(
                "Nota: shown in the lecture", "shown in the lecture", "8 of 10 sentences are odd",
                "Nobody has said this. The column is full.");
    }

    @Test
    void whatStandsBelowABoardIsSaidPartByPart() {
        assertThat(PORTUGUESE.in("chess").say("White to move, halfmove clock: 4, earlier positions: 4"))
                .isEqualTo("Jogam as brancas, contador de meias-jogadas: 4, posições anteriores: 4");
        assertThat(PORTUGUESE.in("qwirkle").say("player 1, 1 point, to play: A1, B2. 97 in the bag, first: A5, A6"))
                .isEqualTo("jogador 1, 1 ponto, a jogar: A1, B2. 97 peças no monte, as primeiras: A5, A6");
    }

    @Test
    void valuesOfAListAreReadOneByOne() {
        assertThat(PORTUGUESE.in("chess").english("as capturas do jogador das brancas são: peão, dama"))
                .isEqualTo("the white player has captured pawn, queen");
    }
}
