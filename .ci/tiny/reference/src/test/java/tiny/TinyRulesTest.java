package tiny;

import static io.cucumber.junit.platform.engine.Constants.GLUE_PROPERTY_NAME;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.ExcludeTags;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectPackages;
import org.junit.platform.suite.api.Suite;

/** Tests that the reference keeps every rule of Tiny. Coverage is measured in this run only. */
@Suite
@IncludeEngines("cucumber")
@SelectPackages("rules.tiny")
@ExcludeTags({"given", "console"})
@ConfigurationParameter(key = GLUE_PROPERTY_NAME, value = "tabuleiro.steps,tabuleiro.tiny.steps")
class TinyRulesTest {
}
