package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how objects with steps are created, and that a missing or a second engine is reported. */
public class GameObjectFactoryTest {

    @TempDir
    private Path folder;

    private final ClassLoader usual = Thread.currentThread().getContextClassLoader();
    private final GameObjectFactory factory = new GameObjectFactory();

    @AfterEach
    void restoreTheClassLoader() {
        Thread.currentThread().setContextClassLoader(usual);
    }

    @Test
    void stepsGetTheOnlyEngine() throws IOException {
        findable(OneEngine.class);
        assertThat(factory.getInstance(Steps.class).maker.toString()).as("what the steps call stands for")
                .startsWith(OneEngine.class.getName());
    }

    @Test
    void withoutAnEngineTheMessageSaysWhatIsMissing() throws IOException {
        findable();
        assertThatThrownBy(() -> factory.getInstance(Steps.class)).isInstanceOf(IllegalStateException.class)
                .hasMessage("No engine found: no class steps.Games on the class path implements Maker, and no file"
                        + " META-INF/services/" + Maker.class.getName() + " names one that does.");
    }

    @Test
    void withTwoEnginesTheMessageNamesBoth() throws IOException {
        findable(OneEngine.class, OtherEngine.class);
        assertThatThrownBy(() -> factory.getInstance(Steps.class)).isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("More than one engine found")
                .hasMessageContainingAll(OneEngine.class.getName(), OtherEngine.class.getName());
    }

    @Test
    void anEngineWhoseAssertionsAreOffIsReported() throws IOException {
        findable(SleepingEngine.class);
        SleepingEngine.class.getClassLoader().setClassAssertionStatus(SleepingEngine.class.getName(), false);
        assertThatThrownBy(() -> factory.getInstance(Steps.class)).isInstanceOf(IllegalStateException.class)
                .hasMessage("Assertions are off, so contracts check nothing: run java with -ea.");
    }

    @Test
    void stepsOfOneExampleShareTheirObjects() throws IOException {
        findable(OneEngine.class);
        final MoreSteps more = factory.getInstance(MoreSteps.class);
        assertThat(more.steps).isSameAs(factory.getInstance(Steps.class));
        assertThat(more.maker).isSameAs(more.steps.maker);
        assertThat(factory.getInstance(MoreSteps.class)).isSameAs(more);
    }

    @Test
    void everyExampleStartsWithFreshObjects() throws IOException {
        findable(OneEngine.class);
        final Steps old = factory.getInstance(Steps.class);
        factory.start();
        assertThat(factory.getInstance(Steps.class)).isNotSameAs(old);
        assertThat(factory.getInstance(Steps.class).maker).isNotSameAs(old.maker);
    }

    @Test
    void objectsDoNotOutliveTheirExample() throws IOException {
        findable(OneEngine.class);
        final Steps old = factory.getInstance(Steps.class);
        factory.stop();
        assertThat(factory.getInstance(Steps.class)).isNotSameAs(old);
    }

    @Test
    void theJudgePassesItsOwnProvider() throws IOException {
        findable(OneEngine.class, OtherEngine.class);
        final Maker given = new OtherEngine();
        final GameObjectFactory judge = new GameObjectFactory() {
            @Override
            protected Object provider(Class<?> type) {
                return given;
            }
        };
        assertThat(judge.getInstance(Steps.class).maker).hasToString(given.toString());
    }

    @Test
    void anAbstractClassStandsForItsOnlySubclass() {
        factory.addClass(Steps.class);
        factory.addClass(OneTable.class);
        assertThat(factory.getInstance(SomeTable.class)).isInstanceOf(OneTable.class)
                .isSameAs(factory.getInstance(OneTable.class));
    }

    @Test
    void noSubclassOrTwoSubclassesAreReported() {
        assertThatThrownBy(() -> factory.getInstance(SomeTable.class)).isInstanceOf(IllegalStateException.class)
                .hasMessage("The steps of a game must extend " + SomeTable.class.getName()
                        + " exactly once, but these do: []");
        factory.addClass(OtherTable.class);
        factory.addClass(OneTable.class);
        assertThatThrownBy(() -> factory.getInstance(SomeTable.class)).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("[" + OneTable.class.getName() + ", " + OtherTable.class.getName() + "]");
    }

    @Test
    void stepsThatCannotBeCreatedAreReportedWithTheCause() {
        assertThatThrownBy(() -> factory.getInstance(BrokenSteps.class)).isInstanceOf(IllegalStateException.class)
                .hasMessage("The steps in " + BrokenSteps.class.getName() + " cannot be made")
                .cause().isInstanceOf(IllegalArgumentException.class).hasMessage("broken");
    }

    /** Sets a class path that names exactly these engines. */
    private void findable(Class<?>... engines) throws IOException {
        final Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(Maker.class.getName()), Stream.of(engines).map(Class::getName).toList());
        Thread.currentThread().setContextClassLoader(
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader()));
    }

    /** The interface by which the engines of this test are found. */
    public interface Maker {
    }

    /** An engine. */
    public static final class OneEngine implements Maker {
    }

    /** Another engine. */
    public static final class OtherEngine implements Maker {
    }

    /** An engine whose assertions are off. */
    public static final class SleepingEngine implements Maker {
    }

    /** Steps that need an engine. */
    public static final class Steps {

        private final Maker maker;

        /** Stores the engine. */
        public Steps(Maker maker) {
            this.maker = maker;
        }
    }

    /** Steps that need an engine and other steps. */
    public static final class MoreSteps {

        private final Maker maker;
        private final Steps steps;

        /** Stores both. */
        public MoreSteps(Maker maker, Steps steps) {
            this.maker = maker;
            this.steps = steps;
        }
    }

    /** The class that shared steps need. */
    public abstract static class SomeTable {
    }

    /** The subclass that the steps of a game provide. */
    public static final class OneTable extends SomeTable {
    }

    /** The subclass that the steps of another game provide. */
    public static final class OtherTable extends SomeTable {
    }

    /** Steps that cannot be created. */
    public static final class BrokenSteps {

        /** Fails. */
        public BrokenSteps() {
            throw new IllegalArgumentException("broken");
        }
    }
}
