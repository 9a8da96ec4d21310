// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Operation, arrayOf, binaryResponse, jsonResponse } from "@guildwire/runtime/server";
import { RecordedEvent } from "../../validators/events.js";
import {
  ListEventsQuery,
  StreamEventsHeaders,
  StreamEventsQuery,
} from "../../validators/parameters/events.js";
import { adminLogin } from "../security.js";

export const listEventsOperation: Operation = {
  id: "listEvents",
  handler: ["events", "listEvents"],
  method: "GET",
  path: "/events",
  security: adminLogin,
  parameters: {
    query: [
      (query) => ({
        after: query.text("after"),
        limit: query.integer("limit"),
        guild_id: query.text("guild_id"),
      }),
      ListEventsQuery,
    ],
  },
  responses: { 200: jsonResponse(arrayOf(RecordedEvent)) },
};

export const streamEventsOperation: Operation = {
  id: "streamEvents",
  handler: ["events", "streamEvents"],
  method: "GET",
  path: "/events/stream",
  security: adminLogin,
  parameters: {
    query: [(query) => ({ after: query.text("after"), count: query.integer("count") }), StreamEventsQuery],
    headers: [(headers) => ({ "Last-Event-ID": headers.text("Last-Event-ID") }), StreamEventsHeaders],
  },
  responses: { 200: binaryResponse(["text/event-stream"]) },
};
