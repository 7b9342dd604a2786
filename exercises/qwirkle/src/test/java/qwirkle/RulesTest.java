package qwirkle;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.SelectPackages;
import tabuleiro.feedback.Rules;

/** Checks your engine against every rule of Qwirkle and your own examples. Given code: nothing to change here. */
@SelectPackages({"rules.qwirkle", "examples"})
@ConfigurationParameter(key = "cucumber.glue", value = "tabuleiro.steps,tabuleiro.qwirkle.steps")
class RulesTest extends Rules {
}
