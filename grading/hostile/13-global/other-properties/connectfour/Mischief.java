package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        for (String each : new String[] {"line.separator", "user.dir", "file.encoding", "java.class.path",
                "java.io.tmpdir", "user.home", "java.home", "sun.boot.library.path"}) {
            System.setProperty(each, "tabuleiro-was-here");
        }
    }
}
