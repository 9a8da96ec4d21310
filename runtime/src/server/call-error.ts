import type { CallState } from "./call-state.js";
import { headerMismatch, setHeaderValues } from "./declared-headers.js";
import { DescribedError, encodeError, errorMismatch, errorResponseOf, renderError } from "./encode-error.js";
import type { EncodedResponse } from "./encode-response.js";
import type { ErrorContent, RenderedError } from "./error-format.js";
import { type ErrorSource, kindOf } from "./failure.js";

/** Returns the error that the options define for a request that does not match the specification. */
export function mapInvalidRequest(call: CallState, error: ErrorSource): ErrorSource {
  const { invalidRequest } = call.engine.options;
  if (invalidRequest === undefined || kindOf(error) !== "invalid-request") return error;
  try {
    return invalidRequest(error.issues ?? [], call.context) ?? error;
  } catch (failure) {
    call.report(failure);
    return error;
  }
}

/** Encodes an error, without headers that the handler set for its own response. */
export function encodeCallError(call: CallState, error: ErrorSource): EncodedResponse {
  const content = new DescribedError(error, call.engine.definition, call);
  const { status, retryAfter } = content;
  call.headers.clear();
  if (retryAfter !== undefined) call.headers.set("retry-after", String(Math.ceil(retryAfter)));
  setErrorHeaders(call, status, error);
  if (status >= 500) call.headers.set("x-request-id", call.requestId);
  return encodeError(status, renderedError(call, content, error.body));
}

function setErrorHeaders(call: CallState, status: number, { headers, retryAfter }: ErrorSource): void {
  if (headers === undefined) return;
  const declared = errorResponseOf(call.operation, status)?.headers;
  setHeaderValues(call.headers, headers, declared);
  if (declared === undefined || !call.engine.validateResponses) return;
  const given = retryAfter === undefined ? headers : { "Retry-After": Math.ceil(retryAfter), ...headers };
  const mismatch = headerMismatch(declared, given);
  const what = `the headers of the error response ${status} of ${call.operation?.id}`;
  if (mismatch !== undefined) call.report(new Error(`${what} do not match their schema\n${mismatch}`), "response");
}

function renderedError(call: CallState, content: ErrorContent, given: unknown): RenderedError {
  const { status } = content;
  const { engine, operation } = call;
  const own = given === undefined ? renderErrorWithHook(call, content) : undefined;
  const response = errorResponseOf(operation, status);
  const rendered = own ?? renderError(content, response, engine.definition, given);
  if (engine.validateResponses && operation !== undefined) {
    const mismatch =
      given !== undefined && response === undefined
        ? `${operation.id} has no error response ${status}`
        : errorMismatch(operation, status, response, rendered);
    // An invalid body from the handler is the handler's error; an invalid body from the format is still better than
    // none.
    if (mismatch !== undefined && given !== undefined) throw new Error(mismatch);
    if (mismatch !== undefined) call.report(new Error(mismatch), "response");
  }
  return rendered;
}

function renderErrorWithHook(call: CallState, content: ErrorContent): RenderedError | undefined {
  try {
    return call.engine.options.renderError?.(content, call.context);
  } catch (failure) {
    call.report(failure);
    return undefined;
  }
}
