import type { Draft, FetchBody } from "./draft.js";
import { ApiError } from "./error.js";
import type { RequestBody } from "./request.js";

/** Bytes or text, sent unchanged. A call with a stream is never retried. */
export type BinaryInput = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | string;

export function json(value: unknown, type: string = "application/json"): RequestBody | undefined {
  return value === undefined ? undefined : (draft) => setBody(draft, stringify(draft, value), type);
}

export function text(value: string | undefined, type: string): RequestBody | undefined {
  return value === undefined ? undefined : (draft) => setBody(draft, value, type);
}

/** A body with a media type. For a range such as `image/*`, a Blob states its own type. */
export function binary(value: BinaryInput | undefined, type: string): RequestBody | undefined {
  if (value === undefined) return undefined;
  return (draft) => {
    setBody(draft, value as FetchBody, (type.endsWith("*") && (value as Blob).type) || type);
    if (value instanceof ReadableStream) markAsStream(draft);
  };
}

/** A body that can be sent only once. For any other redirect mode, Node keeps a copy of all that was sent. */
export function markAsStream(draft: Draft): void {
  draft.duplex = "half";
  draft.redirect = "error";
}

/** Encodes a field of a form as `&name=value…`, like a query parameter. */
export type FieldEncoder = (name: string, value: unknown) => string;

/**
 * Encodes `application/x-www-form-urlencoded`: lists are repeated, objects are JSON, null and undefined are omitted.
 * Fields with an encoder follow the others.
 */
export function form(
  value: object | null | undefined,
  encoders: { readonly [field: string]: FieldEncoder } = {},
): RequestBody | undefined {
  if (value == null) return undefined;
  return (draft) => setBody(draft, formText(draft, value, encoders), "application/x-www-form-urlencoded");
}

/** Returns the text of a form. Throws an ApiError of kind `argument` for fields that cannot be encoded. */
export function formText(
  draft: Draft,
  value: object,
  encoders: { readonly [field: string]: FieldEncoder } = {},
): string {
  const pairs = new URLSearchParams();
  let styled = "";
  for (const [name, property] of Object.entries(value)) {
    const encoder = Object.hasOwn(encoders, name) && encoders[name];
    if (encoder) {
      styled += encoder(name, property);
      continue;
    }
    for (const item of Array.isArray(property) ? property : [property]) {
      if (item == null) continue;
      pairs.append(name, typeof item === "object" ? stringify(draft, item, `field ${name}`) : String(item));
    }
  }
  // Only fields that cannot be encoded contain braces.
  const [, refused] = styled.split(/[{}]/);
  if (refused !== undefined) throw new ApiError("argument", draft.id, `the field ${refused} cannot be encoded`);
  return `${pairs}${styled}`.replace(/^&/, "");
}

/**
 * Serializes a value as JSON. Throws an ApiError of kind `argument` for cycles and bigints, with `subject` in its
 * message.
 */
export function stringify({ id }: Draft, value: unknown, subject: string = "body"): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw new ApiError("argument", id, `the ${subject} cannot be JSON`);
  }
}

export function setBody(draft: Draft, body: FetchBody, type: string): void {
  draft.body = body;
  draft.headers["content-type"] = type;
}
