package tabuleiro.console.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.console.program.Program;

/** Tests what the program says that {@code exercises/play} starts, before any game is played. */
class LauncherTest {

    private static final int LONG_ENOUGH = 60;
    private static final String OWN = System.getProperty("java.class.path");

    @TempDir
    private Path folder;

    private int status;

    private String start(String classPath, String language, String... arguments)
            throws IOException, InterruptedException {
        final List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                classPath, Play.class.getName()));
        command.addAll(List.of(arguments));
        final ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(folder.resolve("shown").toFile());
        builder.environment().remove("LC_ALL");
        builder.environment().put("LANG", language);
        final Process process = builder.start();
        process.getOutputStream().close();
        assertThat(process.waitFor(LONG_ENOUGH, TimeUnit.SECONDS)).isTrue();
        status = process.exitValue();
        return Files.readString(folder.resolve("shown"));
    }

    @Test
    void theHelpInBothLanguages() throws IOException, InterruptedException {
        assertThat(start(OWN, "en_GB.UTF-8", "--help")).startsWith("Usage: play GAME [options]")
                .contains("connect-four").contains("--seed N");
        assertThat(status).isEqualTo(Program.NORMAL);
        assertThat(start(OWN, "pt_PT.UTF-8", "--help")).startsWith("Utilização: play JOGO [opções]");
        assertThat(start(OWN, "en_GB.UTF-8", "draughts", "-h", "--language", "pt")).contains("--listen PORTA")
                .contains("Níveis dos agentes: aleatório, competente, previdente.");
        assertThat(start(OWN, "pt_PT.UTF-8", "chess", "--help", "--language=en"))
                .contains("--opponent uci:COMMAND").contains("Levels of agents: random, careful, foresighted.");
    }

    @Test
    void aGameThatNobodyKnows() throws IOException, InterruptedException {
        assertThat(start(OWN, "en_GB.UTF-8", "ludo")).contains("the game is one of").contains("quarto")
                .contains("play --help shows the options.");
        assertThat(status).isEqualTo(Program.MISUSED);
        assertThat(start(OWN, "pt_PT.UTF-8", "ludo")).contains("o jogo tem de ser um destes");
        assertThat(start(OWN, "en_GB.UTF-8")).startsWith("Usage:");
        assertThat(status).isEqualTo(Program.MISUSED);
    }

    @Test
    void anOptionThatNobodyKnows() throws IOException, InterruptedException {
        assertThat(start(OWN, "en_GB.UTF-8", "quarto", "--listen", "5000")).contains("there is no option --listen");
        assertThat(status).isEqualTo(Program.MISUSED);
    }

    @Test
    void anEngineThatIsMissing() throws IOException, InterruptedException {
        final String withoutReference = Stream.of(OWN.split(File.pathSeparator))
                .filter(each -> !Path.of(each).endsWith(Path.of("reference", "target", "classes")))
                .collect(Collectors.joining(File.pathSeparator));
        assertThat(start(withoutReference, "en_GB.UTF-8", "quarto", "--engine", "nowhere"))
                .contains("no engine was found in nowhere");
        assertThat(status).isEqualTo(Program.FAILED);
        assertThat(start(withoutReference, "pt_PT.UTF-8", "quarto", "--engine", "nowhere"))
                .contains("não foi encontrado nenhum motor em nowhere");
    }
}
