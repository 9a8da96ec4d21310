import { isHeaderValue } from "./answer-headers.js";
import { formErrors } from "./error-tree.js";
import type { AnswerBody } from "./exchange.js";
import { Failure } from "./failure.js";
import type { HttpError } from "./http-error.js";
import type { Operation } from "./operation.js";
import type { ServerDefinition } from "./options.js";
import type { Plan } from "./plan.js";
import type { BinaryAnswer, ResponseBody } from "./response.js";

/** An answer, ready for a transport. `contentType` is undefined when there is no body. */
export interface Answer {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly body: AnswerBody;
}

const jsonType = "application/json";

/** Turns what a handler answered into an answer; throws a plain Error that says what cannot be sent. */
export function handlerAnswer({ operation, success }: Plan, result: unknown, checks: boolean): Answer {
  if (success !== undefined) return encode(operation, success.status, success.response, result, checks);
  const answered: { readonly status?: unknown; readonly body?: unknown } = Object(result);
  const status = Number(answered.status);
  if (!Number.isInteger(answered.status) || !(status >= 200 && status <= 599)) {
    throw new Error(`the handler of ${operation.id} must answer { status, body }`);
  }
  const response = responseOf(operation, status);
  if (response === undefined && checks) throw new Error(`${operation.id} has no response ${status}`);
  const body = response?.kind === "choice" ? answered : answered.body;
  return encode(operation, status, response ?? { kind: body === undefined ? "empty" : "json" }, body, checks);
}

/** Encodes a body as the specification's response says. With `checks`, it must be valid. */
function encode(operation: Operation, status: number, response: ResponseBody, body: unknown, checks: boolean): Answer {
  if (response.kind === "choice") {
    const { contentType, body: chosen } = Object(body) as { readonly contentType?: unknown; readonly body?: unknown };
    return encode(operation, status, chosenOf(operation, status, response, contentType), chosen, checks);
  }
  if (response.kind === "empty" || hasNoContent(status)) return { status, contentType: undefined, body: undefined };
  if (checks && response.validator !== undefined && !response.validator.is(body)) {
    const checked = response.validator.validate(body);
    const reasons = checked.ok ? [] : checked.issues.map(({ path, message }) => `${path || "/"} ${message}`);
    throw new Error(`the answer ${status} of ${operation.id} breaks its schema\n${reasons.join("\n")}`);
  }
  if (response.kind === "json") {
    const text = JSON.stringify(body);
    if (text === undefined) throw new Error(`the answer ${status} of ${operation.id} has no body`);
    return { status, contentType: response.contentType ?? jsonType, body: text };
  }
  if (response.kind === "text") return { status, contentType: response.contentType, body: String(body) };
  return { status, ...binaryOf(operation, status, response, body) };
}

function chosenOf(
  { id }: Operation,
  status: number,
  { choices = {} }: ResponseBody,
  contentType: unknown,
): ResponseBody {
  const chosen =
    typeof contentType === "string" && Object.hasOwn(choices, contentType) ? choices[contentType] : undefined;
  if (chosen !== undefined) return chosen;
  throw new Error(`the answer ${status} of ${id} has a contentType of ${Object.keys(choices).join(", ")}`);
}

function binaryOf(
  operation: Operation,
  status: number,
  response: ResponseBody,
  answer: unknown,
): Pick<Answer, "contentType" | "body"> {
  const isBare = answer instanceof Uint8Array || answer instanceof Blob || answer instanceof ReadableStream;
  const { data, contentType = response.contentType } = isBare
    ? { data: answer }
    : (Object(answer) as Partial<BinaryAnswer>);
  if (contentType !== undefined && !isHeaderValue(contentType)) {
    throw new Error(`the answer ${status} of ${operation.id} has a contentType that no header can have`);
  }
  if (data instanceof Blob) return { contentType: contentType ?? data.type, body: data.stream() };
  if (data instanceof Uint8Array || data instanceof ReadableStream) return { contentType, body: data };
  throw new Error(`the answer ${status} of ${operation.id} must be bytes`);
}

function responseOf({ responses }: Operation, status: number): ResponseBody | undefined {
  return responses[status] ?? responses[`${String(status)[0]}XX`] ?? responses["default"];
}

/** Statuses whose answers have no content (RFC 9110, 15.3.5, 15.3.6 and 15.4.5). */
function hasNoContent(status: number): boolean {
  return status === 204 || status === 205 || status === 304;
}

/** The answer of an error, with the code and message that the interface's catalogue has for it. */
export function errorAnswer(error: HttpError, { failures }: ServerDefinition): Answer {
  let { status, code, message, errors } = error;
  if (error instanceof Failure) {
    ({ status = status, code, message } = failures?.[error.kind] ?? error);
    if (error.issues !== undefined) errors = formErrors(error.issues);
  }
  const body = JSON.stringify(errors === undefined ? { code, message } : { code, message, errors });
  return { status, contentType: jsonType, body };
}
