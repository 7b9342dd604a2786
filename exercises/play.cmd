@rem Plays a game in the terminal: play GAME [options]; --help shows the options.
@call "%~dp0checking\start.cmd" play %*
