package draughts;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.IncludeTags;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Tests that the given code reads and writes PDN, with the games of the reference. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules.draughts")
@IncludeTags("given")
@ConfigurationParameter(key = GLUE_PROPERTY_NAME, value = "tabuleiro.steps,tabuleiro.draughts.steps")
class NotationTest {
}
