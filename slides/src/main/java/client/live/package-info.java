/** What is written live in the lectures: each class has the states of one program, which the build compiles and runs. */
package client.live;
