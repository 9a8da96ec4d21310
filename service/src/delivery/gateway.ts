import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@guildwire/api/server";
import type { ErrorCode } from "@guildwire/runtime/server";
import { parseRequestTarget } from "@guildwire/runtime/server";
import { findApplicationOfBot } from "../access/authenticate.js";
import { credentialOf } from "../access/credentials.js";
import { sendJson } from "../http/send.js";
import type { Log } from "../log.js";
import { tokensChannel } from "../store/repositories/applications.js";
import type { Store } from "../store/store.js";
import { type Cursor, formatCursor, parseCursor } from "./events/cursor.js";
import { EventsGoneError } from "./events/event-log.js";
import type { Events } from "./events/events.js";
import { eventStreamType, formatDispatch, formatMessage, heartbeat } from "./events/server-sent-events.js";

export interface Gateway {
  /** Handles requests below `/gateway`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends all streams; readers resume elsewhere from their last id. */
  close(): void;
}

export interface GatewayOptions {
  readonly store: Store;
  readonly events: Events;
  readonly log: Log;
  /** Milliseconds between heartbeats. Default: 15,000. */
  readonly heartbeatInterval?: number;
  /** Milliseconds that a reader may leave data unread. Default: 30,000. */
  readonly sendTimeout?: number;
  /** Maximum number of open streams of an application. Default: 10. */
  readonly streamsPerApplication?: number;
}

/** An open stream of an application. */
interface OpenStream {
  readonly token: string;
  readonly abort: AbortController;
}

/**
 * The events of an application as server-sent events, for its bot token: `GET /gateway`.
 *
 * Events are sent in order, each with the id to resume from in the header Last-Event-ID or the parameter `after`. The
 * first one is READY, whose id is the position where the stream begins. A stream ends when its token is revoked, on any
 * instance.
 *
 * Call it before the first unit of work.
 */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  const { store, log } = options;
  const streams = new EventStreams(options);
  await store.database.listen(tokensChannel, (application) => {
    streams
      .endRevoked(application)
      .catch((error: unknown) => log.error({ err: error }, "tokens could not be verified"));
  });
  return {
    handle(request, response) {
      streams.respond(request, response).catch((error: unknown) => respondToFailure(response, error, log));
    },
    close: () => streams.close(),
  };
}

class EventStreams {
  readonly #options: Required<GatewayOptions>;
  readonly #closing = new AbortController();
  /** By application. */
  readonly #open = new Map<string, Set<OpenStream>>();

  constructor(options: GatewayOptions) {
    this.#options = { heartbeatInterval: 15_000, sendTimeout: 30_000, streamsPerApplication: 10, ...options };
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Registered first: a client that disconnects before the stream begins must not leave it open.
    const abort = new AbortController();
    response.once("close", () => abort.abort());
    const target = parseRequestTarget(request.method ?? "GET", request.url ?? "/");
    if (!target?.isEncoded) return respondWithError(response, 400, "400: Bad Request");
    if (target.path !== "/gateway") return respondWithError(response, 404, "404: Not Found");
    if (request.method !== "GET")
      return respondWithError(response.setHeader("Allow", "GET"), 405, "405: Method Not Allowed");
    const token = tokenOf(request.headers.authorization);
    const application = await this.#applicationOf(token);
    if (application === undefined) return respondUnauthenticated(response);
    const id = resumedFrom(request, target.query);
    const after = id === undefined ? await this.#options.events.log.end() : parseCursor(id);
    if (after === undefined) return respondWithError(response, 400, "Last-Event-ID is not the id of an event");
    if (abort.signal.aborted) return;
    await this.#openStream(response, { application, after, stream: { token, abort } });
  }

  /** Ends the streams of an application, or of all, whose tokens are no longer valid. */
  async endRevoked(application: string | undefined): Promise<void> {
    const checked =
      application === undefined ? [...this.#open] : [[application, this.#open.get(application) ?? []] as const];
    for (const [id, streams] of checked)
      for (const { token, abort } of [...streams]) if ((await this.#applicationOf(token)) !== id) abort.abort();
  }

  close(): void {
    this.#closing.abort();
  }

  async #openStream(
    response: ServerResponse,
    { application, after, stream }: { application: string; after: Cursor; stream: OpenStream },
  ): Promise<void> {
    const streams = this.#open.get(application) ?? new Set();
    if (streams.size >= this.#options.streamsPerApplication)
      return respondWithError(response, 429, `${streams.size} streams are open already`);
    this.#open.set(application, streams.add(stream));
    try {
      // Read before the head is sent, so that a position behind the retained events can still be refused. The token is
      // verified again once `endRevoked` finds the stream, as it may have been revoked in between.
      await this.#options.events.log.read({ after, application, limit: 0 });
      const still = await this.#applicationOf(stream.token);
      if (still !== application || stream.abort.signal.aborted) return respondUnauthenticated(response);
      await this.#send(response, application, after, stream.abort.signal);
    } finally {
      streams.delete(stream);
      if (streams.size === 0) this.#open.delete(application);
    }
  }

  async #send(response: ServerResponse, application: string, after: Cursor, aborted: AbortSignal): Promise<void> {
    const { events, heartbeatInterval, sendTimeout } = this.#options;
    const signal = AbortSignal.any([this.#closing.signal, aborted]);
    response.writeHead(200, {
      "Content-Type": eventStreamType,
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    });
    response.write(
      formatMessage(formatCursor(after), "READY", { op: 0, t: "READY", s: 0, d: { application_id: application } }),
    );
    const beat = setInterval(() => {
      // A reader with unread data needs no heartbeat.
      if (!response.writableNeedDrain) response.write(heartbeat);
    }, heartbeatInterval);
    try {
      for await (const { event } of events.follow({ after, application, signal })) {
        if (response.write(formatDispatch(event))) continue;
        await once(response, "drain", { signal: AbortSignal.any([signal, AbortSignal.timeout(sendTimeout)]) });
      }
    } finally {
      clearInterval(beat);
      if (response.writableNeedDrain) response.destroy();
      else response.end();
    }
  }

  async #applicationOf(token: string): Promise<string | undefined> {
    return token === "" ? undefined : (await findApplicationOfBot(this.#options.store, token))?.id;
  }
}

function respondToFailure(response: ServerResponse, error: unknown, log: Log): void {
  if (response.headersSent) {
    if (!isAbort(error)) log.error({ err: error }, "an event stream broke");
    response.destroy();
  } else if (error instanceof EventsGoneError) respondWithError(response, 410, error.message);
  else {
    log.error({ err: error }, "an event stream did not start");
    if (error instanceof HttpError) respondWithError(response, error.status, error.message, error.code);
    else respondWithError(response, 500, "500: Internal Server Error");
  }
}

function tokenOf(authorization: string | undefined): string {
  const credential = credentialOf(authorization);
  return credential?.kind === "bot" ? credential.token : "";
}

function respondUnauthenticated(response: ServerResponse): void {
  respondWithError(response.setHeader("WWW-Authenticate", "Bot"), 401, "401: Unauthorized", 40001);
}

function resumedFrom(request: IncomingMessage, query: string): string | undefined {
  const header = request.headers["last-event-id"];
  return (Array.isArray(header) ? header[0] : header) ?? new URLSearchParams(query).get("after") ?? undefined;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function respondWithError(response: ServerResponse, status: number, message: string, code: ErrorCode = 0): void {
  sendJson(response, status, { code, message });
}
