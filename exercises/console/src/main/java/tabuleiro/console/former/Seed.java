package tabuleiro.console.former;

import java.util.Optional;

/** Asks for the seed of the agents' random choices. */
public final class Seed implements Question<Long> {

    /** The seed if none is chosen. */
    public static final long USUAL = 1;

    @Override
    public String words() {
        return "Which seed, a whole number? With the same seed, an agent makes the same choices. (empty line: "
                + USUAL + ")";
    }

    @Override
    public Optional<String> whyNot(String typed) {
        return typed.isEmpty() ? Optional.empty() : WholeNumber.whyNot(typed).or(() -> whyNotLong(typed));
    }

    private static Optional<String> whyNotLong(String typed) {
        final boolean fits = WholeNumber.value(typed).bitLength() < Long.SIZE;
        return fits ? Optional.empty() : Optional.of("the number has too many digits");
    }

    @Override
    public Long meaning(String typed) {
        return typed.isEmpty() ? USUAL : WholeNumber.value(typed).longValueExact();
    }
}
