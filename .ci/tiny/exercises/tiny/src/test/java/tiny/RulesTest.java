package tiny;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.SelectPackages;
import tabuleiro.feedback.Rules;

/** Checks your engine against every rule and your own examples. Given code: nothing to change here. */
@SelectPackages({"rules.tiny", "examples"})
@ConfigurationParameter(key = "cucumber.glue", value = "tabuleiro.steps,tabuleiro.tiny.steps")
class RulesTest extends Rules {
}
