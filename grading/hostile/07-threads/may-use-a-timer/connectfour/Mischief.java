package connectfour;

import java.util.Timer;
import java.util.TimerTask;

final class Mischief extends Hook {

    @Override
    void loaded() {
        new Timer().schedule(new TimerTask() {
            @Override
            public void run() {
                System.out.println("tick");
            }
        }, 0, 10);
    }
}
