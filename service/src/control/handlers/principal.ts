import { errors } from "@guildwire/control/server";

/** The authenticated caller: the holder of the admin token, or a bot in the operations of bots. */
export type Principal = "admin" | BotPrincipal;

export interface BotPrincipal {
  readonly applicationId: string;
  readonly userId: string;
  /** The token with which it was authenticated. */
  readonly token: string;
}

/** The calling bot. The specification lets no one else call; throws unauthorized (401) otherwise. */
export function botOf(principal: Principal): BotPrincipal {
  if (principal === "admin") throw errors.unauthorized();
  return principal;
}
