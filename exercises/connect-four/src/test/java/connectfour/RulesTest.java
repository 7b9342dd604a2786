package connectfour;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;
import static io.cucumber.junit.platform.engine.Constants.PLUGIN_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Holds your engine against every rule of Connect Four. Given code: nothing to change here. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules.connect-four")
@ExcludeTags({"given", "console"})
@ConfigurationParameter(key = GLUE_PROPERTY_NAME, value = "tabuleiro.steps,tabuleiro.connectfour.steps")
@ConfigurationParameter(key = PLUGIN_PROPERTY_NAME, value = "tabuleiro.steps.Patience,tabuleiro.steps.Feedback")
class RulesTest {
}
