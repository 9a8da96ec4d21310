import type { Issue, Validator } from "../validate/index.js";
import { responseValidator } from "../validate/unnamed-validators.js";
import type { WireForm } from "../validate/wire-form.js";
import type { DeclaredHeaders } from "./declared-headers.js";
import type { ErrorCode } from "./http-error.js";
import { pointerFragment } from "./issue-arrangement.js";
import { type Spelling, spelled } from "./spelling.js";

/** The content of an error response. */
export interface ErrorContent {
  readonly status: number;
  /** The kind of failure, such as `invalid-request`; for errors of handlers, the title in kebab-case. */
  readonly kind: string;
  /** The code from the interface's catalogue. */
  readonly code: ErrorCode | undefined;
  /** The reason phrase of the status. */
  readonly title: string;
  readonly message: string;
  /** The violations: at most 100 issues, followed by one that counts the others. */
  readonly issues: readonly Issue[] | undefined;
  /** Delay in seconds. */
  readonly retryAfter: number | undefined;
  readonly requestId: string;
}

/** The generated mapping of failures to error bodies. */
export interface ErrorFormat {
  readonly mediaType: string;
  /**
   * Whether the schema requires properties that only handlers know, so that the server's own failures do not fit it.
   */
  readonly isPartial?: true;
  /** Returns a value for JSON, or text for other media types. Undefined properties are omitted. */
  readonly body: (error: ErrorContent) => unknown;
}

/** An error response before encoding. */
export interface RenderedError {
  /** A JSON value, or text for other media types. */
  readonly body: unknown;
  readonly contentType: string;
  /** Present if the body may have bigints, which are sent as numbers. */
  readonly wireForm?: WireForm | undefined;
}

/** A declared error response. */
export interface ErrorResponse {
  /** False if the document declares the status without content: the server sends no body of its own. */
  readonly hasContent?: false;
  /** Absent if the schema's format is unknown. */
  readonly format?: ErrorFormat;
  /** Default: that of the format, or JSON without one. */
  readonly mediaType?: string;
  /** For the response direction. */
  readonly validator?: Validator<unknown>;
  readonly headers?: DeclaredHeaders;
  /** Present if the code form of handlers' bodies differs from JSON. */
  readonly wireForm?: WireForm;
}

/** Problem details (RFC 9457), the default format. */
export const problemDetails: ErrorFormat = {
  mediaType: "application/problem+json",
  body: ({ status, title, message, code, issues }) => ({
    type: "about:blank",
    title,
    status,
    detail: message === title ? undefined : message,
    code,
    errors: issues?.map(({ path, code: issueCode, message: detail, limit, actual }) => ({
      pointer: pointerFragment(path),
      code: issueCode,
      detail,
      limit,
      actual,
    })),
  }),
};

/** Describes a declared error response. A directional validator is reduced to its response direction. */
export function describeErrorResponse(
  format: ErrorFormat | undefined,
  validator?: Validator<unknown>,
  mediaType?: string,
): ErrorResponse {
  return {
    ...(format && { format }),
    ...(mediaType !== undefined && { mediaType }),
    ...(validator && { validator: responseValidator(validator) }),
  };
}

/** A declared error response without content. */
export const emptyErrorResponse: ErrorResponse = { hasContent: false };

/** Returns the code of an error for formats with numeric codes; the status by default. */
export function numericCode({ code, status }: ErrorContent): number {
  return typeof code === "number" ? code : status;
}

/** Returns the code of an error for formats with text codes; the kind of failure by default. */
export function textCode({ code, kind }: ErrorContent, spelling: Spelling): string {
  return String(code ?? spelled(kind, spelling));
}
