// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable, BinaryBody } from "@guildwire/runtime/server";
import type { RecordedEvent } from "../types/events.js";
import type {
  ListEventsQuery,
  StreamEventsHeaders,
  StreamEventsQuery,
} from "../validators/parameters/events.js";
import type { Context } from "./context.js";

/** What listEvents is called with. */
export interface ListEventsRequest {
  readonly query: ListEventsQuery & Required<Pick<ListEventsQuery, "limit">>;
}

/** What listEvents answers. 200: The events. */
export type ListEventsResult = RecordedEvent[];

/** What streamEvents is called with. */
export interface StreamEventsRequest {
  readonly query: StreamEventsQuery;
  readonly headers: StreamEventsHeaders;
}

/** What streamEvents answers. 200: The stream. */
export type StreamEventsResult = BinaryBody;

/** Handlers of events. Every event of every guild, in order. */
export interface EventsHandlers<Principal = unknown> {
  /**
   * List events
   *
   * Events in the order in which they were committed, which within a guild is that of their sequence.
   *
   * `GET /events` Login: admin.
   *
   * - An id behind which events have been deleted already is a 400 form error at after. (control-events-gone)
   *
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035).
   */
  listEvents(request: ListEventsRequest, context: Context<Principal>): Awaitable<ListEventsResult>;
  /**
   * Follow events
   *
   * The same as server-sent events: id is the event's id, event its type, data its RecordedEvent as JSON. The
   * stream stays open, so read its body as it comes; with count it ends.
   *
   * `GET /events/stream` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035).
   */
  streamEvents(request: StreamEventsRequest, context: Context<Principal>): Awaitable<StreamEventsResult>;
}
