package connectfour;

import java.util.List;

final class Mischief extends Hook {

    private static final List<String> WANTED = List.of("tabuleiro.connectfour.steps.ConnectFourSteps",
            "tabuleiro.steps.Moves", "tabuleiro.grading.testing.Tester", "tabuleiro.grading.process.Session",
            "tabuleiro.grading.Grade", "tabuleiro.grading.marks.Rubric", "io.cucumber.core.cli.Main",
            "org.junit.jupiter.api.Test", "org.assertj.core.api.Assertions", "javax.tools.ToolProvider");

    @Override
    void provided() {
        for (String each : WANTED) {
            try {
                Class.forName(each);
            } catch (ClassNotFoundException expected) {
                continue;
            }
            throw new IllegalStateException("found " + each);
        }
    }
}
