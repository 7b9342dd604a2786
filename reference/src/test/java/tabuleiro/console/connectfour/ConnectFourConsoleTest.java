package tabuleiro.console.connectfour;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Tests that the console of Connect Four keeps its rules, on the reference. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules.connect-four")
@IncludeTags("console")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME,
        value = "tabuleiro.steps,tabuleiro.connectfour.steps,tabuleiro.console.steps,tabuleiro.console.program.steps,"
                + "tabuleiro.console.connectfour.steps")
class ConnectFourConsoleTest {
}
