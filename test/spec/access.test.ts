import { describe, expect, test } from "vitest";
import type { Operation } from "../../generator/src/model/interface.js";
import type { Property, RequiredPermission } from "../../generator/src/model/type.js";
import { bodyOf, contentWord, model, operation, resolved } from "./model.js";

type Row = readonly [id: string, success: string, permission: string, events: string, mode: "authentication" | "open"];

/** The status, permission and events of each operation (T70-T72, T79); `…` marks several events. */
const rows: readonly Row[] = [
  ["createGuild", "200 Guild", "", "GUILD_CREATE", "authentication"],
  ["getGuild", "200 Guild", "", "", "authentication"],
  ["getGuildPreview", "200 GuildPreview", "", "", "authentication"],
  ["modifyGuild", "200 Guild", "MANAGE_GUILD", "GUILD_UPDATE", "authentication"],
  ["deleteGuild", "204", "owner", "GUILD_DELETE", "authentication"],
  ["getGuildChannels", "200 Channel[]", "", "", "authentication"],
  ["createGuildChannel", "200 Channel", "MANAGE_CHANNELS", "CHANNEL_CREATE", "authentication"],
  ["modifyGuildChannelPositions", "204", "MANAGE_CHANNELS", "CHANNEL_UPDATE…", "authentication"],
  ["listActiveThreads", "200 ActiveThreads", "", "", "authentication"],
  ["getGuildMember", "200 GuildMember", "", "", "authentication"],
  ["listGuildMembers", "200 GuildMember[]", "", "", "authentication"],
  ["searchGuildMembers", "200 GuildMember[]", "", "", "authentication"],
  ["addGuildMember", "201 GuildMember, 204", "", "GUILD_MEMBER_ADD", "authentication"],
  ["modifyGuildMember", "200 GuildMember", "", "GUILD_MEMBER_UPDATE", "authentication"],
  ["modifyCurrentUserNick", "200 Nickname", "CHANGE_NICKNAME", "GUILD_MEMBER_UPDATE", "authentication"],
  ["addGuildMemberRole", "204", "MANAGE_ROLES", "GUILD_MEMBER_UPDATE", "authentication"],
  ["removeGuildMemberRole", "204", "MANAGE_ROLES", "GUILD_MEMBER_UPDATE", "authentication"],
  ["removeGuildMember", "204", "KICK_MEMBERS", "GUILD_MEMBER_REMOVE", "authentication"],
  ["getGuildBans", "200 Ban[]", "BAN_MEMBERS", "", "authentication"],
  ["getGuildBan", "200 Ban", "BAN_MEMBERS", "", "authentication"],
  ["createGuildBan", "204", "BAN_MEMBERS", "GUILD_BAN_ADD", "authentication"],
  ["removeGuildBan", "204", "BAN_MEMBERS", "GUILD_BAN_REMOVE", "authentication"],
  ["getGuildRoles", "200 Role[]", "", "", "authentication"],
  ["createGuildRole", "200 Role", "MANAGE_ROLES", "GUILD_ROLE_CREATE", "authentication"],
  ["modifyGuildRolePositions", "200 Role[]", "MANAGE_ROLES", "GUILD_ROLE_UPDATE…", "authentication"],
  ["modifyGuildRole", "200 Role", "MANAGE_ROLES", "GUILD_ROLE_UPDATE", "authentication"],
  ["deleteGuildRole", "204", "MANAGE_ROLES", "GUILD_ROLE_DELETE", "authentication"],
  ["getGuildPruneCount", "200 PruneCount", "KICK_MEMBERS", "", "authentication"],
  ["beginGuildPrune", "200 PruneResult", "KICK_MEMBERS", "GUILD_MEMBER_REMOVE…", "authentication"],
  ["getGuildVoiceRegions", "200 VoiceRegion[]", "", "", "authentication"],
  ["getGuildInvites", "200 InviteWithMetadata[]", "MANAGE_GUILD", "", "authentication"],
  ["getGuildIntegrations", "200 Integration[]", "MANAGE_GUILD", "", "authentication"],
  ["deleteGuildIntegration", "204", "MANAGE_GUILD", "GUILD_INTEGRATIONS_UPDATE", "authentication"],
  ["getGuildWidgetSettings", "200 GuildWidget", "MANAGE_GUILD", "", "authentication"],
  ["modifyGuildWidget", "200 GuildWidget", "MANAGE_GUILD", "", "authentication"],
  ["getGuildWidget", "200 PublicWidget", "", "", "open"],
  ["getGuildVanityUrl", "200 VanityUrl", "MANAGE_GUILD", "", "authentication"],
  ["getGuildWidgetImage", "200 image/png", "", "", "open"],
  ["getGuildWelcomeScreen", "200 WelcomeScreen", "", "", "authentication"],
  ["modifyGuildWelcomeScreen", "200 WelcomeScreen", "MANAGE_GUILD", "", "authentication"],
  ["modifyCurrentUserVoiceState", "204", "", "", "authentication"],
  ["modifyUserVoiceState", "204", "MUTE_MEMBERS", "", "authentication"],
  ["createWebhook", "200 Webhook", "MANAGE_WEBHOOKS", "", "authentication"],
  ["getChannelWebhooks", "200 Webhook[]", "MANAGE_WEBHOOKS", "", "authentication"],
  ["getGuildWebhooks", "200 Webhook[]", "MANAGE_WEBHOOKS", "", "authentication"],
  ["getWebhook", "200 Webhook", "MANAGE_WEBHOOKS", "", "authentication"],
  ["getWebhookWithToken", "200 Webhook", "", "", "open"],
  ["modifyWebhook", "200 Webhook", "MANAGE_WEBHOOKS", "", "authentication"],
  ["modifyWebhookWithToken", "200 Webhook", "", "", "open"],
  ["deleteWebhook", "204", "MANAGE_WEBHOOKS", "", "authentication"],
  ["deleteWebhookWithToken", "204", "", "", "open"],
  ["executeWebhook", "200 Message, 204", "", "", "open"],
  ["executeSlackCompatibleWebhook", "200 ?string, 204", "", "", "open"],
  ["executeGitHubCompatibleWebhook", "204", "", "", "open"],
  ["getWebhookMessage", "200 Message", "", "", "open"],
  ["editWebhookMessage", "200 Message", "", "", "open"],
  ["deleteWebhookMessage", "204", "", "", "open"],
  ["createInteractionResponse", "204", "", "", "open"],
  ["getOriginalInteractionResponse", "200 Message", "", "", "open"],
  ["editOriginalInteractionResponse", "200 Message", "", "", "open"],
  ["deleteOriginalInteractionResponse", "204", "", "", "open"],
  ["createFollowupMessage", "200 Message", "", "", "open"],
  ["getFollowupMessage", "200 Message", "", "", "open"],
  ["editFollowupMessage", "200 Message", "", "", "open"],
  ["deleteFollowupMessage", "204", "", "", "open"],
];

/** Permissions of single body fields (T75), and fields that only the owner may send (T76). */
const fieldPermissions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  addGuildMember: {
    nick: "MANAGE_NICKNAMES",
    roles: "MANAGE_ROLES",
    mute: "MUTE_MEMBERS",
    deaf: "DEAFEN_MEMBERS",
  },
  modifyGuildMember: {
    nick: "MANAGE_NICKNAMES",
    roles: "MANAGE_ROLES",
    mute: "MUTE_MEMBERS",
    deaf: "DEAFEN_MEMBERS",
    channel_id: "MOVE_MEMBERS",
  },
  modifyCurrentUserVoiceState: {
    suppress: "MUTE_MEMBERS when suppress is false",
    request_to_speak_timestamp: "REQUEST_TO_SPEAK when request_to_speak_timestamp is not null",
  },
  modifyGuild: { owner_id: "owner" },
};

const majors: Readonly<Record<string, readonly string[]>> = {
  createGuildChannel: ["guild_id"],
  createWebhook: ["channel_id"],
  getGuildWebhooks: ["guild_id"],
  getWebhook: ["webhook_id"],
  executeWebhook: ["webhook_id", "webhook_token"],
  editWebhookMessage: ["webhook_id", "webhook_token"],
};

describe("operations", () => {
  test("all have a row in this test", () => {
    expect(rows.map(([id]) => id).sort()).toEqual(model.operations.map((one) => one.id).sort());
  });

  test.each(rows)("%s responds with %s", (id, success) => {
    const found = operation(id).responses.filter((one) => typeof one.status === "number" && one.status < 400);
    expect(found.map((one) => `${one.status} ${namesOf(one.content)}`.trim()).join(", ")).toBe(success);
  });

  test.each(rows)("%s, %s, requires the permission %j", (id, _success, permission) => {
    const { permissions, ownerOnly } = operation(id);
    expect([...permissions.map(conditioned), ...(ownerOnly ? ["owner"] : [])].join(", ")).toBe(permission);
  });

  test.each(rows)("%s, %s, permission %j, fires %j", (id, _success, _permission, events) => {
    expect(
      operation(id)
        .events.map((one) => `${one.event}${one.multiple ? "…" : ""}`)
        .join(", "),
    ).toBe(events);
  });

  test.each(rows)("%s, %s, permission %j, event %j, requires %s", (id, _success, _permission, _events, mode) => {
    const want = mode === "authentication" ? [[{ scheme: "bot", scopes: [] }], [{ scheme: "bearer", scopes: [] }]] : [];
    expect(operation(id).security).toEqual(want);
  });

  test.each(model.operations.map((one) => one.id))("%s restricts these fields, and no others", (id) => {
    const found = bodyFields(operation(id))
      .filter((field) => field.permissions.length > 0 || field.ownerOnly)
      .map((field) => [field.name, field.ownerOnly ? "owner" : field.permissions.map(conditioned).join(", ")]);
    expect(Object.fromEntries(found)).toEqual(fieldPermissions[id] ?? {});
  });

  test("fire Guild Member Add only if a member was added (T79)", () => {
    expect(operation("addGuildMember").events).toEqual([
      { event: "GUILD_MEMBER_ADD", when: "a member was added", multiple: false },
    ]);
  });

  test.each(Object.entries(majors))("%s has buckets by %s", (id, want) => {
    expect(operation(id).rateLimit?.major.map((one) => one.name)).toEqual(want);
  });
});

describe("failures", () => {
  test.each(model.operations.map((one) => one.id))("%s declares the status of each error that it names", (id) => {
    const { errors, responses, security } = operation(id);
    const declared = new Set(responses.map((one) => one.status));
    const statuses = errors.map((name) => model.errors.find((one) => one.name === name)?.status);
    expect(statuses.filter((status) => status === undefined || !declared.has(status))).toEqual([]);
    expect(declared).toContain(400);
    expect(declared).toContain(429);
    expect(security.length > 0 && !declared.has(401)).toBe(false);
  });

  test("redirects never occur (T73), and one operation alone responds with 201 (T71)", () => {
    const statuses = model.operations.flatMap((one) =>
      one.responses.map((response) => [one.id, response.status] as const),
    );
    expect(statuses.filter(([, status]) => typeof status !== "number" || (status >= 300 && status < 400))).toEqual([]);
    expect(statuses.filter(([, status]) => status === 201)).toEqual([["addGuildMember", 201]]);
  });

  test.each([
    ["modifyGuildMember", "targetNotInVoice"],
    ["getGuildBan", "unknownBan"],
    ["createInteractionResponse", "interactionAlreadyAcknowledged"],
    ["createInteractionResponse", "unknownInteraction"],
    ["createFollowupMessage", "invalidWebhookToken"],
    ["getFollowupMessage", "unknownMessage"],
    ["addGuildMember", "userBanned"],
    ["getGuild", "missingAccess"],
    ["deleteGuild", "missingPermissions"],
  ])("%s names %s (T66, T74, T83, T84, T90)", (id, error) => {
    expect(operation(id).errors).toContain(error);
  });
});

function bodyFields(one: Operation): readonly Property[] {
  const type = one.body === undefined ? undefined : resolved(bodyOf(one.id).type);
  return type?.kind === "object" ? type.properties : [];
}

function conditioned({ permission, when }: RequiredPermission): string {
  return when === undefined ? permission : `${permission} when ${when}`;
}

function namesOf(content: Operation["responses"][number]["content"]): string {
  return content.every((one) => one.kind === "json")
    ? contentWord(content)
    : content.map((one) => one.mediaType).join();
}
