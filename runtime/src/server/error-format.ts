import type { Issue, Validator } from "../validate/index.js";
import type { WireForm } from "../validate/wire-form.js";
import type { DeclaredHeaders } from "./declared-headers.js";
import type { ErrorCode } from "./http-error.js";
import { pointerFragment } from "./issue-arrangement.js";
import { type Spelling, spelled } from "./spelling.js";
import { responseValidator } from "./unnamed-validators.js";

/** What an error response can say. */
export interface ErrorContent {
  readonly status: number;
  /** What has failed, such as `invalid-request`; for errors of handlers, the title in kebab-case. */
  readonly kind: string;
  /** The code of the interface's own catalogue. */
  readonly code: ErrorCode | undefined;
  /** The reason phrase of the status. */
  readonly title: string;
  readonly message: string;
  /** The violations of the request: at most 100 issues, and one more that counts the others. */
  readonly issues: readonly Issue[] | undefined;
  /** Seconds. */
  readonly retryAfter: number | undefined;
  readonly requestId: string;
}

/** How the bodies of error responses follow from failures; written by the generator. */
export interface ErrorFormat {
  readonly mediaType: string;
  /** Whether the schema requires properties that only handlers know, so that it does not fit the server's own failures. */
  readonly isPartial?: true;
  /** The body: a value for JSON, a text for other media types. Properties whose value is undefined are left out. */
  readonly body: (error: ErrorContent) => unknown;
}

/** An error response before it is encoded. */
export interface RenderedError {
  /** JSON; text for media types that are not JSON. */
  readonly body: unknown;
  readonly contentType: string;
}

/** An error response of the specification. */
export interface ErrorResponse {
  /** Absent if the format of the schema is not known. */
  readonly format?: ErrorFormat;
  /** Default: that of the format, or JSON without a format. */
  readonly mediaType?: string;
  /** Of the response direction. */
  readonly validator?: Validator<unknown>;
  readonly headers?: DeclaredHeaders;
  /** Present if the bodies that handlers give have another form in code. */
  readonly wireForm?: WireForm;
}

/** Problem details (RFC 9457): the format of interfaces that declare none. */
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

/** A validator of two directions checks with that of the response. */
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

/** The code of an error, for formats in which it is a number; the status where there is none. */
export function numericCode({ code, status }: ErrorContent): number {
  return typeof code === "number" ? code : status;
}

/** The code of an error, for formats in which it is a text; what has failed where there is none. */
export function textCode({ code, kind }: ErrorContent, spelling: Spelling): string {
  return String(code ?? spelled(kind, spelling));
}
