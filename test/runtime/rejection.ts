import { ApiError } from "../../runtime/src/client/index.js";

/** The reason with which the promise rejects. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`resolved with ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
}

/** The ApiError with which the promise rejects. */
export async function apiError(promise: Promise<unknown>): Promise<ApiError> {
  const reason = await rejection(promise);
  if (!(reason instanceof ApiError)) throw new Error("not an ApiError", { cause: reason });
  return reason;
}
