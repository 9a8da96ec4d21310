import type { Issue } from "../validate/index.js";
import type { PortReport } from "./port-report.js";

/**
 * What can go wrong on a channel:
 * - `invalid`: a message is not what the specification asks for; `issues` says where.
 * - `malformed`, `too-large`: a message is no JSON object, or has too many bytes.
 * - `unknown-command`: there is no command of that name.
 * - `nonce`: a reply answers another command.
 * - `refused`: the other end said no, with an error reply or a close code; `code` is its number.
 * - `timeout`: no reply in time. `closed`: the connection was lost, or the session is closed.
 * - `not-found`: no port of the range is the service; `ports` says what each one was.
 * - `no-port`: a host found no free port. `unsupported`: the platform lacks something that the message names.
 */
export type ChannelErrorKind =
  | "invalid"
  | "malformed"
  | "too-large"
  | "unknown-command"
  | "nonce"
  | "refused"
  | "timeout"
  | "closed"
  | "not-found"
  | "no-port"
  | "unsupported";

interface Details {
  readonly code?: number;
  readonly issues?: readonly Issue[];
  readonly ports?: readonly PortReport[];
  readonly cause?: unknown;
}

/** The one error of channels; `kind` tells them apart. */
export class ChannelError extends Error {
  declare readonly kind: ChannelErrorKind;
  /** The code of an error reply, or the code with which a WebSocket was closed. */
  declare readonly code: number | undefined;
  /** What is wrong with a message; empty for other kinds. */
  declare readonly issues: readonly Issue[];
  /** What each port said, for `not-found` and `no-port`; else empty. */
  declare readonly ports: readonly PortReport[];

  constructor(kind: ChannelErrorKind, message: string, { code, issues = [], ports = [], cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { kind, code, issues, ports });
  }

  override get name(): string {
    return "ChannelError";
  }
}

/** Anything that was thrown, as an error of channels. */
export function asChannelError(thrown: unknown): ChannelError {
  if (thrown instanceof ChannelError) return thrown;
  return new ChannelError("closed", thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
