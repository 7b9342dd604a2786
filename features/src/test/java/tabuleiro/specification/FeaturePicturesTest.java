package tabuleiro.specification;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Pickle;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import tabuleiro.games.Descriptor;
import tabuleiro.picture.Drawable;
import tabuleiro.rulebook.FeatureFile;
import tabuleiro.svg.Theme;
import tabuleiro.svg.Xml;

/** Tests that every picture of every feature file can be drawn, and no other doc string is taken for one. */
class FeaturePicturesTest {

    private static final Set<String> ELEMENTS = Set.of("svg", "title", "desc", "style", "g", "rect", "circle", "path",
            "text");

    private static final List<String> FOLDERS = Stream.concat(Stream.of("console"),
            SpecifiedGame.all().stream().map(SpecifiedGame::folder)).toList();

    /** A doc string of a feature file: where it stands, the step above it, the text. */
    private record DocString(String folder, String place, String step, String text) {

        Optional<Descriptor> game() {
            return Drawable.game(folder, step);
        }
    }

    private static final List<DocString> ALL = FOLDERS.stream().flatMap(folder ->
            FeatureFile.in(Path.of("rules", folder)).stream().flatMap(file ->
                    pickles(file).flatMap(pickle -> docStrings(folder, file.name(), pickle)))).toList();

    /** Returns the examples of a file, those of an outline with their values. */
    private static Stream<Pickle> pickles(FeatureFile file) {
        return GherkinParser.builder().includeSource(false).includeGherkinDocument(false).build()
                .parse(file.name(), file.text().getBytes(UTF_8)).flatMap(each -> each.getPickle().stream());
    }

    private static Stream<DocString> docStrings(String folder, String file, Pickle pickle) {
        return pickle.getSteps().stream().flatMap(step -> step.getArgument().stream()
                .flatMap(argument -> argument.getDocString().stream())
                .map(text -> new DocString(folder, folder + "/" + file + ", " + pickle.getName(), step.getText(),
                        text.getContent())));
    }

    @Test
    void everyPictureIsDrawnTwiceAlikeAsWellFormedXml() {
        final List<DocString> pictures = ALL.stream().filter(each -> each.game().isPresent()).toList();
        assertThat(pictures).hasSizeGreaterThan(500);
        for (DocString each : pictures) {
            final String svg = each.game().orElseThrow().read(each.text()).picture().file(Theme.SYSTEM);
            assertThat(each.game().orElseThrow().read(each.text()).picture().file(Theme.SYSTEM)).isEqualTo(svg);
            final Document drawn = Xml.parse(svg);
            assertThat(Xml.elements(drawn, "*")).as(each.place()).extracting(Element::getTagName).isSubsetOf(ELEMENTS);
            assertThat(Xml.elements(drawn, "desc").get(0).getTextContent()).as(each.place()).isNotBlank();
        }
    }

    @Test
    void noPictureIsOverlooked() {
        for (DocString each : ALL) {
            if (each.game().isEmpty() && !each.step().matches(".*(types?|PDN|PGN.*|contains|written)")) {
                Descriptor.in(each.folder()).ifPresent(game -> assertThatCode(() -> game.read(each.text()))
                        .as(each.place()).isInstanceOf(IllegalArgumentException.class));
            }
        }
    }

    @Test
    void inEveryGameThereArePictures() {
        assertThat(ALL.stream().flatMap(each -> each.game().stream()).map(Descriptor::folder)
                .collect(Collectors.toSet()))
                .isEqualTo(SpecifiedGame.all().stream().map(SpecifiedGame::folder).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("tabuleiro.specification.SpecifiedGame#all")
    void whatIsUsedOfTheStyleSheetIsInIt(SpecifiedGame of) {
        final Descriptor game = Descriptor.in(of.folder()).orElseThrow();
        final Set<String> used = ALL.stream().filter(each -> each.game().equals(Optional.of(game)))
                .map(each -> game.read(each.text()).picture().inline())
                .flatMap(svg -> Pattern.compile("class=\"([^\"]*)\"").matcher(svg).results())
                .flatMap(found -> Stream.of(found.group(1).split(" "))).collect(Collectors.toSet());
        assertThat(used).allMatch(style -> Theme.LIGHT.css().contains("." + style + " "));
    }

    @Test
    void differentPositionsLookDifferent() {
        final Map<String, String> drawn = new LinkedHashMap<>();
        for (DocString each : ALL) {
            each.game().ifPresent(game -> {
                final var board = game.read(each.text());
                final String told = game.folder() + board.picture().description();
                final String shown = drawn.putIfAbsent(board.picture().shapes(), told);
                assertThat(shown == null ? told : shown).as(each.place()).isEqualTo(told);
            });
        }
    }
}
