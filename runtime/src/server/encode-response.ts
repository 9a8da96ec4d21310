import type { DeclaredHeaders, HeaderValues } from "./declared-headers.js";
import { needsSlices } from "./json-size.js";
import type { Operation } from "./operation.js";
import type { Plan } from "./plan.js";
import type { OutgoingBody } from "./request-transport.js";
import type { BinaryContent, ResponseBody } from "./response.js";
import { isHeaderValue } from "./response-headers.js";
import { ResponseMismatch } from "./response-mismatch.js";
import { encodeStream } from "./stream-response.js";

/** A response for a transport. `contentType` is undefined without a body. */
export interface EncodedResponse {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: OutgoingBody;
  /**
   * Resolves with the body when the head may be sent: after the first item of a stream, or when large JSON has been
   * serialized. Rejects if there is no body.
   */
  readonly ready?: Promise<OutgoingBody>;
}

/** A handler's response, with the headers it returned. */
export interface EncodedResult extends EncodedResponse {
  readonly headers?: HeaderValues | undefined;
  readonly declaredHeaders?: DeclaredHeaders | undefined;
}

const jsonType = "application/json";

export interface EncodeOptions {
  /** Whether responses are validated. */
  readonly checks: boolean;
  /** Receives the error of a stream that has started. */
  readonly onError: (error: unknown) => void;
  /** Called when no one reads a stream any more. */
  readonly onCancel: () => void;
  /** Milliseconds that a stream waits for its first item. */
  readonly firstItemTimeout: number;
}

/** Encodes a handler's result. Throws a plain Error with the reason if that is impossible. */
export function encodeHandlerResult(
  { operation, success }: Plan,
  result: unknown,
  options: EncodeOptions,
): EncodedResult {
  if (success !== undefined) {
    const { status, response } = success;
    const declaredHeaders = response.headers;
    const of = { operation, status, options };
    if (declaredHeaders === undefined) return encodeResponse(of, response, result);
    if (declaredHeaders.required !== true) return { ...encodeResponse(of, response, result), declaredHeaders };
    const { headers, body } = Object(result) as { readonly headers?: HeaderValues; readonly body?: unknown };
    if (typeof headers !== "object") throw new Error(`the handler of ${operation.id} must return { headers, body }`);
    return { ...encodeResponse(of, response, response.kind === "choice" ? result : body), headers, declaredHeaders };
  }
  const statusAndBody: { readonly status?: unknown; readonly headers?: HeaderValues; readonly body?: unknown } =
    Object(result);
  const status = Number(statusAndBody.status);
  if (!Number.isInteger(statusAndBody.status) || !(status >= 200 && status <= 599)) {
    throw new Error(`the handler of ${operation.id} must return { status, body }`);
  }
  const response = entryOfStatus(operation.responses, status);
  if (response === undefined && options.checks) throw new Error(`${operation.id} has no response ${status}`);
  const body = response?.kind === "choice" ? statusAndBody : statusAndBody.body;
  const described = response ?? { kind: body === undefined ? "empty" : "json" };
  return {
    ...encodeResponse({ operation, status, options }, described, body),
    headers: statusAndBody.headers,
    declaredHeaders: response?.headers,
  };
}

interface ResponseOf {
  readonly operation: Operation;
  readonly status: number;
  readonly options: EncodeOptions;
}

/** Encodes a body as its declared response. */
function encodeResponse(of: ResponseOf, response: ResponseBody, body: unknown): EncodedResponse {
  const { operation, status, options } = of;
  if (response.kind === "choice") {
    const { contentType, body: chosen } = Object(body) as { readonly contentType?: unknown; readonly body?: unknown };
    return encodeResponse(of, selectResponse(operation, status, response, contentType), chosen);
  }
  if (response.kind === "empty" || hasNoContent(status)) return { status, contentType: undefined, body: undefined };
  if (response.stream !== undefined) {
    const name = `the response ${status} of ${operation.id}`;
    const { wireForm } = response;
    const streamOptions = { ...options, name, wireForm };
    const { started, ...stream } = encodeStream(response.stream, body, streamOptions);
    return { status, ...stream, ready: started.then(() => stream.body) };
  }
  const { wireForm } = response;
  const wire = wireForm === undefined ? body : wireForm.toWire(body);
  const contentType = response.contentType ?? jsonType;
  if (response.kind === "json" && needsSlices(wire)) {
    const { validator } = options.checks && wireForm === undefined ? response : {};
    const check = (): void => requireMatch(of, response, wire);
    // Few responses are large.
    const ready = import("./json-slices.js").then(({ encodeLargeJson }) =>
      encodeLargeJson(wire, { validator, check, stringify: wireForm?.stringify }),
    );
    return { status, contentType, body: undefined, ready };
  }
  requireMatch(of, response, wire);
  if (response.kind === "json") {
    const text = wireForm === undefined ? JSON.stringify(body) : wireForm.stringify(wire);
    if (text === undefined) throw new Error(`the response ${status} of ${operation.id} has no body`);
    return { status, contentType, body: text };
  }
  if (response.kind === "text") return { status, contentType: response.contentType, body: String(body) };
  return { status, ...encodeBinary(operation, status, response, body) };
}

/** Throws a ResponseMismatch if responses are validated and the body is invalid. */
function requireMatch(
  { operation, status, options }: ResponseOf,
  { validator, wireForm }: ResponseBody,
  wire: unknown,
): void {
  if (!options.checks || validator === undefined) return;
  const body = wireForm === undefined ? wire : wireForm.checked(wire);
  if (validator.is(body)) return;
  const checked = validator.validate(body);
  throw new ResponseMismatch(`the response ${status} of ${operation.id}`, checked.ok ? [] : checked.issues);
}

function selectResponse(
  { id }: Operation,
  status: number,
  { choices = {} }: ResponseBody,
  contentType: unknown,
): ResponseBody {
  const chosen =
    typeof contentType === "string" && Object.hasOwn(choices, contentType) ? choices[contentType] : undefined;
  if (chosen !== undefined) return chosen;
  throw new Error(
    `the response ${status} of ${id} must have one of the content types ${Object.keys(choices).join(", ")}`,
  );
}

function encodeBinary(
  operation: Operation,
  status: number,
  response: ResponseBody,
  content: unknown,
): Pick<EncodedResponse, "contentType" | "body"> {
  const isBare = content instanceof Uint8Array || content instanceof Blob || content instanceof ReadableStream;
  const { data, contentType = response.contentType } = isBare
    ? { data: content }
    : (Object(content) as Partial<BinaryContent>);
  if (contentType !== undefined && !isHeaderValue(contentType)) {
    throw new Error(`the response ${status} of ${operation.id} has a contentType that is not a valid header value`);
  }
  if (data instanceof Blob) return { contentType: contentType ?? data.type, body: data };
  if (data instanceof Uint8Array) return { contentType, body: data };
  if (data instanceof ReadableStream && !data.locked) return { contentType, body: data };
  throw new Error(`the response ${status} of ${operation.id} must be bytes or an unread stream`);
}

/** Returns the entry of a table by status: exact, by class, or the default. */
export function entryOfStatus<Entry>(
  table: { readonly [status: string]: Entry } | undefined,
  status: number,
): Entry | undefined {
  return table?.[status] ?? table?.[`${String(status)[0]}XX`] ?? table?.["default"];
}

/** Whether the status has no content (RFC 9110, 15.3.5, 15.3.6 and 15.4.5). */
function hasNoContent(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}
