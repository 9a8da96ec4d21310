import type { Failure } from "../server/failure.js";
import { SigningError } from "../signing/error.js";
import { DispatchError } from "./error.js";

/** Returns the response to a request that could not be handled. */
export function failureResponse(error: unknown): { readonly status: number; readonly text: string } {
  if (error instanceof SigningError || (error instanceof DispatchError && error.code === "invalid-delivery")) {
    return { status: 400, text: "malformed body" };
  }
  if (error instanceof DispatchError && error.code === "no-handler") return { status: 404, text: "no handler" };
  const { kind } = Object(error) as Partial<Failure>;
  if (kind === "too-large") return { status: 413, text: "content too large" };
  if (kind === "malformed-body") return { status: 400, text: "malformed body" };
  return { status: 500, text: "internal error" };
}
