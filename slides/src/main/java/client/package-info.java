/** The clients on the slides: small programs that call an engine, and whose output is shown. */
package client;
