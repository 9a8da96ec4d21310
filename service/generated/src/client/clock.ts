// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, send } from "@guildwire/runtime/client";
import type { Clock, MoveClockBody } from "../types/clock.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of getClock. */
export type GetClockArgs = Record<string, never>;

/**
 * Read the clock
 *
 * What time it is for the service.
 *
 * `GET /clock` Login: admin.
 */
export async function getClock(
  client: Client,
  _args: GetClockArgs = {},
  options?: CallOptions,
): Promise<Clock> {
  return send(client, {
    id: "getClock",
    method: "GET",
    path: "/clock",
    security: adminLogin,
  }, options);
}

/** Arguments of moveClock. */
export interface MoveClockArgs {
  body: MoveClockBody;
}

/**
 * Move the clock
 *
 * Moves the clock forwards, or sets it to a later moment. It keeps running from there. What ends by time
 * (interaction tokens, access tokens, invites) ends for requests that come afterwards.
 *
 * `PATCH /clock` Login: admin.
 *
 * - A moment before the present one is a 400 form error at now; ids and times never run backwards.
 *   (control-clock-forwards)
 */
export async function moveClock(client: Client, args: MoveClockArgs, options?: CallOptions): Promise<Clock> {
  return send(client, {
    id: "moveClock",
    method: "PATCH",
    path: "/clock",
    body: json(args.body),
    security: adminLogin,
  }, options);
}
