package tabuleiro.rulebook;

import io.cucumber.messages.types.Rule;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import tabuleiro.picture.Game;

/**
 * What a page shows of the examples of a rule without unfolding.
 *
 * @param permitted one that shows the rule at work
 * @param refused   one of what is refused
 */
public record Shown(Optional<Scene> permitted, Optional<Scene> refused) {

    private static final Properties WINNING = Texts.byId("winning.properties");
    private static final int MOST_SENTENCES = 7;

    /** Returns what is shown of a rule of this game. */
    public static Shown of(Game game, Rule rule) {
        final List<Scene> scenes = FeatureFile.examplesOf(rule).stream().map(each -> Scene.of(game, each)).toList();
        final List<Scene> permitted = scenes.stream().filter(scene -> !scene.isRefused()).toList();
        final List<String> won = List.of(WINNING.getProperty(Chapter.id(rule), "").split("; "));
        return new Shown(first(permitted.stream().limit(1).filter(Scene::isDrawn),
                permitted.stream().filter(scene -> scene.after().isPresent()),
                permitted.stream().filter(Scene::isDrawn), permitted.stream().filter(Shown::isShort))
                .map(scene -> scene.won(won)),
                first(scenes.stream().filter(Scene::isRefused).filter(Scene::isDrawn),
                        scenes.stream().filter(Scene::isRefused).filter(Shown::isShort)));
    }

    /** Returns the first of those that come first in question. */
    @SafeVarargs
    private static Optional<Scene> first(Stream<Scene>... scenes) {
        return Stream.of(scenes).flatMap(each -> each).findFirst();
    }

    /** Checks whether an example can be told in a few sentences. */
    private static boolean isShort(Scene scene) {
        return scene.given().size() + scene.moves().size() + scene.seen().size() <= MOST_SENTENCES
                && !scene.moves().isEmpty() && (scene.isRefused() || !scene.seen().isEmpty())
                && scene.example().lines().stream().allMatch(line -> line.docString().isEmpty());
    }
}
