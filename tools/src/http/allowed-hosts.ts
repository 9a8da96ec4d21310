import type { IncomingMessage } from "node:http";

/** A Host header (RFC 9110, 7.2): a name or an address, and an optional port. */
const hostHeader = /^(\[[\da-f:.]+\]|[\w.~-]+)(?::\d{1,5})?$/i;

/** The name or address of a Host header, in lower case; undefined for an invalid header. */
export function hostName(header: string): string | undefined {
  return hostHeader.exec(header)?.[1]?.toLowerCase();
}

/**
 * Whether a request names this server: as a loopback name, as the address that accepted its connection, or as one of
 * the configured names. A page of another site can resolve its own name to this machine (DNS rebinding), and then sends
 * that name. Browsers and HTTP/1.1 clients always send one.
 *
 * @param allowed Names and addresses in lower case.
 */
export function isAllowedHost({ headers, socket }: IncomingMessage, allowed: ReadonlySet<string>): boolean {
  if (headers.host === undefined) return true;
  const name = hostName(headers.host)?.replace(/^\[|\]$/g, "");
  return (
    name !== undefined && (isLoopbackName(name) || allowed.has(name) || name === localAddress(socket.localAddress))
  );
}

function isLoopbackName(name: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|::1)$/.test(name);
}

/** A socket that listens on both families reports IPv4 addresses as `::ffff:192.0.2.1`. */
function localAddress(address: string | undefined): string | undefined {
  return address?.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, "");
}
