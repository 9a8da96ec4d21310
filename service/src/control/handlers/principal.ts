import { errors } from "@guildwire/control/server";

/** The authenticated caller: the holder of the admin token, or a bot for bot operations. */
export type Principal = "admin" | BotPrincipal;

export interface BotPrincipal {
  readonly applicationId: string;
  readonly userId: string;
  /** The bot's token. */
  readonly token: string;
}

/** The calling bot. Throws unauthorized (401) for other callers, which the specification does not admit. */
export function botOf(principal: Principal): BotPrincipal {
  if (principal === "admin") throw errors.unauthorized();
  return principal;
}
