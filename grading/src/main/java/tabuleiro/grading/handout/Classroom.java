package tabuleiro.grading.handout;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import tabuleiro.grading.Exercise;

/**
 * The workflow with which GitHub Classroom checks a repository at every push. It runs in the student's repository, so
 * it has what the student has: the public examples.
 */
public final class Classroom {

    private static final String FILE = ".github/workflows/classroom.yml";

    /** Name and job must be called so, or Classroom does not find the points. */
    private static final String WORKFLOW = """
            name: Autograding Tests
            on: [push, workflow_dispatch]
            permissions:
              actions: read
              contents: read
            jobs:
              run-autograding-tests:
                runs-on: ubuntu-latest
                timeout-minutes: 15
                if: github.actor != 'github-classroom[bot]'
                steps:
                  - uses: actions/checkout@v4
                  - uses: actions/setup-java@v4
                    with:
                      distribution: temurin
                      java-version: 17
                      cache: maven
            %s      - uses: classroom-resources/autograding-grading-reporter@v1
                    env:
            %s        with:
                      runners: %s
            """;

    /** What a program prints must not be taken for commands to GitHub, so these are off while it runs. */
    private static final String STEP = """
                  - name: %1$s
                    id: %2$s
                    shell: bash
                    run: |
                      report=$(mktemp)
                      token=$(openssl rand -hex 16)
                      echo "::stop-commands::$token"
                      exercises/check %1$s --once 2>&1 | tee "$report" || true
                      echo "::$token::"
                      score=$(grep -o "examples alone: [0-9.]* of 20" "$report" | tail -n 1 | cut -d ' ' -f 3 || true)
                      result=$(jq -n --argjson score "${score:-0}" --rawfile report "$report" '
                        (if $score == 20 then "pass" else "fail" end) as $status |
                        {version: 1, status: $status, max_score: 20, tests: [{name: "%1$s", status: $status,
                         score: $score, message: $report, test_code: "exercises/check %1$s",
                         filename: "", line_no: 0, duration: 0}]}' | base64 -w 0)
                      echo "result=$result" >> "$GITHUB_OUTPUT"
            """;

    private Classroom() {
    }

    /** Adds the workflow for these exercises to a hand-out in a folder. */
    public static void write(List<Exercise> exercises, Path folder) throws IOException {
        final Path file = folder.resolve(FILE);
        Files.createDirectories(file.getParent());
        Files.writeString(file, workflow(exercises));
    }

    /** Returns the workflow for these exercises. */
    static String workflow(List<Exercise> exercises) {
        return WORKFLOW.formatted(
                joined(exercises, "", each -> STEP.formatted(each.name(), each.packageName())),
                joined(exercises, "", each -> "          %s_RESULTS: \"${{steps.%s.outputs.result}}\"\n".formatted(
                        each.packageName().toUpperCase(Locale.ROOT), each.packageName())),
                joined(exercises, ",", Exercise::packageName));
    }

    private static String joined(List<Exercise> exercises, String between, Function<Exercise, String> text) {
        return exercises.stream().map(text).collect(Collectors.joining(between));
    }
}
