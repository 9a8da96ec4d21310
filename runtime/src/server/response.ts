import type { Validator } from "../validate/index.js";
import type { WireForm } from "../validate/wire-form.js";
import type { DeclaredHeaders } from "./declared-headers.js";
import type { StreamEncoding } from "./stream-encoding.js";
import { responseValidator } from "./unnamed-validators.js";

/** How the body of a response is encoded. */
export interface ResponseBody {
  readonly kind: "json" | "text" | "binary" | "empty" | "choice" | "stream";
  /** The media type, unless the data of the response name one. */
  readonly contentType?: string;
  /** Of the response direction. */
  readonly validator?: Validator<unknown>;
  /** For a stream: how its items are encoded. */
  readonly stream?: StreamEncoding;
  /** Present if values have another form in code; for a stream, of its items. */
  readonly wireForm?: WireForm;
  /** For a choice: how the body of each media type is encoded. The handler returns `{ contentType, body }`. */
  readonly choices?: { readonly [mediaType: string]: ResponseBody };
  readonly headers?: DeclaredHeaders;
}

/** A binary body with its media type. */
export interface BinaryContent {
  readonly data: Uint8Array | Blob | ReadableStream<Uint8Array>;
  /** Default: that of the specification. */
  readonly contentType?: string;
}

/** The result of a handler for a binary body: the bytes, or the bytes with their media type. */
export type BinaryBody = Uint8Array | Blob | ReadableStream<Uint8Array> | BinaryContent;

/** A JSON body. A validator of two directions checks with that of the response. */
export function jsonResponse(validator?: Validator<unknown>, mediaType: string = "application/json"): ResponseBody {
  return { kind: "json", contentType: mediaType, ...(validator && { validator: responseValidator(validator) }) };
}

/** A response without a body. */
export const emptyResponse: ResponseBody = { kind: "empty" };

/** Bytes; the first media type applies unless the handler names another. */
export function binaryResponse(mediaTypes: readonly string[] = []): ResponseBody {
  const stated = mediaTypes.find((mediaType) => !mediaType.includes("*"));
  return { kind: "binary", contentType: stated ?? "application/octet-stream" };
}

export function textResponse(mediaType: string = "text/plain"): ResponseBody {
  return { kind: "text", contentType: /;\s*charset=/i.test(mediaType) ? mediaType : `${mediaType}; charset=utf-8` };
}

/** A body of one of several media types. */
export function responseByMediaType(choices: { readonly [mediaType: string]: ResponseBody }): ResponseBody {
  return { kind: "choice", choices };
}
