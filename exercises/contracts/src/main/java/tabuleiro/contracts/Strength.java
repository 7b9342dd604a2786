package tabuleiro.contracts;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the contracts of a program notice.
 *
 * @param clauses what is noticed of each clause, in the order of their names
 * @param alarms  how many calls that are allowed an assertion of the program's stops
 * @param working how many calls are right only while assertions are checked: they do the work
 * @param doubts  what makes one doubt it
 */
public record Strength(List<Noticed> clauses, int alarms, int working, List<Doubt> doubts) {

    /** Nothing could be tried. */
    public static final Strength NONE = new Strength(List.of(), 0, 0, List.of());

    /** From which share on everything is earned, in percent. */
    public static final int ENOUGH = 95;

    /** Which part is left to contracts that stop what is allowed, in percent. */
    public static final int ALARMED = 85;

    /** What contracts that are a copy of the program earn at most, in percent. */
    public static final int COPIED = 20;

    private static final int PERCENT = 100;

    /**
     * What is noticed of a clause.
     *
     * @param name     owner and label, such as {@code ConnectFour.play disc_rests}
     * @param isQuery  whether it says what a query returns
     * @param boards   how many wrong boards or answers break it that could be made
     * @param asserted how many of them an assertion stops
     * @param thrown   how many an exception of the program's own stops
     * @param copied   how many are stopped by an assertion that only does again what the program has done
     */
    public record Noticed(String name, boolean isQuery, int boards, int asserted, int thrown, int copied) {

        /** What one that is asserted is worth; an exception two thirds of it, the same done again a fifth. */
        private static final int ASSERTED = 15;
        private static final int THROWN = 10;
        private static final int COPIED = 3;

        private static final int OF_COMMAND = 3;

        /** Returns the label, such as {@code disc_rests}. */
        String label() {
            return name.substring(name.indexOf(' ') + 1);
        }

        /** Returns what it weighs: a clause of a query a third of others; nothing what this program cannot break. */
        public int weight() {
            final int full = isQuery ? 1 : OF_COMMAND;
            return boards == 0 ? 0 : full;
        }

        /** Returns the share that is noticed. */
        public BigDecimal share() {
            return boards == 0 ? BigDecimal.ZERO : BigDecimal.valueOf(ASSERTED * asserted + THROWN * thrown
                    + COPIED * copied).divide(BigDecimal.valueOf(ASSERTED * boards), MathContext.DECIMAL128);
        }

        /** Returns what is lost of its weight. */
        BigDecimal lost() {
            return BigDecimal.ONE.subtract(share()).multiply(BigDecimal.valueOf(weight()));
        }

        /** Checks whether all is noticed. */
        public boolean noticesAll() {
            return boards > 0 && asserted == boards;
        }
    }

    /** Returns the share that is earned, from 0 to 1. */
    public BigDecimal share() {
        final BigDecimal all = BigDecimal.valueOf(clauses.stream().mapToInt(Noticed::weight).sum());
        final BigDecimal noticed = all.subtract(clauses.stream().map(Noticed::lost)
                .reduce(BigDecimal.ZERO, BigDecimal::add));
        final BigDecimal share = all.signum() == 0 ? BigDecimal.ZERO : noticed.movePointRight(2).divide(
                all.multiply(BigDecimal.valueOf(ENOUGH)), MathContext.DECIMAL128).min(BigDecimal.ONE);
        final BigDecimal allowed = alarms == 0 ? share : share.multiply(BigDecimal.valueOf(ALARMED, 2));
        return isCopy() ? allowed.min(BigDecimal.valueOf(COPIED, 2)) : allowed;
    }

    /** Checks whether more is noticed by assertions that only do something again than in another way. */
    private boolean isCopy() {
        return doubts.contains(Doubt.COPY) || clauses.stream().mapToInt(noticed -> noticed.copied() - noticed.asserted()
                - noticed.thrown()).sum() > 0;
    }

    /** Checks whether all is earned. */
    public boolean earnsAll() {
        return share().compareTo(BigDecimal.ONE) >= 0;
    }

    /** Returns the share in percent, rounded down. */
    public int percent() {
        return share().movePointRight(2).intValue();
    }

    /** Returns how many clauses are wholly noticed. */
    public long whole() {
        return clauses.stream().filter(Noticed::noticesAll).count();
    }

    /** Returns in a sentence or two what is noticed. */
    public String words() {
        return clauses.isEmpty() ? "nothing could be tried; write your commands first."
                : "your assertions notice " + whole() + " of " + clauses.stream()
                .filter(noticed -> noticed.boards() > 0)
                .count() + " clauses in all boards that break them. That earns " + percent()
                + " % of the points for postconditions and invariants.";
    }

    /** Returns what else its author must know, in sentences. */
    public List<String> remarks() {
        return Stream.of(
                remark(clauses.stream().anyMatch(noticed -> noticed.thrown() > 0),
                        "Some is noticed by exceptions of your"
                        + " own: that earns two thirds. The course asks for `assert`, which can be switched off and"
                        + " says who has broken the contract."),
                remark(clauses.stream().anyMatch(noticed -> noticed.copied() > 0),
                        "Some assertions only do again what your"
                        + " program has done: they use the same parts of it, look where it has just written, or make"
                        + " the move once more. That earns a fifth, and so does all if it is most of what is noticed:"
                        + " certify it in another way."),
                remark(alarms > 0, "Your assertions stop " + alarms + " of the calls that were tried though the rules"
                        + " allow them: that costs " + (PERCENT - ALARMED) + " % of the points."),
                remark(clauses.stream().anyMatch(noticed -> noticed.boards() == 0),
                        "Your game could be put at no board that"
                        + " breaks " + clauses.stream().filter(noticed -> noticed.boards() == 0).map(noticed -> "`"
                        + noticed.label() + "`").collect(Collectors.joining(", ")) + ": that does not count."),
                remark(working > 0, working + " of the calls that were tried are right only while assertions are on:"
                        + " assertions that do the work earn nothing."),
                doubts.stream().map(Doubt::words).toList()).flatMap(List::stream).toList();
    }

    private static List<String> remark(boolean holds, String words) {
        return holds ? List.of(words) : List.of();
    }
}
