import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { HttpError } from "@guildwire/api/server";
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
  /** Answers whatever comes below `/gateway`. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** Ends all streams; their readers go on elsewhere, from the last id that they have. */
  close(): void;
}

export interface GatewayOptions {
  readonly store: Store;
  readonly events: Events;
  readonly log: Log;
  /** Milliseconds between signs of life. Default: 15,000. */
  readonly heartbeatInterval?: number;
  /** Milliseconds that a reader may take until it takes more. Default: 30,000. */
  readonly sendTimeout?: number;
  /** Streams that an application may have open at once. Default: 10. */
  readonly streamsPerApplication?: number;
}

/** A stream, and what it was opened with. */
interface OpenStream {
  readonly token: string;
  /** Ends it. */
  readonly close: AbortController;
}

/**
 * The events of an application as server-sent events, for its bot token: `GET /gateway`.
 *
 * Events come in order, each with the id to resume from in the header Last-Event-ID or the parameter `after`. The first
 * one is READY, whose id is the place where the stream begins. A stream ends, on whatever instance, when its token does.
 *
 * Call it before the first unit of work.
 */
export async function createGateway({
  store,
  events,
  log,
  heartbeatInterval = 15_000,
  sendTimeout = 30_000,
  streamsPerApplication = 10,
}: GatewayOptions): Promise<Gateway> {
  const closing = new AbortController();
  const open = new Map<string, Set<OpenStream>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // From the first moment on: whoever leaves before the stream begins must not have it kept.
    const close = new AbortController();
    response.once("close", () => close.abort());
    const target = parseRequestTarget(request.method ?? "GET", request.url ?? "/");
    if (!target?.isEncoded) return respondWithError(response, 400, "400: Bad Request");
    if (target.path !== "/gateway") return respondWithError(response, 404, "404: Not Found");
    if (request.method !== "GET")
      return respondWithError(response.setHeader("Allow", "GET"), 405, "405: Method Not Allowed");
    const token = tokenOf(request.headers.authorization);
    const application = await applicationOf(store, token);
    if (application === undefined) return respondUnauthenticated(response);
    const id = resumedFrom(request, target.query);
    const after = id === undefined ? await events.log.end() : parseCursor(id);
    if (after === undefined) return respondWithError(response, 400, "Last-Event-ID is not the id of an event");
    if (close.signal.aborted) return;
    const streams = open.get(application) ?? new Set();
    if (streams.size >= streamsPerApplication)
      return respondWithError(response, 429, `${streams.size} streams are open already`);
    const own = { token, close };
    open.set(application, streams.add(own));
    try {
      // Asked before the head is sent, so that a place that is too far back can still be refused; and once more after the
      // stream can be found, since the token may have been changed in between.
      await events.log.read({ after, application, limit: 0 });
      const still = await applicationOf(store, token);
      if (still !== application || close.signal.aborted) return respondUnauthenticated(response);
      await stream(response, application, after, close.signal);
    } finally {
      streams.delete(own);
      if (streams.size === 0) open.delete(application);
    }
  }

  async function stream(
    response: ServerResponse,
    application: string,
    after: Cursor,
    gone: AbortSignal,
  ): Promise<void> {
    const signal = AbortSignal.any([closing.signal, gone]);
    response.writeHead(200, {
      "Content-Type": eventStreamType,
      "Cache-Control": "no-store",
      "X-Accel-Buffering": "no",
    });
    response.write(
      formatMessage(formatCursor(after), "READY", { op: 0, t: "READY", s: 0, d: { application_id: application } }),
    );
    const beat = setInterval(() => {
      // Whoever takes nothing is not told that there is nothing.
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

  /** Ends the streams of an application, or of all, whose tokens are valid no more. */
  async function endInvalid(application: string | undefined): Promise<void> {
    const looked = application === undefined ? [...open] : [[application, open.get(application) ?? []] as const];
    for (const [id, streams] of looked)
      for (const { token, close } of [...streams]) if ((await applicationOf(store, token)) !== id) close.abort();
  }

  await store.database.listen(tokensChannel, (application) => {
    endInvalid(application).catch((error: unknown) => log.error({ err: error }, "tokens could not be looked at"));
  });

  return {
    handle(request, response) {
      answer(request, response).catch((error: unknown) => {
        if (response.headersSent) {
          if (!isAbort(error)) log.error({ err: error }, "a stream of events broke");
          response.destroy();
        } else if (error instanceof EventsGoneError) respondWithError(response, 410, error.message);
        else {
          log.error({ err: error }, "a stream of events did not begin");
          if (error instanceof HttpError) respondWithError(response, error.status, error.message, error.code);
          else respondWithError(response, 500, "500: Internal Server Error");
        }
      });
    },
    close: () => closing.abort(),
  };
}

function tokenOf(authorization: string | undefined): string {
  const credential = credentialOf(authorization);
  return credential?.kind === "bot" ? credential.token : "";
}

async function applicationOf(store: Store, token: string): Promise<string | undefined> {
  return token === "" ? undefined : (await findApplicationOfBot(store, token))?.id;
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

function respondWithError(response: ServerResponse, status: number, message: string, code = 0): void {
  sendJson(response, status, { code, message });
}
