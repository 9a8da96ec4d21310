import { isIPv4, isIPv6 } from "node:net";

/**
 * The IP address of a client as rate limits count it: an IPv4 address, or the first 64 bits of an IPv6 address, as one
 * host can use all addresses below them.
 *
 * @param remote The IP address of the client.
 */
export function clientAddress(remote: string | undefined): string {
  const [address = ""] = (remote ?? "").toLowerCase().split("%", 1);
  const mapped = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  if (isIPv4(mapped) || !isIPv6(address)) return mapped;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  // An IPv6 address that ends in dotted IPv4 notation has two groups fewer.
  const length = address.includes(".") ? 7 : 8;
  const behind = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, length - groups.length - behind.length)).fill("0");
  const prefix = [...groups, ...zeros, ...behind].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
