import { jsonText, type Stringify } from "./json.js";
import { encodeClosingBoundary, encodePart } from "./multipart.js";
import type { ItemEncoder } from "./outgoing.js";

/** A part of a multipart body that is sent part by part. */
export interface OutgoingPart<Body = Uint8Array> {
  readonly body: Body;
  /** Default: that of the specification, or else `application/json` for JSON, `application/octet-stream` for bytes. */
  readonly contentType?: string | undefined;
}

/** The bodies of parts: JSON, bytes, or either, as the content type of a part says. */
export type PartKind = "json" | "bytes" | "mixed";

/** Content types of parts that state none. */
export interface PartTypes {
  /** Of the first parts, by position. */
  readonly prefix?: readonly (string | undefined)[];
  /** Of all further parts. */
  readonly rest?: string;
}

/**
 * Creates the encoder of one multipart body, which counts its parts.
 *
 * @example
 * ```ts
 * import { partEncoder, streamItems } from "@guildwire/runtime/streams";
 *
 * async function* parts() {
 *   yield { body: { id: 1 } };
 * }
 * const body = streamItems(parts(), partEncoder("b", "json"));
 * await new Response(body).text();
 * // => '--b\r\ncontent-type: application/json\r\n\r\n{"id":1}\r\n--b--\r\n'
 * ```
 */
export function partEncoder(boundary: string, kind: PartKind, { prefix = [], rest }: PartTypes = {}): ItemEncoder {
  let position = 0;
  const encode = (item: unknown, stringify?: Stringify): Uint8Array => {
    const { body, contentType } = item as OutgoingPart<unknown>;
    const isBytes = kind === "bytes" || (kind === "mixed" && body instanceof Uint8Array);
    const bytes = isBytes ? (body as Uint8Array) : new TextEncoder().encode(jsonText(body, stringify));
    const stated = position < prefix.length ? prefix[position] : rest;
    position += 1;
    const usual = isBytes ? "application/octet-stream" : "application/json";
    // With parts of both kinds, the type of another kind would make the reader parse the body differently.
    const fits = stated !== undefined && (kind !== "mixed" || isJsonType(stated) !== isBytes);
    return encodePart(boundary, contentType ?? (fits ? stated : usual), bytes);
  };
  return { encode, end: encodeClosingBoundary(boundary) };
}

/**
 * Whether the body of a received part is JSON.
 *
 * @example
 * ```ts
 * import { isJsonPart } from "@guildwire/runtime/streams";
 *
 * isJsonPart("mixed", new Headers({ "content-type": "application/json" })); // => true
 * isJsonPart("mixed", new Headers({ "content-type": "image/png" })); // => false
 * ```
 */
export function isJsonPart(kind: PartKind, headers: Headers): boolean {
  return kind === "json" || (kind === "mixed" && isJsonType(headers.get("content-type") ?? ""));
}

function isJsonType(contentType: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(contentType);
}
