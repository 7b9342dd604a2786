package tabuleiro.grading.rulebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.rulebook.Edition.Listing;

/**
 * The methods of a solution, as they stand in its sources.
 *
 * @param methods all methods and constructors, file by file
 */
record Listings(List<Method> methods) {

    /** The first line of a member of a class. */
    private static final Pattern BEGINNING = Pattern.compile(" {4}[@\\w].*");
    private static final Pattern NAME = Pattern.compile("^ {4}(?:[\\w<>\\[\\], ?.]+ )?(\\w+)\\(");
    private static final String END = "    }";

    /** A comment that names a region for the slides; no part of a listing. */
    private static final Pattern REGION = Pattern.compile("^ *// (tag|end)::");

    /**
     * A method or a constructor.
     *
     * @param type the class
     * @param name its name; that of the class, if it is a constructor
     * @param lines its text
     */
    record Method(String type, String name, List<String> lines) {

        /** Checks whether one of its lines contains what this finds. */
        boolean contains(Pattern wanted) {
            return lines.stream().anyMatch(line -> wanted.matcher(line).find());
        }
    }

    /** Returns those of the sources in a folder; none if there is no such folder. */
    static Listings in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return new Listings(List.of());
        }
        final List<Method> methods = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).sorted().toList()) {
                methods.addAll(in(file.getFileName().toString().replace(".java", ""), Files.readAllLines(file)));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return new Listings(methods);
    }

    /** Returns the methods of a class, whose members are indented by four spaces. */
    static List<Method> in(String type, List<String> source) {
        final List<Method> methods = new ArrayList<>();
        final List<String> member = new ArrayList<>();
        for (String line : source.stream().filter(each -> !REGION.matcher(each).find()).toList()) {
            if (!member.isEmpty() || BEGINNING.matcher(line).matches()) {
                member.add(line);
            }
            if (line.equals(END)) {
                method(type, member).ifPresent(methods::add);
                member.clear();
            } else if (member.size() == 1 && line.endsWith(";")) {
                member.clear();
            }
        }
        return methods;
    }

    private static Optional<Method> method(String type, List<String> member) {
        return member.stream().map(NAME::matcher).filter(Matcher::find).findFirst()
                .map(name -> new Method(type, name.group(1), String.join("\n", member).stripIndent().lines().toList()));
    }

    /** Returns the methods for which this holds. */
    List<Listing> parts(Predicate<Method> wanted) {
        return methods.stream().filter(wanted)
                .map(method -> new Listing(method.type() + "." + method.name(), method.lines())).toList();
    }
}
