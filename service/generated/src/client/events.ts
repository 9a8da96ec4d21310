// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, blob, headerValue, paginate, scalar, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { RecordedEvent } from "../types/events.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of listEvents. */
export interface ListEventsArgs {
  /**
   * Only events behind the one with this id; without it the list begins at the oldest that is kept.
   *
   * 1 to 100 characters.
   */
  after?: string;
  /**
   * How many at most.
   *
   * 1 to 1000.
   *
   * @default 100
   */
  limit?: number;
  /** Only events of this guild. */
  guild_id?: Snowflake;
}

/**
 * List events
 *
 * Events in the order in which they were committed, which within a guild is that of their sequence.
 *
 * `GET /events` Login: admin.
 *
 * - An id behind which events have been deleted already is a 400 form error at after. (control-events-gone)
 */
export async function listEvents(
  client: Client,
  args: ListEventsArgs = {},
  options?: CallOptions,
): Promise<RecordedEvent[]> {
  return send(client, {
    id: "listEvents",
    method: "GET",
    path: "/events",
    query: scalar("after", args.after) + scalar("limit", args.limit) + scalar("guild_id", args.guild_id),
    security: adminLogin,
  }, options);
}

/**
 * All items of listEvents, page by page, beginning after `after`. Pages have 1000 items unless `limit` is
 * given.
 */
export function paginateListEvents(
  client: Client,
  args: ListEventsArgs = {},
  options?: CallOptions,
): AsyncGenerator<RecordedEvent, void, undefined> {
  return paginate(
    (cursor, limit) => {
      const page = { ...args, limit: limit, ...(cursor === undefined ? {} : { after: cursor }) };
      return listEvents(client, page, options);
    },
    (item) => item.id,
    args.limit ?? 1000,
    args.after,
  );
}

/** Arguments of streamEvents. */
export interface StreamEventsArgs {
  /**
   * Only events behind the one with this id; without it those that come from now on.
   *
   * 1 to 100 characters.
   */
  after?: string;
  /**
   * The same for a client that resumes; it wins over after.
   *
   * 1 to 100 characters.
   */
  "Last-Event-ID"?: string;
  /**
   * The stream ends after this many events.
   *
   * At least 1.
   */
  count?: number;
}

/**
 * Follow events
 *
 * The same as server-sent events: id is the event's id, event its type, data its RecordedEvent as JSON. The
 * stream stays open, so read its body as it comes; with count it ends.
 *
 * `GET /events/stream` Login: admin.
 */
export async function streamEvents(
  client: Client,
  args: StreamEventsArgs = {},
  options?: CallOptions,
): Promise<Blob> {
  return send(client, {
    id: "streamEvents",
    method: "GET",
    path: "/events/stream",
    query: scalar("after", args.after) + scalar("count", args.count),
    headers: { "Last-Event-ID": headerValue(args["Last-Event-ID"]) },
    read: blob,
    security: adminLogin,
  }, options);
}
