import { ApiError, readError } from "@guildwire/control/client";

/** An action of a test that the service refused. The message contains the reason. */
export class RefusedAction extends Error {
  /** HTTP status of the refusal. */
  readonly status: number;
  /** Error code of the interface, such as 50035; 0 if no code applies. */
  readonly code: number;

  constructor(what: string, error: ApiError) {
    const { code, message, issues } = readError(error);
    const lines = issues.map((issue) => `\n  ${issue.path} ${issue.message}`);
    super(`the service refused ${what}: ${error.status} ${message ?? ""} (${code ?? 0})${lines.join("")}`, {
      cause: error,
    });
    this.name = "RefusedAction";
    this.status = error.status ?? 0;
    this.code = Number(code ?? 0);
  }
}

/** Awaits a call. Throws a RefusedAction instead of an ApiError with a response. */
export async function withReason<Result>(what: string, call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof ApiError && error.kind === "response" ? new RefusedAction(what, error) : error;
  }
}
