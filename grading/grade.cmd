@echo off
rem Grades on Windows. Programs of students need a sandbox, which Windows has not: a container, WSL, or your trust.
setlocal
for %%c in (handout marks moodle adjustments export similar forget merge autograder --help) do if "%~1"=="%%c" goto run
for %%a in (%*) do if "%%~a"=="--isolation=process" goto run
for %%a in (%*) do if "%%~a"=="--isolation" goto run
echo grade: to run programs of students on Windows, choose one of these, in the project's folder: 1>&2
echo   1. Docker or Podman:  docker build -f grading/spread/Dockerfile -t grading . 1>&2
echo      docker run --rm --network none -v "%%cd%%:/private/class" -w /private/class --entrypoint /tabuleiro/grading/spread/in-container grading CLASS.zip --out REPORT 1>&2
echo   2. WSL with Debian or Ubuntu:  apt-get install openjdk-17-jdk-headless maven bubblewrap, then grading/grade CLASS.zip 1>&2
echo   3. Only for programs that you trust:  grading\grade CLASS.zip --isolation=process 1>&2
exit /b 2
:run
set "home=%~dp0."
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if exist "%home%\target\grading.jar" goto start
pushd "%home%\.."
call mvn -B -q -ntp -pl :tabuleiro-grading -am package -DskipTests -Dgiven.skipTests=true || (popd & exit /b 2)
popd
:start
"%java%" -Dfile.encoding=UTF-8 "-Dgrading.home=%home%" -jar "%home%\target\grading.jar" %*
exit /b %errorlevel%
