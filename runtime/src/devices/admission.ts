import type { Channel, CodedMessage, Transport } from "./channel.js";
import type { HostOptions } from "./host-options.js";

/** The response to invalid query parameters: `close` for WebSockets, `error` for the error reply over HTTP. */
export interface QueryError {
  readonly error: CodedMessage;
  readonly close: CodedMessage;
}

/**
 * Whether a Host header names this machine. A page that rebinds its own name to this machine (DNS rebinding) sends that
 * name and would otherwise be same-origin.
 */
export function isLoopbackHost(header: string | string[] | undefined, port: number): boolean {
  const hosts = ["127.0.0.1", "localhost", "[::1]"];
  return typeof header === "string" && hosts.some((host) => header.toLowerCase() === `${host}:${port}`);
}

/** Browsers send the origin of the page with cross-origin requests; other programs send none. */
export function isAllowedOrigin(header: string | string[] | undefined, allowed: readonly string[]): boolean {
  return header === undefined || (typeof header === "string" && allowed.includes(header));
}

/** The query parameters of the transport by name, or the response to the first invalid one. A parameter that is sent twice is invalid. */
export function readQuery(
  channel: Channel,
  transport: Transport,
  search: string,
  allow: HostOptions["allowClient"],
): { readonly values: { readonly [name: string]: string } } | { readonly violation: QueryError } {
  const given = new URLSearchParams(search);
  const values: { [name: string]: string } = {};
  const known = channel.query.filter((parameter) => parameter.transports.includes(transport));
  for (const parameter of known) {
    const [value, ...others] = given.getAll(parameter.name);
    if (value === undefined && !parameter.required) continue;
    const isRight =
      value !== undefined && others.length === 0 && value.length <= 512 && (parameter.value ?? value) === value;
    const isReadable = isRight && (parameter.read === undefined || parameter.read(value) !== undefined);
    if (!isReadable || !parameter.is(value)) return { violation: queryErrorOf(channel, parameter) };
    values[parameter.name] = value;
  }
  if (allow?.(values) === false) {
    const stated = known.find(({ value }) => value === undefined) ?? {};
    return { violation: queryErrorOf(channel, stated) };
  }
  return { values };
}

/** Returns the error that a parameter names, or a general one. 1008 is "policy violation" (RFC 6455, 7.4.1). */
function queryErrorOf(
  channel: Channel,
  { name, error, close }: { readonly name?: string; readonly error?: string; readonly close?: string },
): QueryError {
  const message = channel.closeCodes[close ?? ""]?.message ?? `Invalid ${name ?? "address"}`;
  return {
    error: channel.errors[error ?? ""] ?? { code: generalError(channel, "invalidPayload").code, message },
    close: channel.closeCodes[close ?? ""] ?? { code: 1008, message },
  };
}

/** Returns the error of that name, or the error `unknown`. */
export function generalError({ errors }: Channel, name: string): CodedMessage {
  return errors[name] ?? errors["unknown"] ?? { code: 0, message: "Unknown error" };
}
