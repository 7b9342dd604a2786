package tabuleiro.console.former;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A console in its own virtual machine, started as by hand: without an option for assertions.
 *
 * @param main     the class whose main method is run
 * @param provider the type of the provider
 * @param folder   the folder in which it runs
 */
public record Program(Class<?> main, Class<?> provider, Path folder) {

    /**
     * The result of a run.
     *
     * @param status its status, 0 if it ended normally
     * @param shown  every line on the screen
     */
    public record Ended(int status, List<String> shown) {
    }

    /**
     * Runs the program until it ends.
     *
     * @param typed     what is typed, after which the input ends
     * @param engines   the providers that a file on its class path names; if there are none, there is no such file
     * @param arguments the arguments of the program
     */
    public Ended run(String typed, List<String> engines, String... arguments)
            throws IOException, InterruptedException, URISyntaxException {
        if (!engines.isEmpty()) {
            final Path services = Files.createDirectories(folder.resolve("META-INF/services"));
            Files.write(services.resolve(provider.getName()), engines);
        }
        final Path input = Files.writeString(folder.resolve("typed.txt"), typed);
        final Path output = folder.resolve("shown.txt");
        final Process program = new ProcessBuilder(command(arguments)).directory(folder.toFile())
                .redirectError(Redirect.DISCARD).redirectInput(input.toFile()).redirectOutput(output.toFile()).start();
        return new Ended(program.waitFor(), Files.readAllLines(output));
    }

    private List<String> command(String... arguments) throws URISyntaxException {
        final String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        return Stream.concat(Stream.of(java, "-cp", classPath(), main.getName()), Stream.of(arguments)).toList();
    }

    private String classPath() throws URISyntaxException {
        final List<String> places = new ArrayList<>(List.of(folder.toString()));
        for (Class<?> each : List.of(provider, main, Program.class)) {
            places.add(Path.of(each.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
        }
        return String.join(File.pathSeparator, places);
    }
}
