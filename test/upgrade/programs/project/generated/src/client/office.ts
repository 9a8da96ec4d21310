// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import {
  type BinaryInput,
  type Client,
  binary,
  blob,
  byType,
  nothing,
  send,
} from "@guildwire/runtime/client";
import type { GetReportResult } from "../types/schemas.js";
import { type CallOptions, tokenLogin } from "./security.js";

/** Arguments of followLogbook. */
export type FollowLogbookArgs = Record<string, never>;

/**
 * What happens in the port.
 *
 * `GET /logbook` Login: token.
 */
export async function followLogbook(
  client: Client,
  _args: FollowLogbookArgs = {},
  options?: CallOptions,
): Promise<Blob> {
  return send(client, {
    id: "followLogbook",
    method: "GET",
    path: "/logbook",
    read: blob,
    security: tokenLogin,
  }, options);
}

/** Arguments of replaceLogbook. */
export interface ReplaceLogbookArgs {
  body: BinaryInput;
}

/**
 * Replaces the logbook.
 *
 * `PUT /logbook` Login: token.
 */
export async function replaceLogbook(
  client: Client,
  args: ReplaceLogbookArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "replaceLogbook",
    method: "PUT",
    path: "/logbook",
    body: binary(args.body, "application/octet-stream"),
    read: nothing,
    security: tokenLogin,
  }, options);
}

/** Arguments of getReport. */
export type GetReportArgs = Record<string, never>;

/**
 * The report of a day.
 *
 * `GET /report` Login: token.
 */
export async function getReport(client: Client, _args: GetReportArgs = {}, options?: CallOptions): Promise<
  | GetReportResult
  | Blob> {
  return send(client, {
    id: "getReport",
    method: "GET",
    path: "/report",
    read: byType,
    security: tokenLogin,
  }, options);
}
