import { ApiError } from "./error.js";

/**
 * Runs `work` with a signal that combines the caller's signal and a timeout in milliseconds. If it aborts, the result
 * rejects immediately, even if `work` has not settled: with the caller's reason or an ApiError of kind `timeout`.
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
    // Timers are limited to 2^31 - 1 milliseconds; longer ones fire immediately.
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
