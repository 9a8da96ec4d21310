/** A server has not responded in time. */
export class NoResponseError extends Error {
  override readonly name = "NoResponseError";
}

/** The result of a task. Throws a NoResponseError if the task takes longer than the milliseconds. */
export function within<Result>(milliseconds: number, task: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoResponseError(`no response within ${milliseconds} ms`)), milliseconds);
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
