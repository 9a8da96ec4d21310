import type {
  Context,
  EventsHandlers,
  ListEventsRequest,
  ListEventsResult,
  StreamEventsRequest,
  StreamEventsResult,
} from "@guildwire/control/server";
import { beginning, type Cursor, parseCursor } from "../../delivery/events/cursor.js";
import { EventsGoneError } from "../../delivery/events/event-log.js";
import { refuse } from "../../rules/form.js";
import type { Services } from "../../services.js";
import { takeEvents } from "../event-stream.js";
import type { Principal } from "./principal.js";

/** Handlers of events. This file is yours: `guildwire stubs` only adds code. */
export class Events implements EventsHandlers<Principal> {
  readonly #services: Services;
  /** Aborts when the service closes, because streams never end by themselves. */
  readonly #closing: AbortSignal;

  constructor(services: Services, closing: AbortSignal) {
    this.#services = services;
    this.#closing = closing;
  }

  /**
   * `GET /events`: List events
   *
   * @guildwire listEvents 8f21a1aceb71
   */
  async listEvents(request: ListEventsRequest): Promise<ListEventsResult> {
    const { after, limit, guild_id: guild } = request.query;
    const position = cursor("/after", after) ?? beginning;
    const page = await readRetained("/after", () =>
      this.#services.events.log.read({ after: position, limit, ...(guild !== undefined && { guild }) }),
    );
    return page.events.map(({ event }) => ({ ...event, payload: event.payload as Record<string, unknown> }));
  }

  /**
   * `GET /events/stream`: Stream events
   *
   * @guildwire streamEvents 0c7bd7a14df3
   */
  async streamEvents(request: StreamEventsRequest, { signal }: Context<Principal>): Promise<StreamEventsResult> {
    const { after, count } = request.query;
    const { events } = this.#services;
    const position = cursor("/Last-Event-ID", request.headers["Last-Event-ID"]) ?? cursor("/after", after);
    const from = position ?? (await events.log.end());
    // Read before the response starts, so that a position whose events are deleted can still be refused.
    await readRetained("/after", () => events.log.read({ after: from, limit: 1 }));
    return takeEvents(events.follow({ after: from, signal: AbortSignal.any([signal, this.#closing]) }), count);
  }
}

/** The position of an event id. Throws a form error for text that is not an event id. */
function cursor(path: string, id: string | undefined): Cursor | undefined {
  if (id === undefined) return undefined;
  const found = parseCursor(id);
  if (found === undefined) refuse([{ path, code: "cursor", message: "must be the id of an event" }]);
  return found;
}

/** Throws a form error for a position after which events have been deleted. */
async function readRetained<Result>(path: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof EventsGoneError)
      refuse([{ path, code: "events-gone", message: "must be an event that is kept" }]);
    throw error;
  }
}
