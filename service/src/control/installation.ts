import { IntegrationType, type Role } from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import type { Integration } from "@guildwire/control/types";
import { nextPosition } from "../rules/role-positions.js";
import type { StoredApplication } from "../store/repositories/applications.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredIntegration } from "../store/repositories/integrations.js";
import type { Work } from "../store/work.js";
import { emitGuildEvent } from "./emit-guild-event.js";
import { join } from "./join.js";

/**
 * Installs an application in a guild. Its bot becomes a member, with a managed role if it holds any permissions, and
 * the guild gets an integration. The role's permissions are set last.
 *
 * Rules: role-managed-set-by-service, control-install-events.
 */
export async function install(
  work: Work,
  guild: StoredGuild,
  application: StoredApplication,
  permissions: string,
): Promise<Integration> {
  if ((await work.bans.find(guild.id, application.bot_id)) !== undefined) throw errors.userBanned();
  const role = await roleOf(work, guild.id, application, permissions);
  const roles = role === undefined ? [] : [role.id];
  const member = await work.members.find(guild.id, application.bot_id);
  if (member === undefined) await join(work, guild, application.bot_id, { roles, pending: false });
  else if (role !== undefined && !member.roles.includes(role.id))
    await work.members.setRoles(guild.id, application.bot_id, [...member.roles, role.id]);
  const integration = (await work.integrations.findOfApplication(guild.id, application.id)) ?? (await connect());
  return integrationView({ ...integration, role_id: role?.id ?? null });

  async function connect(): Promise<StoredIntegration> {
    const created = await work.integrations.insert({
      guild_id: guild.id,
      type: IntegrationType.DISCORD,
      name: application.name,
      account_id: application.id,
      account_name: application.name,
      application_id: application.id,
    });
    await emitGuildEvent(work, guild.id, "GUILD_INTEGRATIONS_UPDATE", { guild_id: guild.id });
    return created;
  }
}

export function integrationView({ id, name, type, role_id }: StoredIntegration): Integration {
  return { id, name, type, role_id };
}

/** The role of an application's bot, with these permissions; undefined if it has none and needs none. */
async function roleOf(
  work: Work,
  guildId: string,
  application: StoredApplication,
  permissions: string,
): Promise<Role | undefined> {
  const roles = await work.roles.list(guildId);
  const present = roles.find(({ tags }) => tags?.bot_id === application.bot_id);
  if (present !== undefined) {
    const changed = { ...present, permissions };
    await work.roles.update(guildId, changed);
    await emitGuildEvent(work, guildId, "GUILD_ROLE_UPDATE", { guild_id: guildId, role: changed });
    return changed;
  }
  if (permissions === "0") return undefined;
  const role: Role = {
    id: work.newId(),
    name: application.name,
    permissions,
    position: nextPosition(roles),
    color: 0,
    hoist: false,
    managed: true,
    mentionable: false,
    tags: { bot_id: application.bot_id },
  };
  await work.roles.insert(guildId, role);
  await emitGuildEvent(work, guildId, "GUILD_ROLE_CREATE", { guild_id: guildId, role });
  return role;
}
