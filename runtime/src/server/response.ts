import type { Validator } from "../validate/index.js";
import { responseValidator } from "../validate/unnamed-validators.js";
import type { WireForm } from "../validate/wire-form.js";
import type { DeclaredHeaders } from "./declared-headers.js";
import type { StreamEncoding } from "./stream-encoding.js";

/** How to encode the body of a response. */
export interface ResponseBody {
  readonly kind: "json" | "text" | "binary" | "empty" | "choice" | "stream";
  /** The media type, unless the result provides one. */
  readonly contentType?: string;
  /** For the response direction. */
  readonly validator?: Validator<unknown>;
  /** For streams: how to encode the items. */
  readonly stream?: StreamEncoding;
  /** Present if the code form of values (for streams: items) differs from JSON. */
  readonly wireForm?: WireForm;
  /** For choices: how to encode the body of each media type. The handler returns `{ contentType, body }`. */
  readonly choices?: { readonly [mediaType: string]: ResponseBody };
  readonly headers?: DeclaredHeaders;
}

/** A binary body with its media type. */
export interface BinaryContent {
  readonly data: Uint8Array | Blob | ReadableStream<Uint8Array>;
  /** Default: that of the specification. */
  readonly contentType?: string;
}

/** The result of a handler for a binary body: bytes, or bytes with a media type. */
export type BinaryBody = Uint8Array | Blob | ReadableStream<Uint8Array> | BinaryContent;

/** Describes a JSON body. A directional validator is reduced to its response direction. */
export function jsonResponse(validator?: Validator<unknown>, mediaType: string = "application/json"): ResponseBody {
  return { kind: "json", contentType: mediaType, ...(validator && { validator: responseValidator(validator) }) };
}

/** Describes a response without a body. */
export const emptyResponse: ResponseBody = { kind: "empty" };

/** Describes a binary body. The first media type applies unless the handler provides another. */
export function binaryResponse(mediaTypes: readonly string[] = []): ResponseBody {
  const stated = mediaTypes.find((mediaType) => !mediaType.includes("*"));
  return { kind: "binary", contentType: stated ?? "application/octet-stream" };
}

export function textResponse(mediaType: string = "text/plain"): ResponseBody {
  return { kind: "text", contentType: /;\s*charset=/i.test(mediaType) ? mediaType : `${mediaType}; charset=utf-8` };
}

/** Describes a body of one of several media types. */
export function responseByMediaType(choices: { readonly [mediaType: string]: ResponseBody }): ResponseBody {
  return { kind: "choice", choices };
}
