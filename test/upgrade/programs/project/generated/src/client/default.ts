// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import { type Client, segment, send } from "@guildwire/runtime/client";
import type { Pilot, Tug } from "../types/schemas.js";
import { type CallOptions, tokenLogin } from "./security.js";

/** Arguments of getApiV1PilotsId. */
export interface GetApiV1PilotsIdArgs {
  id: string;
}

/**
 * A pilot.
 *
 * `GET /api/v1/pilots/{id}` Login: token.
 */
export async function getApiV1PilotsId(
  client: Client,
  args: GetApiV1PilotsIdArgs,
  options?: CallOptions,
): Promise<Pilot> {
  return send(client, {
    id: "getApiV1PilotsId",
    method: "GET",
    path: `/api/v1/pilots/${segment(args.id, "id")}`,
    security: tokenLogin,
  }, options);
}

/** Arguments of listTugs. */
export type ListTugsArgs = Record<string, never>;

/**
 * The tugs.
 *
 * `GET /api/v1/tugs` Login: token.
 */
export async function listTugs(
  client: Client,
  _args: ListTugsArgs = {},
  options?: CallOptions,
): Promise<Tug[]> {
  return send(client, {
    id: "listTugs",
    method: "GET",
    path: "/api/v1/tugs",
    security: tokenLogin,
  }, options);
}
