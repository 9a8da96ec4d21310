// Written by guildwire from Port 1.4.0. Do not edit: change the specification.

import type { Awaitable, BinaryBody } from "@guildwire/runtime/server";
import type { GetReportResult as GetReportResult_2 } from "../types/schemas.js";
import type { Context } from "./context.js";

/** What followLogbook is called with. */
export type FollowLogbookRequest = Record<string, never>;

/** What followLogbook answers. 200: The events. */
export type FollowLogbookResult = BinaryBody;

/** What replaceLogbook is called with. */
export interface ReplaceLogbookRequest {
  readonly body: Uint8Array;
}

/** What replaceLogbook answers. 204: Replaced. */
export type ReplaceLogbookResult = void;

/** What getReport is called with. */
export type GetReportRequest = Record<string, never>;

/** What getReport answers. 200: The report. */
export type GetReportResult =
  | { readonly contentType: "application/json"; readonly body: GetReportResult_2 }
  | { readonly contentType: "application/pdf"; readonly body: BinaryBody };

/** Handlers of office. */
export interface OfficeHandlers<Principal = unknown> {
  /**
   * What happens in the port.
   *
   * `GET /logbook` Login: token.
   */
  followLogbook(request: FollowLogbookRequest, context: Context<Principal>): Awaitable<FollowLogbookResult>;
  /**
   * Replaces the logbook.
   *
   * `PUT /logbook` Login: token.
   */
  replaceLogbook(
    request: ReplaceLogbookRequest,
    context: Context<Principal>,
  ): Awaitable<ReplaceLogbookResult>;
  /**
   * The report of a day.
   *
   * `GET /report` Login: token.
   */
  getReport(request: GetReportRequest, context: Context<Principal>): Awaitable<GetReportResult>;
}
