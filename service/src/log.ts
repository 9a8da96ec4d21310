import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import type { LogLevel } from "./config.js";

export type Log = Logger;

/** Properties that hold secrets, wherever they appear. The service does not log them intentionally. */
const secretKeys = [
  "authorization",
  "token",
  "access_token",
  "bot_token",
  "interaction_token",
  "webhook_token",
  "secret",
  "password",
  "private_key",
];

/**
 * A structured log, one line of JSON per entry, on standard output by default.
 *
 * Errors are logged with name, message, code and stack, and those of their causes. Other properties are omitted:
 * drivers put the statement and its values there.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[secret]" },
    serializers: { err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** The logged properties of an error. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** Maximum length of the logged chain of causes: an error may be its own cause. */
const depth = 5;

export function describeError(error: unknown, remaining: number = depth): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "a value that is not an Error was thrown" };
  const { code, cause, stack } = error as Error & { readonly code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === "string" || typeof code === "number" ? { code } : {}),
    ...(stack === undefined ? {} : { stack }),
    ...(cause === undefined || remaining <= 1 ? {} : { cause: describeError(cause, remaining - 1) }),
  };
}
