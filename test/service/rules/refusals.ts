import { HttpError } from "@guildwire/api/server";
import { expect } from "vitest";

/** The answer that a rule refuses with. Fails when it does not refuse. */
export function refusal(act: () => unknown): { status: number; code: number; at: string[] } {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError);
    const { status, code, errors } = error as HttpError;
    return { status, code, at: errors === undefined ? [] : places(errors, "") };
  }
  throw new Error("nothing was refused");
}

export const missingAccess = { status: 403, code: 50001, at: [] };
export const missingPermissions = { status: 403, code: 50013, at: [] };

/** The pointers of a form error, in the order of the answer. */
function places(tree: object, path: string): string[] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    name === "_errors" ? [path] : places(inner as object, `${path}/${name}`),
  );
}
