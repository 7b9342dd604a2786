package connectfour;

final class Mischief extends Hook {

    @Override
    void played(Engine game) {
        final Thread[] threads = new Thread[100];
        final int count = Thread.currentThread().getThreadGroup().getParent().enumerate(threads);
        for (int i = 0; i < count; i++) {
            threads[i].setName("mine");
            threads[i].setPriority(Thread.MIN_PRIORITY);
            threads[i].interrupt();
        }
    }
}
