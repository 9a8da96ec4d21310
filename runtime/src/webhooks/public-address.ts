/// <reference types="node" />
import { BlockList, isIP } from "node:net";

/** Address blocks that are not globally reachable (IANA's registries of special-purpose addresses, RFC 6890), by prefix. */
const special = new BlockList();
for (const [address, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  special.addSubnet(address, prefix, "ipv4");
}
// Blocks inside 2000::/3: protocol assignments including Teredo, documentation, and 6to4, which embeds IPv4 addresses.
for (const [address, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const) {
  special.addSubnet(address, prefix, "ipv6");
}

/** The only globally routed IPv6 block. Mapped, translated, local and link-local addresses are outside of it. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an IP address is globally reachable (RFC 6890). False for text that is not an IP address.
 *
 * @example
 * ```ts
 * import { isPublicAddress } from "@guildwire/runtime/webhooks";
 *
 * isPublicAddress("93.184.216.34"); // => true
 * isPublicAddress("127.0.0.1"); // => false
 * isPublicAddress("fd00::1"); // => false
 * ```
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, "ipv4");
  return family === 6 && global.check(address, "ipv6") && !special.check(address, "ipv6");
}
