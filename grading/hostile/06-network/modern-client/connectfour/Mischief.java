package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        java.net.http.HttpClient.newHttpClient();
    }
}
