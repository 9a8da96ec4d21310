import type { DecodedRequest } from "./parameters.js";

/** Groups of a request that determine its effect. Other headers, such as those of tracing, differ between attempts. */
const groups = ["path", "query", "contentType", "body", "files"] as const;

/**
 * Returns the SHA-256 of a decoded request as hexadecimal digits: of its path, query and body. JSON with the properties in
 * another order has the same fingerprint. A body that the handler reads while it arrives is not part of it.
 */
export async function fingerprintOf(request: DecodedRequest): Promise<string> {
  const files: Promise<string>[] = [];
  const texts: string[] = groups.map((group) => canonical(request[group], files));
  const digests = await Promise.all(files);
  return sha256(new TextEncoder().encode(JSON.stringify([texts, digests])));
}

/** Returns a text that equal values share. Adds the digests of bytes, in the order of the values. */
function canonical(value: unknown, digests: Promise<string>[]): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  if (value instanceof Date) return `Date ${value.getTime()}`;
  if (value instanceof Uint8Array) return digested(Promise.resolve(value), digests);
  if (value instanceof Blob) return digested(value.arrayBuffer(), digests) + JSON.stringify(value.type);
  if (value instanceof ReadableStream || Symbol.asyncIterator in value) return "stream";
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, digests)).join()}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && typeof item !== "function");
  if (entries.length === 0 && typeof (value as { toJSON?: unknown }).toJSON === "function")
    return JSON.stringify(value);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item, digests)}`).join()}}`;
}

function digested(bytes: Promise<ArrayBuffer | Uint8Array>, digests: Promise<string>[]): string {
  digests.push(bytes.then(sha256));
  return "bytes";
}

export async function sha256(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes as BufferSource);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
