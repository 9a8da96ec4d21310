import { errors, type HttpError } from "@guildwire/api/server";
import type { WindowTable } from "./window-store.js";

/** Rate limits. */
export interface RateLimitConfig {
  /** Requests per window, for one caller, one route and its guild, channel or webhook. */
  readonly route: number;
  /** Length of a window in seconds. */
  readonly window: number;
  /** Requests per second of one caller, across all routes. */
  readonly global: number;
  /** Responses of 401, 403 and 429 per caller in ten minutes. */
  readonly invalid: number;
}

/** The limit that refused a request. */
export type Limit = "route" | "operation" | "global" | "invalid";

const invalidWindow = 600_000;

/** Credential lookups per second for an IP address above its limit of refused requests. */
export const verificationsWhenRefused = 10;

/** An operation with a lower limit, in a window of its own, and with an error of its own. */
export interface OperationLimit {
  readonly requests: number;
  /** Seconds. */
  readonly window: number;
  readonly error: HttpError;
}

/** The error catalogue has an error for too frequent prunes: each prune reads all members of a guild. */
export const operationLimits: Readonly<Record<string, OperationLimit>> = {
  beginGuildPrune: { requests: 30, window: 600, error: errors.maximumPruneRequests() },
};

/** The tables of one kind of caller. Separate ones keep one kind from using up the capacity of another. */
export interface Tables {
  readonly routes: WindowTable;
  readonly global: WindowTable;
  readonly invalid: WindowTable;
  readonly operations: ReadonlyMap<string, WindowTable>;
}

export function createTables(kind: string, config: RateLimitConfig): Tables {
  const table = (name: string, limit: number, length: number) => ({ name: `${kind}-${name}`, limit, length });
  const operations = Object.entries(operationLimits).map(
    ([operation, { requests, window }]) => [operation, table(operation, requests, window * 1000)] as const,
  );
  return {
    routes: table("route", config.route, config.window * 1000),
    global: table("global", config.global, 1000),
    invalid: table("invalid", config.invalid, invalidWindow),
    operations: new Map(operations),
  };
}

/** The tables of IP addresses. */
export function addressTables(config: RateLimitConfig): Tables {
  return createTables("ip", config);
}

/** Lookups of credentials of an IP address above its limit of refused requests. */
export const verifications: WindowTable = { name: "verifications", limit: verificationsWhenRefused, length: 1000 };
