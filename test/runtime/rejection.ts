import { ApiError } from "../../runtime/src/client/index.js";

/** What the promise rejects with. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
}

/** The ApiError that the promise rejects with. */
export async function apiError(promise: Promise<unknown>): Promise<ApiError> {
  const reason = await rejection(promise);
  if (!(reason instanceof ApiError)) throw new Error("not an ApiError", { cause: reason });
  return reason;
}
