import type { CallState } from "./call-state.js";
import { headerMismatch, setHeaderValues } from "./declared-headers.js";
import type { EncodedResponse, EncodedResult } from "./encode-response.js";
import { mediaTypeOf } from "./media-type.js";
import type { Operation } from "./operation.js";
import type { DecodedRequest } from "./parameters.js";
import { checkResponseWhen } from "./response-when.js";

/**
 * Adds the headers of the handler to its encoded result, and checks status and headers if the options say so.
 *
 * @param accepted The caller's preferred media type, if there is a choice.
 */
export function completeResult(
  call: CallState,
  result: EncodedResult,
  request: DecodedRequest,
  accepted: string | undefined,
): EncodedResponse {
  const operation = call.operation as Operation;
  setResultHeaders(call, result);
  if (call.engine.validateResponses) checkResponseWhen(operation, request, result.status);
  return accepted === undefined ? result : withAcceptedSpelling(result, operation, accepted);
}

/** Uses the caller's spelling if several denote one JSON type. */
function withAcceptedSpelling(result: EncodedResponse, { mediaTypes }: Operation, accepted: string): EncodedResponse {
  const { contentType } = result;
  const shown = mediaTypes?.[accepted];
  if (contentType === undefined || shown === accepted || accepted.includes("*")) return result;
  return mediaTypeOf(contentType) === shown ? { ...result, contentType: accepted } : result;
}

function setResultHeaders(call: CallState, { status, headers, declaredHeaders }: EncodedResult): void {
  if (headers !== undefined) setHeaderValues(call.headers, headers, declaredHeaders);
  if (declaredHeaders === undefined || !call.engine.validateResponses) return;
  const mismatch = headerMismatch(declaredHeaders, { ...call.declaredValues, ...headers });
  if (mismatch === undefined) return;
  throw new Error(
    `the headers of the response ${status} of ${call.operation?.id} do not match their schema\n${mismatch}`,
  );
}
