import type { Validator } from "../validate/index.js";

/** How the body of an answer is written. */
export interface ResponseBody {
  readonly kind: "json" | "text" | "binary" | "empty";
  /** The media type, when the answer's own data do not name one. */
  readonly contentType?: string;
  /** Of the response direction. */
  readonly validator?: Validator<unknown>;
}

/** What a handler may answer for a binary body, beside the bytes themselves. */
export interface BinaryAnswer {
  readonly data: Uint8Array | Blob | ReadableStream<Uint8Array>;
  /** Default: that of the specification. */
  readonly contentType?: string;
}

export function jsonResponse(validator?: Validator<unknown>, mediaType: string = "application/json"): ResponseBody {
  return { kind: "json", contentType: mediaType, ...(validator && { validator }) };
}

/** An answer without a body. */
export const emptyResponse: ResponseBody = { kind: "empty" };

/** Bytes; the first media type is stated unless the handler says otherwise. */
export function binaryResponse(mediaTypes: readonly string[] = []): ResponseBody {
  const stated = mediaTypes.find((mediaType) => !mediaType.includes("*"));
  return { kind: "binary", contentType: stated ?? "application/octet-stream" };
}

export function textResponse(mediaType: string = "text/plain"): ResponseBody {
  return { kind: "text", contentType: /;\s*charset=/i.test(mediaType) ? mediaType : `${mediaType}; charset=utf-8` };
}
