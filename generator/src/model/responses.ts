import type { Interface, MediaContent, Operation, Response } from "./interface.js";
import { isXml, mediaTypeWithParameters } from "./media-kind.js";
import { tokensOf } from "./raw.js";

type Responses = Pick<Operation, "responses">;

/** Returns the responses that clients do not treat as errors: 2XX, or `default` if there is no other. */
export function successResponses({ responses }: Responses): Operation["responses"] {
  const successes = responses.filter(
    ({ status }) => status === "2XX" || (typeof status === "number" && status >= 200 && status < 300),
  );
  return successes.length > 0 ? successes : responses.filter(({ status }) => status === "default");
}

/** Returns the streamed content of a success, if any. */
export function streamedContent(operation: Responses): MediaContent | undefined {
  return successResponses(operation)
    .flatMap(({ content }) => content)
    .find(({ stream }) => stream !== undefined);
}

/** Whether every success is a stream. */
export function isOnlyStream(operation: Responses): boolean {
  const successes = successResponses(operation);
  return (
    successes.length > 0 &&
    successes.every(({ content }) => content.length > 0 && content.every((media) => media.stream))
  );
}

/** Whether an operation responds with bytes. */
export function hasBinaryBody({ operations }: Pick<Interface, "operations">): boolean {
  return operations.some((operation) =>
    successResponses(operation).some(({ content }) =>
      content.some(({ kind, stream }) => kind === "binary" && stream === undefined),
    ),
  );
}

/** Returns the error responses of an operation: 4XX and 5XX, and `default` if there is a success. */
export function errorResponses({ responses }: Pick<Operation, "responses">): readonly Response[] {
  const hasSuccess = responses.some(({ status }) => /^[23]/.test(String(status)));
  return responses.filter(({ status }) => (status === "default" ? hasSuccess : /^[45]/.test(String(status))));
}

/** Returns the content of an error response that servers send: JSON, preferring problem details, otherwise text. */
export function errorContentOf({ content }: Pick<Response, "content">): MediaContent | undefined {
  const json = content.filter(({ kind }) => kind === "json");
  return (
    json.find(({ mediaType }) => mediaType === "application/problem+json") ??
    json[0] ??
    content.find(({ kind, mediaType }) => kind === "text" && !isXml(mediaType))
  );
}

/** Returns the media type that servers send for declared content: a range becomes JSON or plain text. */
export function sentMediaType(media: Pick<MediaContent, "kind" | "mediaType" | "parameters">): string {
  if (!media.mediaType.includes("*")) return mediaTypeWithParameters(media);
  return media.kind === "text" ? "text/plain" : "application/json";
}

/** Returns the name of a response in `components.responses`. */
export function componentNameOf({ at }: Pick<Response, "at">): string | undefined {
  const [first, second, name, ...rest] = tokensOf(at);
  return first === "components" && second === "responses" && rest.length === 0 ? name : undefined;
}

/** Whether responses with this status never have a body (RFC 9110, sections 15.2, 15.3.5, 15.3.6 and 15.4.5). */
export function isStatusWithoutBody(status: string): boolean {
  return /^(1..|204|205|304)$/.test(status);
}

/**
 * Returns the name of a response's unnamed type: `GetPetResult`, with several successes `GetPetResult200`, and
 * `GetPetResponse404`, `GetPetResponse4XX` or `GetPetResponseDefault` for others.
 *
 * @param successes The number of success responses of the operation.
 */
export function responseTypeName(stem: string, status: number | string, successes: number): string {
  if (!String(status).startsWith("2")) return `${stem}Response${statusName(status)}`;
  return successes > 1 ? `${stem}Result${status}` : `${stem}Result`;
}

/** Returns a status as a part of a name. */
export function statusName(status: number | string): string {
  return status === "default" ? "Default" : String(status);
}
