import { ApiError, readError } from "@guildwire/api/client";

/**
 * Returns how a call is refused: its status and code, and for form errors the locations, such as `403 50013` or
 * `400 50035 /name /roles/0`. Throws if it succeeds or fails in another way.
 */
export async function refusal(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    (value) => {
      throw new Error(`expected a refusal, but the call succeeded with ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError) || error.kind !== "response") throw error;
  const { code, issues } = readError(error);
  return [error.status, code, ...issues.map(({ path }) => path)].join(" ");
}
