import { Agent } from "node:https";
import { connect } from "node:net";

/** For libraries that speak TLS only: their connections lead to the service on this machine, in plain text. */
export class LoopbackAgent extends Agent {
  readonly #port: number;

  constructor(url: string) {
    super();
    this.#port = Number(new URL(url).port);
  }

  // What https.Agent calls to open a socket.
  override createConnection(): ReturnType<typeof connect> {
    return connect(this.#port, "127.0.0.1");
  }
}
