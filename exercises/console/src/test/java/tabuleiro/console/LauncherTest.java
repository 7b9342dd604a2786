package tabuleiro.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.ProcessBuilder.Redirect;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;

/** The console as a program of its own, with the engines that a file on its class path names. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class LauncherTest {

    private static final String SIMPLE = SimpleEngine.Games.class.getName();
    private static final String WITH_CONTRACTS = WithContracts.class.getName();

    /** Makes games as long as assertions are off. */
    public static final class WithContracts extends SimpleEngine.Games {

        @Override
        public ConnectFour newGame() {
            assert false : "assertions are on";
            return super.newGame();
        }
    }

    @TempDir
    private Path folder;

    private final List<String> shown = new ArrayList<>();

    @Test
    void endsNormallyAtEndOfInput() throws Exception {
        assertThat(status("4\n", List.of(SIMPLE), "person", "person")).as("%s", shown).isEqualTo(Ending.NORMAL);
        assertThat(shown).contains("| .  .  .  1  .  .  . |")
                .endsWith("End of input: the game ends here, unfinished.");
    }

    @Test
    void endsWithOneLineWhenStartedWrongly() throws Exception {
        assertThat(status("", List.of(SIMPLE), "robot", "person")).isEqualTo(Ending.MISUSED);
        assertThat(shown).singleElement().asString().startsWith("Usage: ");
    }

    @Test
    void turnsAssertionsOn() throws Exception {
        assertThat(status("", List.of(WITH_CONTRACTS), "person", "person")).isEqualTo(Ending.BROKEN);
        assertThat(shown).contains("The engine broke off: AssertionError: assertions are on");
    }

    @Test
    void missesAnEngine() throws Exception {
        assertThat(status("", List.of())).isEqualTo(Ending.BROKEN);
        assertThat(shown).singleElement().asString().startsWith("No engine found: no file META-INF/services/"
                + ConnectFourProvider.class.getName() + " on the class path ");
    }

    @Test
    void doesNotChooseBetweenTwoEngines() throws Exception {
        assertThat(status("", List.of(SIMPLE, WITH_CONTRACTS))).isEqualTo(Ending.BROKEN);
        assertThat(shown).singleElement().asString().startsWith("More than one engine found")
                .contains(SIMPLE, WITH_CONTRACTS);
    }

    @Test
    void saysWhichEngineCannotBeLoaded() throws Exception {
        assertThat(status("", List.of("connectfour.Nowhere"))).isEqualTo(Ending.BROKEN);
        assertThat(shown.get(0)).startsWith("The engine broke off: ").contains("connectfour.Nowhere");
    }

    /** Plays in a virtual machine of its own, started as one starts it by hand: without a word about assertions. */
    private int status(String typed, List<String> engines, String... arguments) throws Exception {
        if (!engines.isEmpty()) {
            final Path services = Files.createDirectories(folder.resolve("META-INF/services"));
            Files.write(services.resolve(ConnectFourProvider.class.getName()), engines);
        }
        final Path input = Files.writeString(folder.resolve("typed.txt"), typed);
        final Path output = folder.resolve("shown.txt");
        final Process program = new ProcessBuilder(command(arguments)).redirectError(Redirect.DISCARD)
                .redirectInput(input.toFile()).redirectOutput(output.toFile()).start();
        final int status = program.waitFor();
        shown.addAll(Files.readAllLines(output));
        return status;
    }

    private List<String> command(String... arguments) throws URISyntaxException {
        final String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(
                Stream.of(java, "-cp", classPath(), ConnectFourConsole.class.getName()), Stream.of(arguments)).toList();
    }

    private String classPath() throws URISyntaxException {
        final List<String> places = new ArrayList<>(List.of(folder.toString()));
        for (Class<?> each : List.of(ConnectFour.class, ConnectFourConsole.class, LauncherTest.class)) {
            places.add(Path.of(each.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
        }
        return String.join(File.pathSeparator, places);
    }
}
