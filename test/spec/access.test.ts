import { describe, expect, test } from "vitest";
import type { Operation } from "../../generator/src/model/interface.js";
import type { Property, RequiredPermission } from "../../generator/src/model/type.js";
import { bodyOf, contentWord, model, operation, resolved } from "./model.js";

type Row = readonly [id: string, success: string, permission: string, events: string, login: "login" | "open"];

/** What an operation answers with, what it asks for, and what it fires (T70-T72, T79); `…` marks several events. */
const rows: readonly Row[] = [
  ["createGuild", "200 Guild", "", "GUILD_CREATE", "login"],
  ["getGuild", "200 Guild", "", "", "login"],
  ["getGuildPreview", "200 GuildPreview", "", "", "login"],
  ["modifyGuild", "200 Guild", "MANAGE_GUILD", "GUILD_UPDATE", "login"],
  ["deleteGuild", "204", "owner", "GUILD_DELETE", "login"],
  ["getGuildChannels", "200 Channel[]", "", "", "login"],
  ["createGuildChannel", "200 Channel", "MANAGE_CHANNELS", "CHANNEL_CREATE", "login"],
  ["modifyGuildChannelPositions", "204", "MANAGE_CHANNELS", "CHANNEL_UPDATE…", "login"],
  ["listActiveThreads", "200 ActiveThreads", "", "", "login"],
  ["getGuildMember", "200 GuildMember", "", "", "login"],
  ["listGuildMembers", "200 GuildMember[]", "", "", "login"],
  ["searchGuildMembers", "200 GuildMember[]", "", "", "login"],
  ["addGuildMember", "201 GuildMember, 204", "", "GUILD_MEMBER_ADD", "login"],
  ["modifyGuildMember", "200 GuildMember", "", "GUILD_MEMBER_UPDATE", "login"],
  ["modifyCurrentUserNick", "200 Nickname", "CHANGE_NICKNAME", "GUILD_MEMBER_UPDATE", "login"],
  ["addGuildMemberRole", "204", "MANAGE_ROLES", "GUILD_MEMBER_UPDATE", "login"],
  ["removeGuildMemberRole", "204", "MANAGE_ROLES", "GUILD_MEMBER_UPDATE", "login"],
  ["removeGuildMember", "204", "KICK_MEMBERS", "GUILD_MEMBER_REMOVE", "login"],
  ["getGuildBans", "200 Ban[]", "BAN_MEMBERS", "", "login"],
  ["getGuildBan", "200 Ban", "BAN_MEMBERS", "", "login"],
  ["createGuildBan", "204", "BAN_MEMBERS", "GUILD_BAN_ADD", "login"],
  ["removeGuildBan", "204", "BAN_MEMBERS", "GUILD_BAN_REMOVE", "login"],
  ["getGuildRoles", "200 Role[]", "", "", "login"],
  ["createGuildRole", "200 Role", "MANAGE_ROLES", "GUILD_ROLE_CREATE", "login"],
  ["modifyGuildRolePositions", "200 Role[]", "MANAGE_ROLES", "GUILD_ROLE_UPDATE…", "login"],
  ["modifyGuildRole", "200 Role", "MANAGE_ROLES", "GUILD_ROLE_UPDATE", "login"],
  ["deleteGuildRole", "204", "MANAGE_ROLES", "GUILD_ROLE_DELETE", "login"],
  ["getGuildPruneCount", "200 PruneCount", "KICK_MEMBERS", "", "login"],
  ["beginGuildPrune", "200 PruneResult", "KICK_MEMBERS", "GUILD_MEMBER_REMOVE…", "login"],
  ["getGuildVoiceRegions", "200 VoiceRegion[]", "", "", "login"],
  ["getGuildInvites", "200 InviteWithMetadata[]", "MANAGE_GUILD", "", "login"],
  ["getGuildIntegrations", "200 Integration[]", "MANAGE_GUILD", "", "login"],
  ["deleteGuildIntegration", "204", "MANAGE_GUILD", "GUILD_INTEGRATIONS_UPDATE", "login"],
  ["getGuildWidgetSettings", "200 GuildWidget", "MANAGE_GUILD", "", "login"],
  ["modifyGuildWidget", "200 GuildWidget", "MANAGE_GUILD", "", "login"],
  ["getGuildWidget", "200 PublicWidget", "", "", "open"],
  ["getGuildVanityUrl", "200 VanityUrl", "MANAGE_GUILD", "", "login"],
  ["getGuildWidgetImage", "200 image/png", "", "", "open"],
  ["getGuildWelcomeScreen", "200 WelcomeScreen", "", "", "login"],
  ["modifyGuildWelcomeScreen", "200 WelcomeScreen", "MANAGE_GUILD", "", "login"],
  ["modifyCurrentUserVoiceState", "204", "", "", "login"],
  ["modifyUserVoiceState", "204", "MUTE_MEMBERS", "", "login"],
  ["createWebhook", "200 Webhook", "MANAGE_WEBHOOKS", "", "login"],
  ["getChannelWebhooks", "200 Webhook[]", "MANAGE_WEBHOOKS", "", "login"],
  ["getGuildWebhooks", "200 Webhook[]", "MANAGE_WEBHOOKS", "", "login"],
  ["getWebhook", "200 Webhook", "MANAGE_WEBHOOKS", "", "login"],
  ["getWebhookWithToken", "200 Webhook", "", "", "open"],
  ["modifyWebhook", "200 Webhook", "MANAGE_WEBHOOKS", "", "login"],
  ["modifyWebhookWithToken", "200 Webhook", "", "", "open"],
  ["deleteWebhook", "204", "MANAGE_WEBHOOKS", "", "login"],
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

/** Permissions of single body fields (T75), and what only the owner may send (T76). */
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
  test("all have a row here", () => {
    expect(rows.map(([id]) => id).sort()).toEqual(model.operations.map((one) => one.id).sort());
  });

  test.each(rows)("%s answers %s", (id, success) => {
    const found = operation(id).responses.filter((one) => typeof one.status === "number" && one.status < 400);
    expect(found.map((one) => `${one.status} ${answerOf(one.content)}`.trim()).join(", ")).toBe(success);
  });

  test.each(rows)("%s, %s, asks for the permission %j", (id, _success, permission) => {
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

  test.each(rows)("%s, %s, permission %j, event %j, is for a %s", (id, _success, _permission, _events, login) => {
    const want = login === "login" ? [[{ scheme: "bot", scopes: [] }], [{ scheme: "bearer", scopes: [] }]] : [];
    expect(operation(id).security).toEqual(want);
  });

  test.each(model.operations.map((one) => one.id))("%s guards these fields, and no others", (id) => {
    const found = bodyFields(operation(id))
      .filter((field) => field.permissions.length > 0 || field.ownerOnly)
      .map((field) => [field.name, field.ownerOnly ? "owner" : field.permissions.map(conditioned).join(", ")]);
    expect(Object.fromEntries(found)).toEqual(fieldPermissions[id] ?? {});
  });

  test("fire Guild Member Add only when a member was added (T79)", () => {
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

  test("never are redirects (T73), and 201 is answered by one operation alone (T71)", () => {
    const statuses = model.operations.flatMap((one) => one.responses.map((answer) => [one.id, answer.status] as const));
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

function answerOf(content: Operation["responses"][number]["content"]): string {
  return content.every((one) => one.kind === "json")
    ? contentWord(content)
    : content.map((one) => one.mediaType).join();
}
