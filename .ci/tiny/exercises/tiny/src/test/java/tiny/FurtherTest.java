package tiny;

import tabuleiro.checking.FurtherChecks;

/**
 * Plays recorded games with your engine, and tries your contracts: {@code mvn test -Dgroups=games}, or
 * {@code -Dgroups=contracts}. Given code: nothing to change here.
 */
class FurtherTest extends FurtherChecks {
}
