package tabuleiro.slides;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The command that a run consists of.
 *
 * @param run     the run
 * @param project where everything is
 */
record Command(Run run, Project project) {

    /** Returns its words, after the engine has been compiled. */
    List<String> words() throws IOException {
        return run.kind() == Run.Kind.GRADE ? grade() : java();
    }

    /** Returns the command that grades, without a sandbox: what the slides grade does no harm. */
    private List<String> grade() throws IOException {
        final List<String> command = new ArrayList<>(List.of(project.root().resolve("grading/grade").toString(),
                "--isolation=process", "--exercise", run.game()));
        for (String word : words(run.subject()).toList()) {
            command.add(word.startsWith("--") ? word : submission(word).toString());
        }
        command.addAll(List.of("--out", project.folder(run.name()).resolve("report").toString()));
        return command;
    }

    private Path submission(String word) throws IOException {
        return word.equals(Solution.SUBMISSION) ? new Solution(run, project).submission()
                : project.root().resolve("grading").resolve(word);
    }

    private List<String> java() throws IOException {
        final List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), run.asserts() ? "-ea" : "-da",
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss1024k", "-Duser.language=en",
                "-cp", ClassPath.with(new Solution(run, project).compile())));
        command.addAll(switch (run.kind()) {
            case PROGRAM -> words("client." + run.subject()).toList();
            case RULES -> List.of(RulesOfExercise.class.getName(), packageName(), run.subject());
            case CONSOLE -> Stream.concat(Stream.of("tabuleiro.console.start.Play", run.game(), "--plain",
                    "--language", "en"), words(run.subject())).toList();
            case GRADE -> throw new IllegalStateException("grading is no program of ours");
        });
        return command;
    }

    private String packageName() {
        return run.game().replace("-", "");
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.strip().split("\\s+")).filter(word -> !word.isEmpty());
    }
}
