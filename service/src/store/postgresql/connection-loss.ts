import { errors, type HttpError } from "@guildwire/api/server";
import { NoResponseError } from "./within.js";

/**
 * SQLSTATE codes of a server that is stopping, has crashed, is starting, has no free connection, or has ended the
 * session because it was idle.
 */
const lossStates = /^(?:08...|57P0[1235]|53300|25P03)$/;
/** SQLSTATE codes of statements and transactions that the server has ended after a time limit, or for an operator. */
const limitStates = new Set(["57014", "55P03", "25P04"]);
/** Error codes of Node's sockets. */
const lossCodes = new Set([
  "ECONNRESET",
  "ECONNREFUSED",
  "EPIPE",
  "ETIMEDOUT",
  "ENOENT",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);
/** The driver's own errors, which have no code. */
const lossMessages = /^(?:Connection terminated|Client has encountered a connection error|Client was closed)/;

/**
 * Whether a statement failed because its connection was lost, the server is restarting, or it has not responded within
 * the limit. In the last case, the statement may still run.
 */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof NoResponseError) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === "string") return lossStates.test(code) || lossCodes.has(code);
  return lossMessages.test(error.message);
}

/** Whether a statement failed because the server was unavailable or took too long. The caller may try again later. */
export function isUnavailable(error: unknown): boolean {
  return isConnectionLoss(error) || hasTimedOut(error);
}

/**
 * Whether a read may be retried on another connection. After a timeout, the caller has waited for as long as allowed.
 */
export function isRetryableRead(error: unknown): boolean {
  return !hasTimedOut(error) && (isConnectionLoss(error) || isStalePreparation(error));
}

function hasTimedOut(error: unknown): boolean {
  if (error instanceof NoResponseError) return true;
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === "string" && limitStates.has(code);
}

/**
 * Whether the prepared statement no longer exists on the connection, or a migration by another instance has changed its
 * result columns. A new connection prepares it again.
 */
export function isStalePreparation(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === "26000" || (code === "0A000" && /cached plan/.test((error as Error).message));
}

/** Whether a transaction that may write has reached a standby: another server is the primary, or will be. */
export function isOnStandby(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === "25006";
}

/** Seconds after which a caller may retry while the database restarts. */
const retryAfter = 1;

/** The 503 (code 130000) for a request without a database connection. */
export function overloaded(cause: unknown): HttpError<503, never> {
  return errors.overloaded({ cause, retryAfter });
}
