package tabuleiro.grading.intake;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Puts each source of a package where its class belongs, whatever its file is called. */
final class Placed {

    private final Map<String, byte[]> texts;
    private final Map<String, String> files = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();

    /** Reads the sources of a copy of a package; refuses it if one class stands there in several ways. */
    Placed(Copies.Copy copy, HandedIn handedIn) throws IOException {
        texts = handedIn.read(copy.files().values().stream().flatMap(Collection::stream).toList());
        final Map<String, List<String>> places = new TreeMap<>();
        copy.files().forEach((belongs, some) -> some.forEach(place -> places.computeIfAbsent(
                proper(belongs, SourceText.of(texts.get(place)).text()), any -> new ArrayList<>()).add(place)));
        for (Map.Entry<String, List<String>> each : places.entrySet()) {
            files.put(each.getKey(), one(each.getKey(), each.getValue()));
        }
        final List<String> renamed = files.entrySet().stream().filter(entry ->
                !Copies.lastWord(entry.getKey()).equals(Copies.lastWord(entry.getValue()))).map(entry ->
                EntryName.shown(entry.getValue()) + " as " + Copies.lastWord(entry.getKey())).toList();
        if (!renamed.isEmpty()) {
            notes.add("Read by the names of the classes in them: " + HandedIn.named(renamed) + ".");
        }
    }

    private static String proper(String belongs, String text) {
        final String folder = Copies.parent(belongs);
        final String name = ClassName.file(Copies.lastWord(belongs), text);
        return folder.isEmpty() ? name : folder + "/" + name;
    }

    /** Returns the only place; of several the newest version, if it can be said which that is. */
    private String one(String belongs, List<String> places) throws Refused {
        final byte[] first = texts.get(places.get(0));
        if (places.stream().allMatch(place -> Arrays.equals(texts.get(place), first))) {
            final String best = places.stream().min(Comparator.comparing((String path) ->
                    !Copies.lastWord(path).equals(Copies.lastWord(belongs))).thenComparing(path -> path)).orElseThrow();
            leave(places, best, "it is the same as ");
            return best;
        }
        final List<String> shown = places.stream().filter(place -> !Copies.lastWord(place).startsWith(".")).toList();
        final Comparator<String> byNumber = Comparator.comparingLong(path -> Version.of(path).number());
        final List<String> newest = shown.stream().filter(path ->
                shown.stream().noneMatch(other -> byNumber.compare(other, path) > 0)).toList();
        if (newest.size() != 1 || shown.stream().map(path -> Version.of(path).base()).distinct().count() != 1) {
            throw PackageFinder.twice(belongs, HandedIn.named(places), places.size());
        }
        leave(places, newest.get(0), "newer is ");
        return newest.get(0);
    }

    private void leave(List<String> places, String best, String why) {
        final List<String> others = places.stream().filter(place -> !place.equals(best)).toList();
        if (!others.isEmpty()) {
            notes.add("Left out: " + HandedIn.named(others) + ", " + why + EntryName.shown(best) + ".");
        }
    }

    /** Returns where each file lies in the submission, by where it belongs. */
    Map<String, String> files() {
        return files;
    }

    /** Returns what was handled, in words for its author. */
    List<String> notes() {
        return notes;
    }
}
