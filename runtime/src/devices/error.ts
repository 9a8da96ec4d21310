import type { Issue } from "../validate/index.js";
import type { PortReport } from "./port-report.js";

/**
 * Errors of a channel:
 * - `invalid`: a message does not match the specification; `issues` lists the violations.
 * - `malformed`, `too-large`: a message is not a JSON object, or exceeds the maximum size.
 * - `unknown-command`: there is no command of that name.
 * - `nonce`: a reply belongs to another command.
 * - `refused`: the peer refused, with an error reply or a close code; `code` is its number.
 * - `timeout`: no reply in time. `closed`: the connection was lost, or the session is closed.
 * - `not-found`: no port of the range is the service; `ports` describes each one.
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

/**
 * The error class of channels; `kind` distinguishes the errors.
 *
 * @example
 * ```ts
 * import { decodeSetCertifiedDevices } from "@guildwire/api/devices";
 * import { ChannelError } from "@guildwire/runtime/devices";
 *
 * try {
 *   decodeSetCertifiedDevices("not JSON");
 * } catch (error) {
 *   if (error instanceof ChannelError) error.kind; // => "malformed"
 * }
 * ```
 */
export class ChannelError extends Error {
  declare readonly kind: ChannelErrorKind;
  /** The code of an error reply, or the code with which a WebSocket was closed. */
  declare readonly code: number | undefined;
  /** The violations of a message; empty for other kinds. */
  declare readonly issues: readonly Issue[];
  /** A report per port, for `not-found` and `no-port`; otherwise empty. */
  declare readonly ports: readonly PortReport[];

  constructor(kind: ChannelErrorKind, message: string, { code, issues = [], ports = [], cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, { kind, code, issues, ports });
  }

  override get name(): string {
    return "ChannelError";
  }
}

/** Converts any thrown value to a ChannelError. */
export function asChannelError(thrown: unknown): ChannelError {
  if (thrown instanceof ChannelError) return thrown;
  return new ChannelError("closed", thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
