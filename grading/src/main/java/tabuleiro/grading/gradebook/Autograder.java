package tabuleiro.grading.gradebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.io.file.PathUtils;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Home;

/**
 * What Gradescope needs to grade an exercise: the contents of its {@code /autograder/source}. Submissions run in the
 * sandbox; where the container forbids it, as other users that cannot read anything of this; or not at all.
 */
public final class Autograder {

    private static final String SETUP = """
            #!/bin/sh
            # Gradescope runs this once, when it makes the container.
            set -eu
            cd "$(dirname -- "$0")"
            apt-get update
            DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \\
                openjdk-17-jdk-headless bubblewrap util-linux
            # Builds the runtimes of the submissions; the exercise as it is handed out can be trusted.
            java -Dgrading.home="$PWD/grading" -jar grading/target/grading.jar exercises/%1$s --exercise %1$s \\
                --seed=%2$s --isolation=process --out "$(mktemp -d)"
            """;

    private static final String RUN = """
            #!/bin/sh
            # Gradescope runs this for each submission: reads the folder submission, writes results/results.json.
            set -eu
            export LC_ALL=C.UTF-8
            cd "$(dirname -- "$0")"
            [ -d source ] || cd ..
            home=$PWD/source/grading
            work=$(mktemp -d)
            trap 'rm -rf "$work"' EXIT

            # Nobody else reads anything here; the runtimes alone can be reached.
            chmod 711 source "$home" "$home/target"
            for secret in source/reference source/exercises "$home/rubrics" "$home/faults" results \\
                    submission_metadata.json; do
                [ ! -e "$secret" ] || chmod -R go-rwx "$secret"
            done

            if bwrap --ro-bind / / --unshare-pid --unshare-net true 2>/dev/null; then
                isolation=sandbox
            else
                isolation=user
                for secret in source/reference "$home/rubrics" results "$work"; do
                    if ! setpriv --reuid 65534 --regid 65534 --clear-groups -- /bin/sh -c '! ls "$1"' - "$secret" \\
                            >/dev/null 2>&1; then
                        echo "Not graded: submissions could read $secret." >&2
                        exit 2
                    fi
                done
            fi
            grade() { java -Dgrading.home="$home" -jar "$home/target/grading.jar" "$@"; }
            grade submission --exercise %1$s --seed=%2$s --isolation="$isolation" --out "$work/report"
            grade export gradescope "$work/report" --out results/results.json
            """;

    private Autograder() {
    }

    /**
     * Writes it into a folder, all but the program itself.
     *
     * @param rubric the file of the rubric that is marked by
     * @param seed   from which the games of all submissions follow
     */
    public static void write(Exercise exercise, Path rubric, long seed, Path folder) throws IOException {
        script(folder.resolve("setup.sh"), SETUP.formatted(exercise.name(), seed));
        script(folder.resolve("run_autograder"), RUN.formatted(exercise.name(), seed));
        copy(rubric, folder.resolve("grading/rubrics").resolve(exercise.name() + ".yaml"));
        copy(Home.exercises().resolve(exercise.name()).resolve("src/main/java"),
                folder.resolve("exercises").resolve(exercise.name()).resolve("src/main/java"));
        copy(Home.specification().resolve(exercise.packageName()),
                folder.resolve("features/src/main/java/tabuleiro").resolve(exercise.packageName()));
        copy(Home.reference().resolve("src/main/java").resolve(exercise.packageName()),
                folder.resolve("reference/src/main/java").resolve(exercise.packageName()));
        copy(Home.faults().resolve(exercise.name() + ".yaml"),
                folder.resolve("grading/faults").resolve(exercise.name() + ".yaml"));
        copy(Home.faults().resolve(exercise.name()), folder.resolve("grading/faults").resolve(exercise.name()));
        copy(Home.boards(), folder.resolve("grading/boards"));
        copy(Home.positions(exercise), folder.resolve("grading/positions").resolve(exercise.name() + ".gz"));
        Files.createDirectories(folder.resolve("grading/target"));
    }

    private static void script(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        file.toFile().setExecutable(true, false);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        if (Files.isDirectory(from)) {
            PathUtils.copyDirectory(from, to);
        } else if (Files.exists(from)) {
            Files.copy(from, to);
        }
    }
}
