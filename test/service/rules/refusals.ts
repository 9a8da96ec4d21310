import { HttpError } from "@guildwire/api/server";
import type { ErrorCode } from "@guildwire/runtime/server";
import { expect } from "vitest";

/** Returns the error response of a rule. Throws if the rule does not refuse. */
export function refusal(act: () => unknown): { status: number; code: ErrorCode | undefined; at: string[] } {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError);
    const { status, code, issues = [] } = error as HttpError;
    return { status, code, at: issues.map(({ path }) => path) };
  }
  throw new Error("nothing was refused");
}

export const missingAccess = { status: 403, code: 50001, at: [] };
export const missingPermissions = { status: 403, code: 50013, at: [] };
