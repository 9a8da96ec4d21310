import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";

export type Log = Logger;

export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Properties that contain secrets. They are redacted in case they are logged by mistake. */
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
 * Errors are logged with name, message, code and stack, as are their causes. Other properties are omitted, because
 * drivers store statements and their values there.
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
  return pino(options, destination ?? standardOutput());
}

/** Maximum length of lines that wait until the output can be written again; more are dropped. */
const maxWaiting = 1024 * 1024;

/** The standard output. If its disk is full, or its reader has gone, the service continues without a log. */
function standardOutput(): DestinationStream {
  const stream = pino.destination({ fd: 1, sync: true, maxLength: maxWaiting });
  stream.on("error", () => undefined);
  return stream;
}

/** The logged properties of an error. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/** Maximum number of logged causes, because causes can be cyclic. */
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
