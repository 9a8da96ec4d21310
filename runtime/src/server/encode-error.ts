import { type EncodedResponse, entryOfStatus } from "./encode-response.js";
import { type ErrorContent, type ErrorResponse, problemDetails, type RenderedError } from "./error-format.js";
import { Failure } from "./failure.js";
import type { AnyHttpError } from "./http-error.js";
import { listedIssues } from "./listed-issues.js";
import type { Operation } from "./operation.js";
import type { ServerDefinition } from "./options.js";
import { reasonPhrase } from "./reason-phrase.js";
import { spelled } from "./spelling.js";

/** What an error says, with the status, code and message that the definition has for a failure of its kind. */
export class DescribedError implements ErrorContent {
  readonly status: number;
  readonly kind: string;
  readonly code: ErrorContent["code"];
  readonly title: string;
  readonly message: string;
  readonly issues: ErrorContent["issues"];
  readonly retryAfter: number | undefined;
  readonly #call: { readonly requestId: string };

  constructor(error: AnyHttpError, { failures }: ServerDefinition, call: { readonly requestId: string }) {
    const kind = error instanceof Failure ? error.kind : undefined;
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

  /** Made when it is asked for. */
  get requestId(): string {
    return this.#call.requestId;
  }
}

/** The error response that an operation declares for a status; undefined for none, and before an operation is known. */
export function errorResponseOf(operation: Operation | undefined, status: number): ErrorResponse | undefined {
  return entryOfStatus(operation?.errors, status);
}

/**
 * An error in the format of its response in the specification; without one, in the format of the document. What the handler
 * has given is the body, or is added to that of the format.
 */
export function renderError(
  content: ErrorContent,
  response: ErrorResponse | undefined,
  { errorFormat = problemDetails }: ServerDefinition,
  value: unknown,
): RenderedError {
  const wireForm = value === undefined ? undefined : response?.wireForm;
  const given = wireForm === undefined ? value : wireForm.checked(wireForm.toWire(value));
  const own = response?.format;
  if (given !== undefined && response !== undefined && own === undefined)
    return { body: given, contentType: response.mediaType ?? "application/json" };
  const isUsable = own !== undefined && (own.isPartial !== true || given !== undefined);
  const format = isUsable ? own : errorFormat;
  const contentType = (isUsable ? response?.mediaType : undefined) ?? format.mediaType;
  const body = format.body(content);
  if (given === undefined) return { body, contentType };
  return { body: isPlainObject(given) && isPlainObject(body) ? { ...body, ...given } : given, contentType };
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The reasons why an error does not match its response in the specification; undefined if it does. */
export function errorMismatch(
  { id }: Operation,
  status: number,
  response: ErrorResponse | undefined,
  body: unknown,
): string | undefined {
  const { validator } = response ?? {};
  if (validator === undefined || validator.is(body)) return undefined;
  const checked = validator.validate(body);
  const reasons = checked.ok ? [] : checked.issues.map(({ path, message }) => `${path || "/"} ${message}`);
  return `the error response ${status} of ${id} does not match its schema\n${reasons.join("\n")}`;
}

/** Throws a TypeError for a body that cannot be JSON. */
export function encodeError(status: number, { body, contentType }: RenderedError): EncodedResponse {
  if (body === undefined) return { status, contentType: undefined, body };
  return { status, contentType, body: isJson(contentType) ? JSON.stringify(body) : String(body) };
}

function isJson(mediaType: string): boolean {
  return /[/+]json *(;|$)/i.test(mediaType);
}
