package tabuleiro.grading.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.grading.HandIn;

/** Sorts what lies in the folder of a class by who handed it in. A platform may give several things to one student. */
final class Members {

    /** No name of a file contains it, so what is keyed by it is nobody's. */
    private static final String APART = "\0";

    private final Map<String, Member> members = new TreeMap<>();

    /** Is given each submission. */
    interface Receiver {
        /** Takes who handed it in, what is to be noted of that, and all that was handed in. */
        void accept(HandIn handIn, List<String> notes, Entry root);
    }

    /** One thing that a student handed in, under this name, and what the platform says of it. */
    private record Piece(String name, Optional<Platform> platform, Entry entry) {

        private boolean isOlderThan(Piece other) {
            return platform.isPresent() && other.platform.isPresent()
                    && platform.get().slot().equals(other.platform.get().slot())
                    && platform.get().rank().compareTo(other.platform.get().rank()) < 0;
        }
    }

    /** What one student handed in. */
    private record Member(HandIn first, String from, List<Piece> pieces) {

        Member(HandIn first, String from) {
            this(first, from, new ArrayList<>());
        }

        private List<Piece> newest() {
            return pieces.stream().filter(piece -> pieces.stream().noneMatch(piece::isOlderThan)).toList();
        }

        /** Returns who it is, and when the newest was handed in. */
        HandIn handIn() {
            return newest().stream().flatMap(piece -> piece.platform.stream()).findFirst()
                    .map(platform -> platform.handIn(from)).orElse(first);
        }

        List<String> notes() {
            final List<Piece> newest = newest();
            final List<String> notes = new ArrayList<>();
            newest.stream().flatMap(piece -> piece.platform.stream()).map(Platform::note).distinct().limit(1)
                    .forEach(notes::add);
            final List<String> older = pieces.stream().filter(piece -> !newest.contains(piece)).map(Piece::name)
                    .toList();
            if (!older.isEmpty()) {
                notes.add("Handed in several times: the newest counts. Left out: " + HandedIn.named(older) + ".");
            }
            return notes;
        }

        Entry root() {
            final List<Entry> entries = newest().stream().map(Piece::entry).toList();
            return Entry.folder(handIn().label(), () -> {
                if (entries.stream().allMatch(entry -> entry.kind() == Entry.Kind.LEFT_OUT)) {
                    throw new Refused("has only online text", "Only text typed into the page of the learning platform"
                            + " was handed in: hand in the source files.");
                }
                final List<Entry> all = new ArrayList<>();
                for (Entry each : entries) {
                    all.addAll(each.isFolder() ? each.inside().list() : List.of(each));
                }
                return all;
            });
        }
    }

    /** Returns whether a file of this name, directly in the folder of a class, may be a submission or belong to one. */
    static boolean mayBelong(String name) {
        return name.endsWith(".java") || Contents.isArchive(name) || Platform.in(name).isPresent();
    }

    /** Adds what lies in the folder of this name, in which the class does; the platform may say of it what this is. */
    void add(Entry entry, String from, Optional<Platform> platform) {
        final Member member = platform.map(known -> members.computeIfAbsent(known.person() + "_" + known.id(), key ->
                new Member(known.handIn(from), from)))
                .orElseGet(() -> another(new HandIn(entry.name(), "", from, "", "")));
        member.pieces.add(new Piece(entry.name(), platform, named(entry, platform)));
    }

    private static Entry named(Entry entry, Optional<Platform> platform) {
        if (platform.filter(Platform::isText).isPresent()) {
            return Entry.leftOut("onlinetext.html", "online text");
        }
        return entry.as(entry.isFolder() ? entry.name()
                : EntryName.fit(platform.map(Platform::file).orElse(entry.name())));
    }

    /** Names that cannot be told apart, because they are written in no known letters, are different submissions. */
    private Member another(HandIn handIn) {
        String key = handIn.person();
        while (members.containsKey(key)) {
            key += APART;
        }
        members.put(key, new Member(handIn, handIn.from()));
        return members.get(key);
    }

    /** Adds what leads out of the archive of a class, and so belongs to nobody: all of it is one submission. */
    void addStray(Entry stray) {
        final String path = path(stray);
        members.computeIfAbsent(APART, key -> new Member(HandIn.of(path), "")).pieces.add(
                new Piece(path, Optional.empty(), Entry.unsafe(path, "leads out of its folder")));
    }

    /** Returns the path of the first thing that lies there. */
    private static String path(Entry entry) {
        return entry.name() + entry.children().stream().findFirst().map(inner -> "/" + path(inner)).orElse("");
    }

    /** Returns whether nothing has been added. */
    boolean isEmpty() {
        return members.isEmpty();
    }

    /** Gives each, in the order of the names. */
    void each(Receiver receiver) {
        members.values().forEach(member -> receiver.accept(member.handIn(), member.notes(), member.root()));
    }
}
