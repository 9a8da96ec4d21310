import { ApiError } from "./error.js";

/**
 * Throws an ApiError of kind `argument` that names the first missing argument of a call. The compiler reports missing
 * arguments to typed callers only.
 *
 * @example
 * ```ts
 * import { requireArguments } from "@guildwire/runtime/client";
 *
 * requireArguments("getGuild", { guild_id: "1" }, ["guild_id"]);
 * requireArguments("getGuild", {}, ["guild_id"]); // throws ApiError
 * ```
 */
export function requireArguments(operationId: string, args: object | undefined, names: readonly string[]): void {
  for (const name of names) {
    if ((args as Readonly<Record<string, unknown>> | undefined)?.[name] === undefined) {
      throw new ApiError("argument", operationId, `missing argument ${name}`);
    }
  }
}
