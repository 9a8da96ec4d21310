import { FetchTransport, type KnownRequestFacts } from "../server/fetch-transport.js";
import { eventStreamType, type OutgoingBody } from "../server/request-transport.js";
import { closesConnection, noteRequest, onStreamsEnd } from "../server/stopping-servers.js";
import { observedStream } from "../streams/source.js";

/** The request and the response of node:http. */
export interface Connection {
  readonly incoming: { readonly socket?: unknown };
  readonly outgoing: { shouldKeepAlive: boolean };
}

/** A request of Hono on Node, whose server `closeGracefully` may stop. */
export class HonoTransport extends FetchTransport {
  readonly #connection: Connection;

  constructor(
    request: Request,
    resolve: (response: Response) => void,
    { connection, ...known }: KnownRequestFacts & { readonly connection: Connection },
  ) {
    super(request, resolve, known);
    this.#connection = connection;
    noteRequest(connection.incoming);
  }

  override respond(
    status: number,
    contentType: string | undefined,
    headers: readonly string[],
    body: OutgoingBody,
  ): void {
    const { incoming, outgoing } = this.#connection;
    if (closesConnection(incoming)) outgoing.shouldKeepAlive = false;
    const ends = contentType === eventStreamType && body instanceof ReadableStream;
    super.respond(status, contentType, headers, ends ? this.#endingWithServer(body) : body);
  }

  /** The same stream, which ends when the server stops. */
  #endingWithServer(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
    // A server that has ended its other streams ends this one at once.
    let forget = (): unknown => undefined;
    const observed = observedStream(stream, () => forget());
    forget = onStreamsEnd(this.#connection.incoming, observed.end);
    return observed.stream;
  }
}
