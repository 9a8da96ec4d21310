// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { Pilot, Tug } from "../types/schemas.js";
import type { GetApiV1PilotsIdPath } from "../validators/parameters/default.js";
import type { Context } from "./context.js";

/** What getApiV1PilotsId is called with. */
export interface GetApiV1PilotsIdRequest {
  readonly path: GetApiV1PilotsIdPath;
}

/** What getApiV1PilotsId answers. 200: The pilot. */
export type GetApiV1PilotsIdResult = Pilot;

/** What listTugs is called with. */
export type ListTugsRequest = Record<string, never>;

/** What listTugs answers. 200: The tugs. */
export type ListTugsResult = Tug[];

/** Handlers of default. */
export interface DefaultHandlers<Principal = unknown> {
  /**
   * A pilot.
   *
   * `GET /api/v1/pilots/{id}` Login: token.
   */
  getApiV1PilotsId(
    request: GetApiV1PilotsIdRequest,
    context: Context<Principal>,
  ): Awaitable<GetApiV1PilotsIdResult>;
  /**
   * The tugs.
   *
   * `GET /api/v1/tugs` Login: token.
   */
  listTugs(request: ListTugsRequest, context: Context<Principal>): Awaitable<ListTugsResult>;
}
