package tabuleiro.feedback;

import java.util.ConcurrentModificationException;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.stream.Stream;

/** What the exceptions mean that beginners meet, in a sentence each. */
final class Meaning {

    private static final Map<Class<?>, String> SENTENCES = Map.ofEntries(
            Map.entry(NullPointerException.class, "Something is null: a variable, or an element of an array, that has"
                    + " never got a value, or what a map returned for a key that it has not."),
            Map.entry(IndexOutOfBoundsException.class, "An index is counted from 0 and is less than the length; a row"
                    + " or a column that is counted from 1 has an index that is one less."),
            Map.entry(ClassCastException.class, "An object is of another class than a cast says."),
            Map.entry(NoSuchElementException.class, "An empty Optional, or an empty collection, was asked for what is"
                    + " in it."),
            Map.entry(UnsupportedOperationException.class, "A list or set was changed that cannot be changed, such as"
                    + " one made by List.of or toList."),
            Map.entry(ConcurrentModificationException.class, "A collection was changed while somebody went through it,"
                    + " such as in a loop that removes from what it goes through. If a method returns a collection that"
                    + " the engine keeps, let it return a copy."),
            Map.entry(ArithmeticException.class, "A number was divided by 0."),
            Map.entry(NumberFormatException.class, "A text was read as a number that is none."),
            Map.entry(StackOverflowError.class, "A method calls itself, perhaps by way of others, and never stops."),
            Map.entry(OutOfMemoryError.class, "The program used up all memory that it is given: something grows and"
                    + " never stops."),
            Map.entry(ServiceConfigurationError.class, "The class Games makes the games: keep its name, its package"
                    + " and its constructor without parameters."));

    private Meaning() {
    }

    /** Returns what an error means; nothing if it is none of these. */
    static Optional<String> of(Throwable error) {
        return Stream.<Class<?>>iterate(error.getClass(), Objects::nonNull, Class::getSuperclass)
                .map(SENTENCES::get).filter(Objects::nonNull).findFirst();
    }
}
