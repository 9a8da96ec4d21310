import { errors } from "@guildwire/api/server";

/** How many there may be at most. The numbers are those in the messages of the errors. */
export const quotas = {
  guildsOfUser: 100,
  rolesOfGuild: 250,
  channelsOfGuild: 500,
  channelsOfCategory: 50,
  webhooksOfChannel: 10,
} as const;

type RefusedQuota = "guildsOfUser" | "rolesOfGuild" | "channelsOfGuild" | "webhooksOfChannel";

const full: { readonly [Q in RefusedQuota]: () => Error } = {
  guildsOfUser: errors.maximumGuilds,
  rolesOfGuild: errors.maximumRoles,
  channelsOfGuild: errors.maximumChannels,
  webhooksOfChannel: errors.maximumWebhooks,
};

/**
 * Throws the quota's 400 (codes 30001, 30005, 30013, 30007) when there would be more than it allows. `count` is how
 * many there would be afterwards; the role @everyone counts among the roles of a guild.
 *
 * Rules: guild-create-guild-limit, guild-create-role-limit, guild-create-channel-limit, role-create-maximum,
 * channel-create-limit, webhook-create-limit.
 */
export function assertQuota(quota: RefusedQuota, count: number): void {
  if (count > quotas[quota]) throw full[quota]();
}
