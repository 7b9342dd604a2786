package tabuleiro.specification;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.rulebook.FeatureFile;

/**
 * The methods of an interface, in the order of its source.
 *
 * @param list each with its Javadoc
 */
record Members(List<Member> list) {

    private static final Pattern MEMBER =
            Pattern.compile("/\\*\\*(.*?)\\*/\\s*([^;{=]*\\b(\\w+)\\([^;{]*)", Pattern.DOTALL);
    private static final Pattern CONTRACT = Pattern.compile("@pre|@post|\\b" + FeatureFile.ID + "\\b");

    /** The order of those that every game has; where several are named together, it has one of them. */
    private static final List<List<String>> ORDER = Stream.of("at", "nextToPlay", "whyNot", "isOver", "winner winners",
            "position", "legalMoves").map(names -> List.of(names.split(" "))).toList();

    /**
     * A method of an interface.
     *
     * @param name        its name
     * @param declaration from its modifiers on
     * @param comment     its Javadoc
     */
    record Member(String name, String declaration, String comment) {
    }

    /** Returns the methods in a source text, apart from static ones. Each must have Javadoc. */
    static Members of(String source) {
        final List<Member> list = new ArrayList<>();
        final Matcher member = MEMBER.matcher(source);
        while (member.find()) {
            if (!member.group(2).startsWith("static ")) {
                list.add(new Member(member.group(3), member.group(2), member.group(1)));
            }
        }
        return new Members(list);
    }

    /** Returns what is missing of the members that every game has, or stands in another order. */
    List<String> orderFaults() {
        final List<String> faults = new ArrayList<>();
        int last = -1;
        for (List<String> names : ORDER) {
            final Optional<Integer> place = IntStream.range(0, list.size()).boxed()
                    .filter(i -> names.stream().anyMatch(name -> is(list.get(i), name))).findFirst();
            if (place.isEmpty()) {
                faults.add("there is no " + String.join(" or ", names));
            } else if (place.get() < last) {
                faults.add(list.get(place.get()).name() + " stands too early: the order is " + ORDER);
            }
            last = Math.max(last, place.orElse(-1));
        }
        return faults;
    }

    private static boolean is(Member member, String name) {
        return member.name().equals(name) || name.equals("whyNot") && member.name().startsWith(name);
    }

    /** Returns the queries why not that are not followed at once by what they are asked about, and late commands. */
    List<String> commandFaults() {
        final List<String> faults = new ArrayList<>();
        for (int i = 0; i < list.size(); i++) {
            final String name = list.get(i).name();
            final String next = i + 1 < list.size() ? list.get(i + 1).name() : "nothing";
            if (name.startsWith("whyNot") && !next.equals(withoutWhyNot(name))) {
                faults.add(name + " is followed by " + next + ", not by " + withoutWhyNot(name));
            }
        }
        final List<String> names = list.stream().map(Member::name).toList();
        list.stream().filter(member -> member.declaration().startsWith("void "))
                .filter(member -> names.contains("isOver") && names.indexOf("isOver") < names.indexOf(member.name()))
                .forEach(member -> faults.add(member.name() + " stands after isOver"));
        return faults;
    }

    private static String withoutWhyNot(String name) {
        return name.substring(6, 7).toLowerCase(Locale.ROOT) + name.substring(7);
    }

    /** Returns the default methods with a clause of a contract or the id of a rule: a stub would earn marks by them. */
    List<String> defaultsUnderARule() {
        return list.stream().filter(member -> Arrays.asList(member.declaration().split("\\s+")).contains("default"))
                .filter(member -> CONTRACT.matcher(member.comment()).find()).map(Member::name)
                .map(name -> name + " is a default method, but its comment has a clause or names a rule").toList();
    }
}
