import type { IncomingMessage } from "node:http";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";

/** The header in which the proxies state the address of the client. */
export const proxyHeaders = ["x-forwarded-for", "forwarded"] as const;
export type ProxyHeader = (typeof proxyHeaders)[number];

/** The proxies in front of the service. */
export interface TrustedProxies {
  readonly addresses: BlockList;
  readonly header: ProxyHeader;
}

/**
 * Parses a list of IP addresses and networks, separated by commas: `10.0.0.0/8, 2001:db8::1`.
 *
 * Throws an Error for an invalid one, and for a network of all addresses, which would let clients choose their address.
 */
export function parseProxies(list: string): BlockList {
  const addresses = new BlockList();
  for (const entry of list.split(",").map((part) => part.trim())) {
    const [address = "", prefix] = entry.split("/", 2);
    const family = isIPv4(address) ? "ipv4" : "ipv6";
    const most = family === "ipv4" ? 32 : 128;
    const bits = prefix === undefined ? most : Number(/^\d{1,3}$/.test(prefix) ? prefix : Number.NaN);
    const isValid = isIP(address) !== 0 && !/[%]/.test(address) && entry.split("/").length <= 2;
    if (!isValid || !(bits >= 1 && bits <= most)) throw new Error(`${entry} is not an IP address or a network`);
    addresses.addSubnet(address, bits, family);
  }
  return addresses;
}

/**
 * The IP address of the client that sent a request: that of the connection, or, if it is of a trusted proxy, the last
 * one of the header that is not. Clients can write to the header too, but each proxy appends the address that it sees.
 * An entry that is not an IP address ends the search at the proxy that wrote it.
 *
 * @param proxies Undefined: no header is read.
 */
export function addressOfClient(request: IncomingMessage, proxies: TrustedProxies | undefined): string | undefined {
  let address = request.socket.remoteAddress;
  if (proxies === undefined || !isTrusted(proxies, address)) return address;
  const value = request.headers[proxies.header];
  const header = Array.isArray(value) ? value.join(",") : (value ?? "");
  const entries = proxies.header === "forwarded" ? forwardedFor(header) : header.split(",");
  for (const entry of entries.reverse()) {
    const reported = addressIn(entry.trim());
    if (reported === undefined) return address;
    address = reported;
    if (!isTrusted(proxies, address)) return address;
  }
  return address;
}

function isTrusted({ addresses }: TrustedProxies, remote = ""): boolean {
  const [address = ""] = remote.split("%", 1);
  const mapped = /^::ffff:(\d.*\..*)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return addresses.check(mapped, "ipv4");
  return isIPv6(address) && addresses.check(address, "ipv6");
}

/** An IP address, which may be followed by a port; an IPv6 address may be in brackets. */
function addressIn(entry: string): string | undefined {
  if (isIP(entry) !== 0) return entry;
  const [, inBrackets, plain] = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/.exec(entry) ?? [];
  if (inBrackets !== undefined) return isIPv6(inBrackets) ? inBrackets : undefined;
  return plain !== undefined && isIPv4(plain) ? plain : undefined;
}

/** A parameter of RFC 7239 with what separates it from the next; addresses are accepted without quotation marks. */
const parameter = /[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~:[\]-]+)|"((?:[^"\\]|\\.)*)")[ \t]*)?([;,]|$)/y;

/** The `for` parameters of a `Forwarded` header, with an empty one where it is missing; none if it is malformed. */
function forwardedFor(header: string): string[] {
  const addresses: string[] = [];
  let address: string | undefined;
  for (let at = 0; ; ) {
    parameter.lastIndex = at;
    const [matched, name, token, quoted, separator] = parameter.exec(header) ?? [];
    if (matched === undefined) return [];
    if (name?.toLowerCase() === "for") {
      if (address !== undefined) return [];
      address = token ?? quoted?.replaceAll(/\\(.)/g, "$1");
    }
    if (separator !== ";") {
      addresses.push(address ?? "");
      address = undefined;
    }
    if (separator === "") return addresses;
    at += matched.length;
  }
}
