package tabuleiro.grading.handout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;

/**
 * The workflow by which GitHub checks a repository at every push. It runs in the student's repository, so it has what
 * the student has: the public examples. It depends on no service for classrooms, which come and go.
 */
public final class Classroom {

    private static final String FILE = ".github/workflows/classroom.yml";

    private static final String WORKFLOW = """
            name: Check
            on: [push, workflow_dispatch]
            permissions:
              contents: read
            jobs:
              check:
                runs-on: ubuntu-latest
                timeout-minutes: 15
                steps:
                  - uses: actions/checkout@v4
                  - uses: actions/setup-java@v4
                    with:
                      distribution: temurin
                      java-version: 17
                      cache: maven
            """;

    /** What a program prints must not be taken for commands to GitHub, so these are off while it runs. */
    private static final String STEP = """
                  - name: %1$s
                    if: always()
                    shell: bash
                    run: |
                      report=$(mktemp)
                      token=$(openssl rand -hex 16)
                      status=0
                      echo "::stop-commands::$token"
                      exercises/check %1$s --once 2>&1 | tee "$report" || status=$?
                      echo "::$token::"
                      { echo "## %1$s"; echo; sed 's/^/    /' "$report"; } >> "$GITHUB_STEP_SUMMARY"
                      exit "$status"
            """;

    private Classroom() {
    }

    /** Adds the workflow for these exercises to a hand-out in a folder. */
    public static void write(List<Exercise> exercises, Path folder) throws IOException {
        final Path file = folder.resolve(FILE);
        Files.createDirectories(file.getParent());
        Files.writeString(file, WORKFLOW + exercises.stream().map(exercise -> STEP.formatted(exercise.name()))
                .collect(Collectors.joining()));
    }
}
