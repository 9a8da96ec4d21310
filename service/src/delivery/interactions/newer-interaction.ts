import type { Interaction, Role } from "@guildwire/api/types";
import { overwritesIn } from "../../access/channel-overwrites.js";
import { permissionsInChannelOrThread } from "../../access/viewing.js";
import { isThread } from "../../rules/channels.js";
import { channelPermissions, unknownPermissions } from "../../rules/permissions.js";
import type { StoredChannel } from "../../store/repositories/channels.js";
import type { StoredGuild } from "../../store/repositories/guilds.js";
import type { StoredMember } from "../../store/repositories/members.js";
import { newerValueKey } from "../../store/repositories/newer-values.js";
import type { InteractionValues, NewerEventValues } from "../../store/schema/guild-tables.js";
import type { Work } from "../../store/work.js";
import { channelView, threadView } from "../../views/channel-view.js";

/** The parts of an interaction that its further values depend on. */
type ShownInteraction = Pick<Interaction, "application_id"> & {
  readonly guild_id?: string;
  readonly channel_id?: string;
  readonly member?: { readonly user?: { readonly id: string } };
  readonly data?: {
    readonly resolved?: {
      readonly members?: Readonly<Record<string, unknown>>;
      readonly channels?: Readonly<Record<string, unknown>>;
      readonly roles?: Readonly<Record<string, unknown>>;
    };
  };
};

/** What versions 9 and 10 show of an interaction, at present. */
export async function newerInteractionValues(work: Work, interaction: ShownInteraction): Promise<NewerEventValues> {
  const { guild_id: guildId, channel_id: channelId, data } = interaction;
  if (guildId === undefined || channelId === undefined) return { values: {} };
  const { members = {}, channels: resolved = {} } = data?.resolved ?? {};
  const invokerId = interaction.member?.user?.id ?? "0";
  const [guild, roles, origin] = [
    await work.guilds.find(guildId),
    await work.roles.list(guildId),
    await work.channels.find(guildId, channelId),
  ];
  // The guild or the channel may have been deleted.
  if (guild === undefined || origin === undefined) return { values: {} };
  const others = await work.channels.findAll(guildId, Object.keys(resolved));
  const found = await work.members.findAll(guildId, [...new Set([invokerId, ...Object.keys(members)])]);
  const byUser = new Map(found.map((member) => [member.user_id, member]));
  const bits = await unknownBits(work, { guild, roles, channels: [origin, ...others] });
  const shown: InteractionValues = {
    channel: await channelOf(work, origin),
    app_permissions: String(await botPermissions(work, interaction.application_id, { guild, roles, origin, bits })),
    member: String(bits.of(byUser.get(invokerId), origin)),
    resolved_members: nonZero(Object.keys(members).map((id) => [id, bits.of(byUser.get(id), origin)])),
    resolved_channels: nonZero(others.map((channel) => [channel.id, bits.of(byUser.get(invokerId), channel)])),
  };
  return { values: bits.values, interaction: shown };
}

function nonZero(held: readonly (readonly [string, bigint])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(held.flatMap(([id, bits]) => (bits === 0n ? [] : [[id, String(bits)]])));
}

async function channelOf(work: Work, channel: StoredChannel): Promise<InteractionValues["channel"]> {
  if (!isThread(channel.type)) return channelView(channel);
  const counts = await work.threads.memberCounts(channel.guild_id);
  return threadView(channel, counts.get(channel.id) ?? 0);
}

/** The unknown permission bits of members in some channels. */
interface UnknownBits {
  /** 0 for someone who is not a member. */
  readonly of: (member: StoredMember | undefined, channel: StoredChannel) => bigint;
  readonly values: NewerEventValues["values"];
}

interface Scene {
  readonly guild: StoredGuild;
  /** All roles of the guild. */
  readonly roles: readonly Role[];
}

async function unknownBits(
  work: Work,
  { guild, roles, channels }: Scene & { readonly channels: readonly StoredChannel[] },
): Promise<UnknownBits> {
  // A thread has the overwrites of its channel.
  const holderOf = ({ id, type, parent_id }: StoredChannel): string => (isThread(type) ? (parent_id ?? "0") : id);
  const objects = [...roles.map(({ id }) => id), ...channels.map(holderOf)];
  const values = await work.newerValues.ofObjects(guild.id, objects);
  const overwritesOf = await overwritesIn(work, guild.id, channels);
  const newerOf = (object_id: string, target_id = "0") => values[newerValueKey({ object_id, target_id })] ?? {};
  const facts = { guild_id: guild.id, owner_id: guild.owner_id };
  const unknownRoles = roles.map(({ id }) => ({ id, permissions: newerOf(id).permissions ?? "0" }));
  return {
    values,
    of(member, channel) {
      if (member === undefined) return 0n;
      const overwrites = overwritesOf(channel);
      const known = channelPermissions({ ...facts, roles }, member, overwrites);
      const unknown = overwrites.map((overwrite) => {
        const { allow = "0", deny = "0" } = newerOf(holderOf(channel), overwrite.id);
        return { ...overwrite, allow, deny };
      });
      return unknownPermissions({ ...facts, roles: unknownRoles }, member, unknown, known);
    },
  };
}

/** The permissions of an application's bot in a channel; none if it is not in the guild. */
async function botPermissions(
  work: Work,
  applicationId: string,
  { guild, roles, origin, bits }: Scene & { readonly origin: StoredChannel; readonly bits: UnknownBits },
): Promise<bigint> {
  const application = await work.applications.find(applicationId);
  const bot = application && (await work.members.find(guild.id, application.bot_id));
  if (bot === undefined) return 0n;
  return (await permissionsInChannelOrThread(work, { guild, roles, member: bot }, origin)) | bits.of(bot, origin);
}
