package draughts;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.SelectPackages;
import tabuleiro.feedback.Rules;

/** Checks your engine against every rule of draughts and your own examples. Given code: nothing to change here. */
@SelectPackages({"rules.draughts", "examples"})
@ConfigurationParameter(key = "cucumber.glue", value = "tabuleiro.steps,tabuleiro.draughts.steps")
class RulesTest extends Rules {
}
