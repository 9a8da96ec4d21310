import { type EncodedResponse, entryOfStatus } from "./encode-response.js";
import {
  type ErrorContent,
  type ErrorFormat,
  type ErrorResponse,
  problemDetails,
  type RenderedError,
} from "./error-format.js";
import { type ErrorSource, kindOf } from "./failure.js";
import { listedIssues } from "./listed-issues.js";
import { messageWithIssue } from "./message-with-issue.js";
import type { Operation } from "./operation.js";
import type { ServerDefinition } from "./options.js";
import { reasonPhrase } from "./reason-phrase.js";
import { spelled } from "./spelling.js";

/** The content of an error, with the status, code and message that the definition assigns to its kind. */
export class DescribedError implements ErrorContent {
  readonly status: number;
  readonly kind: string;
  readonly code: ErrorContent["code"];
  readonly title: string;
  readonly message: string;
  readonly issues: ErrorContent["issues"];
  readonly retryAfter: number | undefined;
  readonly #call: { readonly requestId: string };

  constructor(error: ErrorSource, { failures }: ServerDefinition, call: { readonly requestId: string }) {
    const kind = kindOf(error);
    const own = kind === undefined ? undefined : failures?.[kind];
    this.status = own?.status ?? error.status;
    this.title = reasonPhrase(this.status);
    this.kind = kind ?? spelled(this.title, "kebab-case");
    this.code = own?.code ?? error.code;
    this.message = own?.message ?? error.message;
    this.issues = error.issues && listedIssues(error.issues);
    this.retryAfter = error.retryAfter;
    this.#call = call;
  }

  /** Created on first access. */
  get requestId(): string {
    return this.#call.requestId;
  }
}

/**
 * Returns the error response that an operation declares for a status; undefined for none, or if the operation is
 * unknown.
 */
export function errorResponseOf(operation: Operation | undefined, status: number): ErrorResponse | undefined {
  return entryOfStatus(operation?.errors, status);
}

/**
 * Renders an error in the format of its declared response, otherwise in that of the document. A body from the handler
 * replaces or extends the format's. A response that is declared without content has only a body from the handler.
 */
export function renderError(
  content: ErrorContent,
  response: ErrorResponse | undefined,
  { errorFormat = problemDetails }: ServerDefinition,
  value: unknown,
): RenderedError {
  if (value === undefined && response?.hasContent === false) return withoutBody;
  const wireForm = value === undefined ? undefined : response?.wireForm;
  const given = wireForm === undefined ? value : wireForm.toWire(value);
  const own = response?.format;
  if (given !== undefined && response !== undefined && own === undefined) {
    const { mediaType = "application/json" } = response;
    const contentType = typeof given === "string" ? mediaType : jsonOr(mediaType, "application/json");
    return { body: given, contentType, wireForm };
  }
  const isUsable = own !== undefined && (own.isPartial !== true || given !== undefined);
  const format = isUsable ? own : substituteFormat(response?.mediaType ?? own?.mediaType, errorFormat);
  const contentType = (isUsable ? response?.mediaType : undefined) ?? format.mediaType;
  const body = format.body(isHtml(contentType) ? htmlContent(content) : content);
  if (given === undefined) return { body, contentType };
  return { body: isPlainObject(given) && isPlainObject(body) ? { ...body, ...given } : given, contentType, wireForm };
}

/** `encodeError` sends neither a body nor a content type. */
const withoutBody: RenderedError = { body: undefined, contentType: "" };

/**
 * Returns the format of a response whose schema the server cannot fill in: that of the document with the declared media
 * type, or the message for text. For media types that are neither JSON nor text, only the document's is possible.
 */
function substituteFormat(mediaType: string | undefined, errorFormat: ErrorFormat): ErrorFormat {
  if (mediaType === undefined) return errorFormat;
  if (isJson(mediaType)) return { ...(isJson(errorFormat.mediaType) ? errorFormat : problemDetails), mediaType };
  return /^text\/(?!event-stream|xml)/i.test(mediaType) ? { mediaType, body: messageWithIssue } : errorFormat;
}

function jsonOr(mediaType: string, otherwise: string): string {
  return isJson(mediaType) ? mediaType : otherwise;
}

function isHtml(mediaType: string): boolean {
  return /^text\/html *(;|$)/i.test(mediaType);
}

/**
 * Returns the content for a text of HTML. Messages quote the request, which must not become markup. They are escaped
 * before a format fits them into the limits of its schema; a declared text is HTML already.
 */
function htmlContent(content: ErrorContent): ErrorContent {
  const { status, kind, code, title, retryAfter, requestId } = content;
  const message = escapedHtml(messageWithIssue(content));
  return { status, kind, code, title, message, issues: undefined, retryAfter, requestId: escapedHtml(requestId) };
}

function escapedHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns why an error does not match its declared response; undefined if it does. */
export function errorMismatch(
  { id }: Operation,
  status: number,
  response: ErrorResponse | undefined,
  { body, wireForm }: RenderedError,
): string | undefined {
  const { validator } = response ?? {};
  const wire = wireForm === undefined ? body : wireForm.checked(body);
  if (validator === undefined || validator.is(wire)) return undefined;
  const checked = validator.validate(wire);
  const reasons = checked.ok ? [] : checked.issues.map(({ path, message }) => `${path || "/"} ${message}`);
  return `the error response ${status} of ${id} does not match its schema\n${reasons.join("\n")}`;
}

/** Throws a TypeError for a body that cannot be serialized as JSON. */
export function encodeError(status: number, { body, contentType, wireForm }: RenderedError): EncodedResponse {
  if (body === undefined) return { status, contentType: undefined, body };
  if (!isJson(contentType)) return { status, contentType, body: String(body) };
  const text = wireForm === undefined ? JSON.stringify(body) : (wireForm.stringify(body) as string);
  return { status, contentType, body: text };
}

function isJson(mediaType: string): boolean {
  return /[/+]json *(;|$)/i.test(mediaType);
}
