package quarto;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.SelectPackages;
import tabuleiro.feedback.Rules;

/** Checks your engine against every rule of Quarto and your own examples. Given code: nothing to change here. */
@SelectPackages({"rules.quarto", "examples"})
@ConfigurationParameter(key = "cucumber.glue", value = "tabuleiro.steps,tabuleiro.quarto.steps")
class RulesTest extends Rules {
}
