package connectfour;

import java.util.List;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (String each : List.of("rules/connect-four/1-grid.feature", "rules", "features", "connect-four.yaml",
                "rubrics/connect-four.yaml", "cucumber.properties", "junit-platform.properties", ".git/HEAD",
                "META-INF/MANIFEST.MF", "META-INF/maven", "tabuleiro/connectfour/steps/ConnectFourSteps.class")) {
            if (ClassLoader.getSystemResource(each) != null || getClass().getResource("/" + each) != null
                    || getClass().getResource(each) != null) {
                throw new IllegalStateException("saw " + each);
            }
        }
    }
}
