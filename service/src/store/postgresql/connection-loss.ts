import { errors, type HttpError } from "@guildwire/api/server";

/** SQLSTATE of a server that ends a connection, or has none to give: stopping, crashed, starting, too many. */
const lossStates = /^(?:08...|57P0[1235]|53300)$/;
/** Codes of Node's sockets. */
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

/** Whether a statement failed because its connection was lost, or the server is restarting: not because of its text. */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === "string") return lossStates.test(code) || lossCodes.has(code);
  return lossMessages.test(error.message);
}

/**
 * SQLSTATE of a prepared statement that the connection no longer has, or whose result columns a migration of another
 * instance has changed. A new connection prepares it again.
 */
export function isStalePreparation(error: unknown): boolean {
  const code = (error as { code?: unknown } | undefined)?.code;
  return code === "26000" || (code === "0A000" && /cached plan/.test((error as Error).message));
}

/** Seconds after which a caller may try again while the database restarts. */
const retryAfter = 1;

/** The 503 (code 130000) for a request without a database connection. */
export function overloaded(cause: unknown): HttpError<503, never> {
  return errors.overloaded({ cause, retryAfter });
}
