package tabuleiro.console.draughts;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a program listens: a port of a computer, typed as {@code 5000}, {@code 192.168.1.5:5000} or {@code [::1]:5000}.
 *
 * @param host the name or the number of the computer; an empty text for this computer, and no other
 * @param port the port, from 0 to 65535; to listen at 0 means at any free port
 */
record Address(String host, int port) {

    private static final Pattern FORM = Pattern.compile("(?:([\\w.-]+|\\[[\\p{XDigit}:.%\\w]+]):)?([0-9]{1,5})");
    private static final int LAST = 65_535;
    private static final String HERE = "localhost";

    /** Returns the address in a text; nothing if it contains none. */
    static Optional<Address> parse(String typed) {
        final Matcher address = FORM.matcher(typed);
        return Optional.of(address).filter(Matcher::matches)
                .map(each -> new Address(each.group(1) == null ? "" : each.group(1), Integer.parseInt(each.group(2))))
                .filter(each -> each.port <= LAST);
    }

    /** Returns the same computer with another port. */
    Address withPort(int other) {
        return new Address(host, other);
    }

    /** Checks whether this computer is meant, whatever numbers it has under its own name. */
    boolean isHere() {
        return host.isEmpty() || host.equalsIgnoreCase(HERE);
    }

    @Override
    public String toString() {
        return (host.isEmpty() ? HERE : host) + ":" + port;
    }
}
