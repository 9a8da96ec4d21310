// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { formatBits, parseBits } from "@guildwire/runtime/client";

/** Permission bits. Sets of them travel as decimal strings; in code they are BigInt. */
export const Permission = {
  /** Create invites. */
  CREATE_INSTANT_INVITE: 1n,
  /** Remove members from the guild, one by one or by a prune. */
  KICK_MEMBERS: 2n,
  /** Read, add and lift bans. */
  BAN_MEMBERS: 4n,
  /** Hold all permissions, whatever channel overwrites say. */
  ADMINISTRATOR: 8n,
  /** Create, change, move and delete channels. */
  MANAGE_CHANNELS: 16n,
  /** Change the guild, its widget, welcome screen and integrations, and read its invites. */
  MANAGE_GUILD: 32n,
  /** Add reactions to messages. */
  ADD_REACTIONS: 64n,
  /** Read the audit log. */
  VIEW_AUDIT_LOG: 128n,
  /** Be heard above others in a voice channel. */
  PRIORITY_SPEAKER: 256n,
  /** Share video in a voice channel. */
  STREAM: 512n,
  /** See a channel and, where it has text, its messages. */
  VIEW_CHANNEL: 1024n,
  /** Send messages in a channel. */
  SEND_MESSAGES: 2048n,
  /** Send messages that are read aloud. */
  SEND_TTS_MESSAGES: 4096n,
  /** Delete messages of others; slow mode does not apply to holders. */
  MANAGE_MESSAGES: 8192n,
  /** Have links in messages embedded. */
  EMBED_LINKS: 16384n,
  /** Attach files to messages. */
  ATTACH_FILES: 32768n,
  /** Read earlier messages. */
  READ_MESSAGE_HISTORY: 65536n,
  /** Notify everybody by mentioning \@everyone or \@here. */
  MENTION_EVERYONE: 131072n,
  /** Use custom emojis of other guilds. */
  USE_EXTERNAL_EMOJIS: 262144n,
  /** See statistics about the guild. */
  VIEW_GUILD_INSIGHTS: 524288n,
  /** Join a voice channel. */
  CONNECT: 1048576n,
  /** Speak in a voice channel. */
  SPEAK: 2097152n,
  /** Mute members in voice channels, and suppress them, or let them speak, in stage channels. */
  MUTE_MEMBERS: 4194304n,
  /** Deafen members in voice channels. */
  DEAFEN_MEMBERS: 8388608n,
  /** Move members between voice channels, and disconnect them. */
  MOVE_MEMBERS: 16777216n,
  /** Speak by voice activity rather than by holding a key. */
  USE_VAD: 33554432n,
  /** Change one's own nickname. */
  CHANGE_NICKNAME: 67108864n,
  /** Change the nicknames of others. */
  MANAGE_NICKNAMES: 134217728n,
  /** Create, change, order and delete roles, and give and take them. */
  MANAGE_ROLES: 268435456n,
  /** Create, read, change and delete webhooks. */
  MANAGE_WEBHOOKS: 536870912n,
  /** Create, change and delete custom emojis and stickers. */
  MANAGE_EMOJIS_AND_STICKERS: 1073741824n,
  /** Use application commands. */
  USE_APPLICATION_COMMANDS: 2147483648n,
  /** Ask to speak in a stage channel. */
  REQUEST_TO_SPEAK: 4294967296n,
  /** Change and delete threads, and see all private threads. */
  MANAGE_THREADS: 17179869184n,
  /** Create and join public threads. */
  USE_PUBLIC_THREADS: 34359738368n,
  /** Create and join private threads. */
  USE_PRIVATE_THREADS: 68719476736n,
  /** Use custom stickers of other guilds. */
  USE_EXTERNAL_STICKERS: 137438953472n,
} as const;

export type PermissionName = keyof typeof Permission;

/** The bits of a permission string. Throws a RangeError when it is no decimal number of at most 64 bits. */
export const parsePermissions: (text: string) => bigint = parseBits;

/** The permission string of some permissions. */
export function formatPermissions(...names: readonly PermissionName[]): string {
  return formatBits(names.reduce((bits, name) => bits | Permission[name], 0n));
}

/**
 * True when a permission set, as a string or as bits, has the bits of all of the named permissions. Nothing
 * but bits is compared: a permission that stands for all others has to be asked for as well.
 */
export function hasPermissions(set: string | bigint, ...names: readonly PermissionName[]): boolean {
  const bits = typeof set === "string" ? parseBits(set) : set;
  return names.every((name) => (bits & Permission[name]) !== 0n);
}

/** The names of the permissions in a set, in the order of their bits; unknown bits are passed over. */
export function permissionNames(set: string | bigint): PermissionName[] {
  return (Object.keys(Permission) as PermissionName[]).filter((name) => hasPermissions(set, name));
}
