import {
  type Context,
  type EventsHandlers,
  type ListEventsRequest,
  type ListEventsResult,
  notImplemented,
  type StreamEventsRequest,
  type StreamEventsResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import type { Principal } from "./principal.js";

/** Handlers of events. The file is yours: guildwire stubs adds to it and never takes away. */
export class Events implements EventsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List events
   *
   * Events in the order in which they were committed, which within a guild is that of their sequence.
   *
   * `GET /events` Login: admin.
   *
   * @guildwire listEvents a30909fcbf29
   */
  async listEvents(request: ListEventsRequest, context: Context<Principal>): Promise<ListEventsResult> {
    throw notImplemented(request, context);
  }

  /**
   * Follow events
   *
   * The same as server-sent events: id is the event's id, event its type, data its RecordedEvent as JSON. The
   * stream stays open, so read its body as it comes; with count it ends.
   *
   * `GET /events/stream` Login: admin.
   *
   * @guildwire streamEvents 12514ab4c2c0
   */
  async streamEvents(request: StreamEventsRequest, context: Context<Principal>): Promise<StreamEventsResult> {
    throw notImplemented(request, context);
  }
}
