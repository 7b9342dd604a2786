@rem Checks an exercise and says what to do next: check GAME [WHAT] [options]; --help shows more.
@call "%~dp0checking\start.cmd" check %*
