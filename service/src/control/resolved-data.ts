import {
  ApplicationCommandType,
  type InteractionDataOption,
  type PartialMessage,
  type ResolvedData,
  type Role,
  type Snowflake,
} from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import type { UseCommandBody } from "@guildwire/control/types";
import { overwritesIn } from "../access/channel-overwrites.js";
import { type NamedObject, namedByOptions, unknownObject } from "../rules/command-options.js";
import { type FormIssue, refuse } from "../rules/form.js";
import { channelPermissions } from "../rules/permissions.js";
import type { Services } from "../services.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { StoredUser } from "../store/repositories/users.js";
import type { Work } from "../store/work.js";
import { resolvedChannelView } from "../views/channel-view.js";
import { resolvedMemberView } from "../views/member-view.js";
import { showMessage } from "../views/message-view.js";
import { userView } from "../views/user-view.js";
import { visibleTo } from "./messages.js";
import { requireMessage } from "./require-objects.js";

/** An invocation of a command by a user who has access to the channel. */
export type CommandInvocation = Pick<UseCommandBody, "user_id" | "channel_id" | "type" | "target_id"> & {
  /** "0" in a direct message. */
  readonly guild_id: string;
  readonly options: readonly InteractionDataOption[] | undefined;
};

/**
 * The target of a command, and the objects that its target and its options refer to.
 *
 * Rules: interaction-command-target, interaction-resolved-options, interaction-resolved-members,
 * interaction-resolved-channels, control-command-options.
 *
 * Throws unknownUser (404, code 10013) and unknownMessage (404, code 10008) for a target, and a form error for options.
 */
export async function targetAndResolved(
  work: Work,
  { site }: Services,
  use: CommandInvocation,
): Promise<{ readonly target_id?: Snowflake; readonly resolved?: ResolvedData }> {
  const { named, issues } = namedByOptions(use.options ?? []);
  const { type, target_id } = use;
  if (target_id !== undefined && type === ApplicationCommandType.MESSAGE) {
    const message = await targetMessage(work, use, target_id);
    const messages: Record<Snowflake, PartialMessage> = { [message.id]: await showMessage(work, site, message) };
    return { target_id: message.id, resolved: { ...(await resolve(work, use, named, issues)), messages } };
  }
  const isOnUser = target_id !== undefined && type === ApplicationCommandType.USER;
  const target = isOnUser ? await work.users.get(target_id) : undefined;
  const all: readonly NamedObject[] =
    target === undefined ? named : [{ path: "/target_id", kind: "user", id: target.id }, ...named];
  const resolved = await resolve(work, use, all, issues);
  return { ...(target !== undefined && { target_id: target.id }), ...(resolved !== undefined && { resolved }) };
}

async function targetMessage(
  work: Work,
  { guild_id, user_id }: CommandInvocation,
  id: Snowflake,
): Promise<StoredMessage> {
  const message = await requireMessage(work, id);
  const [visible] = message.guild_id === guild_id ? await visibleTo(work, user_id, [message]) : [];
  if (visible === undefined) throw errors.unknownMessage();
  return visible;
}

/** The objects that a command refers to, by id. */
interface ResolvedObjects {
  readonly users: ReadonlyMap<Snowflake, StoredUser>;
  readonly members: ReadonlyMap<Snowflake, StoredMember>;
  readonly roles: ReadonlyMap<Snowflake, Role>;
  readonly channels: ReadonlyMap<Snowflake, StoredChannel>;
}

/**
 * The resolved objects; undefined if there are none. In a direct message there are only users.
 *
 * @param issues Issues found so far, reported together with unknown ids.
 */
async function resolve(
  work: Work,
  { guild_id, user_id, channel_id }: CommandInvocation,
  named: readonly NamedObject[],
  issues: readonly FormIssue[],
): Promise<ResolvedData | undefined> {
  if (named.length === 0) {
    refuse(issues);
    return undefined;
  }
  const inGuild = guild_id !== "0";
  const guildRoles = inGuild ? await work.roles.list(guild_id) : [];
  const found = await find(work, guild_id, guildRoles, named);
  const unknown = named.filter((each) => !isFound(found, each)).map(({ path, kind }) => unknownObject(path, kind));
  refuse([...issues, ...unknown]);
  const { users, members, roles, channels } = found;
  const shown: ResolvedData = {
    ...(users.size > 0 && { users: mapped(users, userView) }),
    ...(roles.size > 0 && { roles: mapped(roles, (role) => role) }),
  };
  if (!inGuild || members.size + channels.size === 0) return shown;
  const { owner_id } = await work.guilds.get(guild_id);
  const facts = { guild_id, owner_id, roles: guildRoles };
  const invoker = await work.members.get(guild_id, user_id);
  const origin = channel_id === undefined ? [] : await work.channels.findAll(guild_id, [channel_id]);
  const overwritesOf = await overwritesIn(work, guild_id, [...origin, ...channels.values()]);
  const held = (member: StoredMember, at: readonly StoredChannel[]): bigint =>
    channelPermissions(facts, member, at.flatMap(overwritesOf));
  return {
    ...shown,
    ...(members.size > 0 && { members: mapped(members, (member) => resolvedMemberView(member, held(member, origin))) }),
    ...(channels.size > 0 && {
      channels: mapped(channels, (channel) => resolvedChannelView(channel, held(invoker, [channel]))),
    }),
  };
}

async function find(
  work: Work,
  guildId: string,
  guildRoles: readonly Role[],
  named: readonly NamedObject[],
): Promise<ResolvedObjects> {
  const idsOf = (...kinds: readonly NamedObject["kind"][]): Snowflake[] => [
    ...new Set(named.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)),
  ];
  const namedRoles = new Set(idsOf("role", "mentionable"));
  const userIds = idsOf("user", "mentionable");
  const inGuild = guildId !== "0";
  return {
    users: byId(await work.users.findAll(userIds), ({ id }) => id),
    members: byId(inGuild ? await work.members.findAll(guildId, userIds) : [], ({ user_id }) => user_id),
    roles: byId(
      guildRoles.filter(({ id }) => namedRoles.has(id)),
      ({ id }) => id,
    ),
    channels: byId(inGuild ? await work.channels.findAll(guildId, idsOf("channel")) : [], ({ id }) => id),
  };
}

function isFound({ users, roles, channels }: ResolvedObjects, { kind, id }: NamedObject): boolean {
  switch (kind) {
    case "user":
      return users.has(id);
    case "channel":
      return channels.has(id);
    case "role":
      return roles.has(id);
    case "mentionable":
      return users.has(id) || roles.has(id);
  }
}

function byId<Item>(items: readonly Item[], idOf: (item: Item) => Snowflake): ReadonlyMap<Snowflake, Item> {
  return new Map(items.map((item) => [idOf(item), item]));
}

function mapped<From, To>(items: ReadonlyMap<Snowflake, From>, shown: (item: From) => To): Record<Snowflake, To> {
  return Object.fromEntries([...items].map(([id, item]) => [id, shown(item)]));
}
