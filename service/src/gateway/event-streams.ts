import { errors, HttpError } from "@guildwire/control/server";
import type { GatewayDispatch } from "@guildwire/control/types";
import type { OutgoingEvent } from "@guildwire/runtime/server";
import { findApplicationOfBot } from "../access/authenticate.js";
import { type Cursor, formatCursor, parseCursor } from "../delivery/events/cursor.js";
import { SlowReaderError } from "../delivery/events/event-feed.js";
import { EventsGoneError } from "../delivery/events/event-log.js";
import type { Events } from "../delivery/events/events.js";
import type { Log } from "../log.js";
import { refuse } from "../rules/form.js";
import { tokensChannel } from "../store/repositories/applications.js";
import type { Store } from "../store/store.js";

export interface EventStreamsOptions {
  readonly store: Store;
  readonly events: Events;
  readonly log: Log;
  /** Maximum number of open streams of an application. Default: 10. */
  readonly streamsPerApplication?: number;
}

/** The caller of a stream. */
export interface StreamCaller {
  readonly applicationId: string;
  readonly token: string;
}

/** An open stream. */
interface OpenStream {
  readonly token: string;
  readonly abort: AbortController;
}

export type StreamedEvent = OutgoingEvent<GatewayDispatch>;

/** The events of applications as server-sent events. Streams end when their token is revoked, on any instance. */
export interface EventStreams {
  /**
   * The events of an application in order, each with an id to resume from. The first one is READY, whose id is the
   * start position of the stream.
   *
   * Throws a form error for an invalid position, and an HttpError: 401, 410 for a position whose events are deleted,
   * 429.
   *
   * @param after The position to resume from. Default: only new events.
   * @param signal Aborts when the reader disconnects.
   */
  open(caller: StreamCaller, after: string | undefined, signal: AbortSignal): Promise<AsyncIterable<StreamedEvent>>;
  /** Ends all streams; readers can resume on another instance from their last id. */
  close(): void;
}

/** Call it before the first unit of work. */
export async function createEventStreams(options: EventStreamsOptions): Promise<EventStreams> {
  const streams = new OpenStreams(options);
  await options.store.database.listen(tokensChannel, (application) => {
    streams
      .endRevoked(application)
      .catch((error: unknown) => options.log.error({ err: error }, "tokens could not be verified"));
  });
  return streams;
}

class OpenStreams implements EventStreams {
  readonly #options: Required<EventStreamsOptions>;
  readonly #closing = new AbortController();
  /** Open streams by application. */
  readonly #open = new Map<string, Set<OpenStream>>();

  constructor(options: EventStreamsOptions) {
    this.#options = { streamsPerApplication: 10, ...options };
  }

  async open(
    { applicationId, token }: StreamCaller,
    id: string | undefined,
    signal: AbortSignal,
  ): Promise<AsyncIterable<StreamedEvent>> {
    const { events, store, streamsPerApplication } = this.#options;
    const after = id === undefined ? await events.log.end() : parseCursor(id);
    if (after === undefined) {
      refuse([{ path: "/after", code: "cursor", message: "must be the id of an event" }]);
      throw new TypeError("an issue that is refused");
    }
    const streams = this.#open.get(applicationId) ?? new Set();
    if (streams.size >= streamsPerApplication) throw new HttpError(429, 0, `${streams.size} streams are open already`);
    const stream: OpenStream = { token, abort: new AbortController() };
    this.#open.set(applicationId, streams.add(stream));
    const release = (): void => {
      streams.delete(stream);
      if (streams.size === 0 && this.#open.get(applicationId) === streams) this.#open.delete(applicationId);
    };
    signal.addEventListener("abort", release, { once: true });
    try {
      // Read before the response starts, so that a position whose events are deleted can still be refused. The token is
      // verified again, because it may have been revoked before the stream was in `#open`, where `endRevoked` finds it.
      await events.log.read({ after, application: applicationId, limit: 0 });
      const still = await findApplicationOfBot(store, token);
      if (still?.id !== applicationId || stream.abort.signal.aborted) throw errors.unauthorized();
      if (signal.aborted) release();
      const ended = AbortSignal.any([signal, stream.abort.signal, this.#closing.signal]);
      return this.#events(applicationId, after, ended, release);
    } catch (error) {
      release();
      if (error instanceof EventsGoneError) throw new HttpError(410, 0, error.message);
      throw error;
    }
  }

  /** Ends the streams of an application, or of all applications, whose tokens are no longer valid. */
  async endRevoked(application: string | undefined): Promise<void> {
    const checked =
      application === undefined ? [...this.#open] : [[application, this.#open.get(application) ?? []] as const];
    for (const [id, streams] of checked)
      for (const { token, abort } of [...streams])
        if ((await findApplicationOfBot(this.#options.store, token))?.id !== id) abort.abort();
  }

  close(): void {
    this.#closing.abort();
  }

  async *#events(
    application: string,
    after: Cursor,
    signal: AbortSignal,
    release: () => void,
  ): AsyncGenerator<StreamedEvent, void, undefined> {
    try {
      const ready = { op: 0 as const, t: "READY", s: 0, d: { application_id: application } };
      yield { event: "READY", id: formatCursor(after), data: ready };
      for await (const { event } of this.#options.events.follow({ after, application, signal })) {
        const { id, type, sequence, payload } = event;
        yield { event: type, id, data: { op: 0, t: type, s: sequence, d: payload } };
      }
    } catch (error) {
      // The stream ends; its reader resumes after the last event that it has read.
      if (!(error instanceof SlowReaderError)) throw error;
    } finally {
      release();
    }
  }
}
