#!/bin/sh
# A chess engine for tests. It speaks UCI, knows four moves of each side, and misbehaves.
#
#   sh engine.sh FAULT LOG    FAULT is how it misbehaves; each line that it reads is added to the file LOG
fault=$1
log=$2
moves=0

# Prints the move of the player who is next.
move() {
    set -- f2f3 e7e5 g2g4 d8h4 e2e4 e7e5 d1h5 b8c6
    shift "$moves"
    printf '%s' "$1"
}

# Starts a process that outlives this one, in a session of its own and with no parent that knows it.
start_another() {
    (setsid sh "$0" 'is another process' "$log" </dev/null >/dev/null 2>&1 &)
}

[ "$fault" != 'is another process' ] || { sleep 300; exit; }

greet() {
    case $fault in
        'dies at once') exit 3 ;;
        'greets nobody') exec sleep 300 ;;
        'floods at once') exec yes 'info string flood' ;;
        'closes its output at once') exec >/dev/null ;;
        'sends garbage') printf '\000\377\376\303\050\033[2J{0}\r\n\t\n' ;;
        'starts another process' | 'dies before another process') start_another ;;
    esac
    printf 'id name Scripted\r\nid author nobody\n\nuciokay\nuciok\r\n'
}

think() {
    printf 'info depth 1 score cp 13 pv %s bestmove\n' "$(move)"
    case $fault in
        dies | 'dies before another process') exit 3 ;;
        'is silent') exec sleep 300 ;;
        'is slow') sleep 5 && printf 'bestmove %s\n' "$(move)" ;;
        'closes its output') exec >/dev/null ;;
        floods) exec yes 'info string flood' ;;
        'sends an endless line') exec tr '\000' x </dev/zero ;;
        'sends half a line') printf 'bestmove e7' ;;
        'moves illegally') echo 'bestmove e1e5' ;;
        'moves to nowhere') echo 'bestmove e9e5' ;;
        'has no move') echo 'bestmove (none)' ;;
        'makes the null move') echo 'bestmove 0000' ;;
        'says nothing more') echo 'bestmove' ;;
        'sends nonsense') printf 'bestmove \033[2J{0}\377\n' ;;
        'moves twice') printf 'bestmove %s\nbestmove a2a3\n' "$(move)" ;;
        'sends garbage') printf '\000\377\tbestmove a2a3\n bestmove\t%s \t ponder a2a3\r\n' "$(move)" ;;
        *) printf 'bestmove %s ponder a2a3\n' "$(move)" ;;
    esac
}

while IFS= read -r line; do
    printf '%s\n' "$line" >>"$log"
    case $line in
        quit) [ "$fault" = 'never quits' ] || exit 0 ;;
        uci) greet ;;
        isready) if [ "$fault" = 'is never ready' ]; then echo 'info string not yet'; else echo readyok; fi ;;
        position*' moves '*) moves=$(echo "${line#* moves }" | wc -w) ;;
        position*) moves=0 ;;
        go*) think ;;
    esac
done
[ "$fault" != 'never quits' ] || exec sleep 300
