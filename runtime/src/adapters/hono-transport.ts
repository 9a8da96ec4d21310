import { FetchTransport, type KnownRequestFacts } from "../server/fetch-transport.js";
import { eventStreamType, type OutgoingBody } from "../server/request-transport.js";
import { closesConnection, noteRequest, onStreamsEnd } from "../server/stopping-servers.js";

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
    const reader = stream.getReader();
    // A read that waits is done then.
    const forget = onStreamsEnd(this.#connection.incoming, () => void reader.cancel().catch(() => undefined));
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const next = reader.read();
          next.catch(forget);
          const { done, value } = await next;
          if (!done) return controller.enqueue(value);
          forget();
          controller.close();
        },
        cancel(reason) {
          forget();
          return reader.cancel(reason);
        },
      },
      { highWaterMark: 0 },
    );
  }
}
