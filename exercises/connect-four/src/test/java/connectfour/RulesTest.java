package connectfour;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.SelectPackages;
import tabuleiro.feedback.Rules;

/** Checks your engine against every rule of Connect Four and your own examples. Given code: nothing to change here. */
@SelectPackages({"rules.connect-four", "examples"})
@ConfigurationParameter(key = "cucumber.glue", value = "tabuleiro.steps,tabuleiro.connectfour.steps")
class RulesTest extends Rules {
}
