package chess;

import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.SelectPackages;
import tabuleiro.feedback.Rules;

/** Checks your engine against every rule of chess and your own examples. Given code: nothing to change here. */
@SelectPackages({"rules.chess", "examples"})
@ConfigurationParameter(key = "cucumber.glue", value = "tabuleiro.steps,tabuleiro.chess.steps")
class RulesTest extends Rules {
}
