import type { Interface, MediaContent, Operation } from "./interface.js";

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
