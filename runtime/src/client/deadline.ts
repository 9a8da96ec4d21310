import { ApiError } from "./error.js";

/**
 * Runs `work` with a signal that the caller's signal and the timeout (in milliseconds) both abort. The result then rejects
 * immediately, even if `work` has not settled, with the caller's reason or an ApiError of kind `timeout`.
 */
export function underDeadline<T>(
  operationId: string,
  signal: AbortSignal | undefined,
  timeout: number | undefined,
  work: (signal?: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!(signal || timeout)) return work();
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const controller = new AbortController();
    const end = (): void => {
      const reason = signal?.aborted
        ? signal.reason
        : new ApiError("timeout", operationId, `no response within ${timeout} ms`);
      controller.abort(reason);
      reject(reason);
    };
    // Timers take less than 2^31 milliseconds: with more they fire at once.
    const timer = timeout && setTimeout(end, Math.min(timeout, 2e9));
    signal?.addEventListener("abort", end);
    work(controller.signal)
      .then(resolve, reject)
      .then(() => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
      });
  });
}
