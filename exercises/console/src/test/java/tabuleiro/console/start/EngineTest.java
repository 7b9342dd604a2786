package tabuleiro.console.start;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.console.Chooser;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.PlayedGame;

/** Tests how the engine of a game is found. Its provider says here whether assertions are on. */
class EngineTest {

    @TempDir
    private Path folder;

    /** A game that is never played. */
    private static final class Toy extends Game<BooleanSupplier, PlayedGame> {

        Toy() {
            super("a-toy", BooleanSupplier.class, List.of());
        }

        @Override
        public PlayedGame begin(BooleanSupplier provider, GameStart start) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Chooser<PlayedGame> agent(BooleanSupplier provider, String level, long seed) {
            throw new UnsupportedOperationException();
        }
    }

    private void compile(String name) throws IOException {
        final Path source = Files.createDirectories(folder.resolve("atoy")).resolve(name + ".java");
        Files.writeString(source, """
                package atoy;
                public class %s implements java.util.function.BooleanSupplier {
                    public boolean getAsBoolean() {
                        boolean on = false;
                        assert on = true;
                        return on;
                    }
                }
                """.formatted(name));
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, source.toString())).isZero();
    }

    private void serve(String names) throws IOException {
        final Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(BooleanSupplier.class.getName()), names);
    }

    /** Finds the provider with a loader that turns assertions off, as they are when the console is started. */
    private BooleanSupplier found() {
        final ClassLoader loader = Engine.in(folder.toString()).loader();
        loader.setDefaultAssertionStatus(false);
        return new Engine(loader, folder.toString()).provider(new Toy());
    }

    @Test
    void theProviderThatIsNamedAndItsAssertionsAreOn() throws IOException {
        compile("Own");
        serve("atoy.Own");
        assertThat(found().getClass().getName()).isEqualTo("atoy.Own");
        assertThat(found().getAsBoolean()).isTrue();
    }

    @Test
    void withoutANameItIsTheClassThatStudentsWrite() throws IOException {
        compile("Games");
        assertThat(found().getClass().getName()).isEqualTo("atoy.Games");
        assertThat(found().getAsBoolean()).isTrue();
    }

    @Test
    void twoProvidersOrNoneAreRefused() throws IOException {
        assertThatThrownBy(this::found).isInstanceOf(EngineFailure.class).hasMessage("options.engine");
        serve("atoy.Missing");
        assertThatThrownBy(this::found).isInstanceOfSatisfying(EngineFailure.class,
                none -> assertThat(none.places()).contains("atoy.Missing not found"));
        compile("One");
        compile("Two");
        serve("atoy.One\natoy.Two\n");
        assertThatThrownBy(this::found).isInstanceOf(EngineFailure.class).hasMessage("options.engines");
    }
}
