import { createGuildBan, createGuildChannel, createGuildRole, createWebhook } from "@guildwire/api/client";
import { formatPermissions, Permission, type PermissionName } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import { connectAccount } from "@guildwire/control/client";
import { describe, expect, it } from "vitest";
import { type DeclaredOperation, operations } from "../e2e/declared.js";
import { bodies } from "../e2e/requests.js";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor, World } from "../harness/world.js";

/** A permission requirement: an operation with a body, and the permissions that its caller must have. */
interface Rule {
  readonly operation: DeclaredOperation;
  /** The field that the rule is about; undefined for the operation itself. */
  readonly field: string | undefined;
  readonly permissions: readonly PermissionName[];
  readonly ownerOnly: boolean;
}

/** Additional fields without which the operation does nothing. */
const required: { readonly [operation: string]: object } = {
  addGuildMember: { access_token: "{access_token}" },
  modifyCurrentUserVoiceState: { channel_id: "{stage_id}" },
};

/** A value for each field that requires a permission; names in braces are replaced by ids of the scene. */
const values: { readonly [field: string]: unknown } = {
  owner_id: "{user_id}",
  nick: "you",
  roles: ["{role_id}"],
  mute: true,
  deaf: true,
  channel_id: "{voice_id}",
  suppress: false,
  request_to_speak_timestamp: "2100-01-01T00:00:00Z",
};

const rules: readonly Rule[] = operations.flatMap((operation) => {
  const { permissions, ownerOnly, fieldPermissions, ownerOnlyFields } = operation;
  const names = permissions as PermissionName[];
  const own = ownerOnly || names.length > 0 ? [{ operation, field: undefined, permissions: names, ownerOnly }] : [];
  const ofFields = Object.entries(fieldPermissions).filter(([, needed]) => needed.length > 0);
  return [
    ...own,
    ...ofFields.map(([field, needed]) => ({
      operation,
      field,
      permissions: [...names, ...needed.map(nameOf)],
      ownerOnly: false,
    })),
    ...ownerOnlyFields.map((field) => ({ operation, field, permissions: names, ownerOnly: true })),
  ];
});

function nameOf(needed: unknown): PermissionName {
  return (typeof needed === "string" ? needed : (needed as { permission: string }).permission) as PermissionName;
}

const titled = rules.map((rule) => {
  const { operation, field, permissions, ownerOnly } = rule;
  const what = field === undefined ? operation.id : `${field} of ${operation.id}`;
  return [`${what}: ${ownerOnly ? "the owner" : permissions.join(" and ")}`, rule] as const;
});

const all = Object.keys(Permission) as PermissionName[];

describeOnStores(
  "a caller with exactly the required permissions succeeds, and one with all others does not",
  (world) => {
    it.each(titled)("%s", async (_, rule) => {
      const { call, owner, caller } = await scene(world(), rule.operation);
      if (rule.ownerOnly) {
        expect(await call(rule, await caller("ADMINISTRATOR"))).toBe("403 50013");
        expect(await call(rule, owner)).toBe("success");
        return;
      }
      // Omits one permission at a time.
      for (const missing of rule.permissions) {
        const others = all.filter((name) => name !== missing && name !== "ADMINISTRATOR");
        expect(await call(rule, await caller(...others)), `without ${missing}`).toBe("403 50013");
      }
      expect(await call(rule, await caller(...rule.permissions))).toBe("success");
    });
  },
);

describe("the permission rules", () => {
  it("match the document, with a value for each field", () => {
    expect(rules.filter(({ ownerOnly }) => ownerOnly).map(({ operation: { id }, field }) => [id, field])).toEqual([
      ["modifyGuild", "owner_id"],
      ["deleteGuild", undefined],
    ]);
    expect(rules.length).toBeGreaterThan(40);
    expect(rules.filter(({ field }) => field !== undefined && !(field in values))).toEqual([]);
  });
});

/** A guild in which every operation with a requirement succeeds once for an authorized caller. */
async function scene(world: World, operation: DeclaredOperation) {
  const { guild, owner } = await world.guild({ roles: [{ id: 0, permissions: formatPermissions("VIEW_CHANNEL") }] });
  const guild_id = guild.id;
  await world.features(guild_id, "VANITY_URL");
  const channel = (name: string, type: 0 | 2 | 13) =>
    createGuildChannel(owner.client, { guild_id, body: { name, type } });
  const { id: channel_id } = await channel("quay", ChannelType.GUILD_TEXT);
  const { id: voice_id } = await channel("voice", ChannelType.GUILD_VOICE);
  const { id: stage_id } = await channel("stage", ChannelType.GUILD_STAGE_VOICE);
  const { id: role_id } = await createGuildRole(owner.client, { guild_id, body: { permissions: "0" } });
  const { id: webhook_id } = await createWebhook(owner.client, { channel_id, body: { name: "Lookout" } });
  const member = await world.member(guild_id);
  const integration = await connectAccount(world.control(), {
    guild_id,
    body: { type: "twitch", name: "Nelly", account_id: "1", user_id: member.id },
  });
  const banned = (await world.user()).id;
  await createGuildBan(owner.client, { guild_id, user_id: banned });
  const joiner = (await world.user()).id;
  const connect = (id: string) =>
    world.write((work) => work.voiceStates.connect(guild_id, id, stage_id, { suppress: true }), guild_id);
  await connect(member.id);
  const user_id = operation.errors.includes("unknownBan")
    ? banned
    : operation.id === "addGuildMember"
      ? joiner
      : member.id;
  const ids = {
    guild_id,
    channel_id,
    voice_id,
    stage_id,
    role_id,
    webhook_id,
    user_id,
    integration_id: integration.id,
  };

  /** A bot with a role of these permissions, connected to the stage. */
  async function caller(...permissions: readonly PermissionName[]): Promise<BotActor> {
    const bot = await world.bot();
    await world.join(guild_id, bot, ...permissions);
    await connect(bot.id);
    return bot;
  }

  /** Returns the outcome for a caller: `success`, or status and error code. */
  async function call({ operation: { id, method, path, successes }, field }: Rule, { token, applicationId }: BotActor) {
    const grant = { user_id: joiner, application_id: applicationId, scopes: ["guilds.join"] };
    const access_token = await world.write((work) => work.accessTokens.issue(grant));
    const known: { readonly [name: string]: string } = { ...ids, access_token };
    const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? `no ${name}`);
    const body = field === undefined ? bodies[id] : { ...required[id], [field]: values[field] };
    const response = await fetch(`${world.service.url}/api/v8${fill(path)}`, {
      method,
      headers: { Authorization: `Bot ${token}`, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: fill(JSON.stringify(body)) }),
    });
    const text = await response.text();
    return successes.includes(response.status) ? "success" : `${response.status} ${JSON.parse(text).code}`;
  }

  return { call, owner, caller };
}
