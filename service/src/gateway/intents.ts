import type { GatewayEventName } from "@guildwire/api/events";
import { GatewayIntents } from "@guildwire/control/types";

/** The intent that a session needs to receive an event; null for events that need none. */
export const intentOf: Readonly<Record<GatewayEventName, number | null>> = {
  GUILD_CREATE: GatewayIntents.GUILDS,
  GUILD_UPDATE: GatewayIntents.GUILDS,
  GUILD_DELETE: GatewayIntents.GUILDS,
  CHANNEL_CREATE: GatewayIntents.GUILDS,
  CHANNEL_UPDATE: GatewayIntents.GUILDS,
  GUILD_ROLE_CREATE: GatewayIntents.GUILDS,
  GUILD_ROLE_UPDATE: GatewayIntents.GUILDS,
  GUILD_ROLE_DELETE: GatewayIntents.GUILDS,
  GUILD_MEMBER_ADD: GatewayIntents.GUILD_MEMBERS,
  GUILD_MEMBER_UPDATE: GatewayIntents.GUILD_MEMBERS,
  GUILD_MEMBER_REMOVE: GatewayIntents.GUILD_MEMBERS,
  GUILD_BAN_ADD: GatewayIntents.GUILD_BANS,
  GUILD_BAN_REMOVE: GatewayIntents.GUILD_BANS,
  GUILD_INTEGRATIONS_UPDATE: GatewayIntents.GUILD_INTEGRATIONS,
  INTERACTION_CREATE: null,
};

/** The bits of all intents. */
const known = Object.values(GatewayIntents).reduce((bits, bit) => bits | bit, 0);

/** Whether every bit belongs to a defined intent. */
export function areIntents(bits: number): boolean {
  return Number.isSafeInteger(bits) && bits <= known && (bits & ~known) === 0;
}

export function hasIntent(intents: number, intent: number): boolean {
  return (intents & intent) !== 0;
}

/** Whether a session with these intents receives an event. */
export function wantsEvent(intents: number, event: GatewayEventName): boolean {
  const intent = intentOf[event];
  return intent === null || hasIntent(intents, intent);
}

/** The shard of a guild; events outside of guilds belong to the first one. */
export function shardOf(guildId: string | null, shardCount: number): number {
  return guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(shardCount));
}
