import { errors, type HttpError } from "@guildwire/api/server";
import type { Issue } from "@guildwire/runtime/validate";

/** Maximum counts. The numbers are those in the error messages. */
export const quotas = {
  guildsOfUser: 100,
  rolesOfGuild: 250,
  channelsOfGuild: 500,
  channelsOfCategory: 50,
  webhooksOfChannel: 10,
} as const;

type RefusedQuota = "guildsOfUser" | "rolesOfGuild" | "channelsOfGuild" | "webhooksOfChannel";

const quotaErrors: { readonly [Q in RefusedQuota]: () => HttpError } = {
  guildsOfUser: errors.maximumGuilds,
  rolesOfGuild: errors.maximumRoles,
  channelsOfGuild: errors.maximumChannels,
  webhooksOfChannel: errors.maximumWebhooks,
};

/**
 * Throws the quota's 400 (codes 30001, 30005, 30013, 30007) if `count`, the number after the change, exceeds it. The
 * role @everyone counts among the roles of a guild.
 *
 * Rules: guild-create-guild-limit, role-create-maximum, channel-create-limit, webhook-create-limit.
 */
export function assertQuota(quota: RefusedQuota, count: number): void {
  if (count > quotas[quota]) throw quotaErrors[quota]();
}

/** JSON pointers to the first entry beyond a quota in the arrays of a new guild. */
const quotaBoundaries: ReadonlyMap<string, RefusedQuota> = new Map([
  [`/roles/${quotas.rolesOfGuild}`, "rolesOfGuild"],
  [`/channels/${quotas.channelsOfGuild}`, "channelsOfGuild"],
]);

/**
 * The quota's 400 (codes 30005, 30013) for a new guild with more roles or channels than a guild may have; undefined for
 * other issues. The specification bounds both arrays, so the request is refused before its entries are validated.
 *
 * Rules: guild-create-role-limit, guild-create-channel-limit.
 */
export function quotaOfIssues(
  operation: string | undefined,
  issues: readonly Pick<Issue, "path" | "code">[],
): HttpError | undefined {
  if (operation !== "createGuild") return undefined;
  for (const { path, code } of issues) {
    const quota = code === "max-items" ? quotaBoundaries.get(path) : undefined;
    if (quota !== undefined) return quotaErrors[quota]();
  }
  return undefined;
}
