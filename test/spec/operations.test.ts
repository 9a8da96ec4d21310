import { describe, expect, test } from "vitest";
import { model, notation, operation } from "./model.js";

const operations: readonly (readonly [id: string, method: string, path: string])[] = [
  ["createGuild", "POST", "/guilds"],
  ["getGuild", "GET", "/guilds/{guild_id}"],
  ["getGuildPreview", "GET", "/guilds/{guild_id}/preview"],
  ["modifyGuild", "PATCH", "/guilds/{guild_id}"],
  ["deleteGuild", "DELETE", "/guilds/{guild_id}"],
  ["getGuildChannels", "GET", "/guilds/{guild_id}/channels"],
  ["createGuildChannel", "POST", "/guilds/{guild_id}/channels"],
  ["modifyGuildChannelPositions", "PATCH", "/guilds/{guild_id}/channels"],
  ["listActiveThreads", "GET", "/guilds/{guild_id}/threads/active"],
  ["getGuildMember", "GET", "/guilds/{guild_id}/members/{user_id}"],
  ["listGuildMembers", "GET", "/guilds/{guild_id}/members"],
  ["searchGuildMembers", "GET", "/guilds/{guild_id}/members/search"],
  ["addGuildMember", "PUT", "/guilds/{guild_id}/members/{user_id}"],
  ["modifyGuildMember", "PATCH", "/guilds/{guild_id}/members/{user_id}"],
  ["modifyCurrentUserNick", "PATCH", "/guilds/{guild_id}/members/@me/nick"],
  ["addGuildMemberRole", "PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"],
  ["removeGuildMemberRole", "DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}"],
  ["removeGuildMember", "DELETE", "/guilds/{guild_id}/members/{user_id}"],
  ["getGuildBans", "GET", "/guilds/{guild_id}/bans"],
  ["getGuildBan", "GET", "/guilds/{guild_id}/bans/{user_id}"],
  ["createGuildBan", "PUT", "/guilds/{guild_id}/bans/{user_id}"],
  ["removeGuildBan", "DELETE", "/guilds/{guild_id}/bans/{user_id}"],
  ["getGuildRoles", "GET", "/guilds/{guild_id}/roles"],
  ["createGuildRole", "POST", "/guilds/{guild_id}/roles"],
  ["modifyGuildRolePositions", "PATCH", "/guilds/{guild_id}/roles"],
  ["modifyGuildRole", "PATCH", "/guilds/{guild_id}/roles/{role_id}"],
  ["deleteGuildRole", "DELETE", "/guilds/{guild_id}/roles/{role_id}"],
  ["getGuildPruneCount", "GET", "/guilds/{guild_id}/prune"],
  ["beginGuildPrune", "POST", "/guilds/{guild_id}/prune"],
  ["getGuildVoiceRegions", "GET", "/guilds/{guild_id}/regions"],
  ["getGuildInvites", "GET", "/guilds/{guild_id}/invites"],
  ["getGuildIntegrations", "GET", "/guilds/{guild_id}/integrations"],
  ["deleteGuildIntegration", "DELETE", "/guilds/{guild_id}/integrations/{integration_id}"],
  ["getGuildWidgetSettings", "GET", "/guilds/{guild_id}/widget"],
  ["modifyGuildWidget", "PATCH", "/guilds/{guild_id}/widget"],
  ["getGuildWidget", "GET", "/guilds/{guild_id}/widget.json"],
  ["getGuildVanityUrl", "GET", "/guilds/{guild_id}/vanity-url"],
  ["getGuildWidgetImage", "GET", "/guilds/{guild_id}/widget.png"],
  ["getGuildWelcomeScreen", "GET", "/guilds/{guild_id}/welcome-screen"],
  ["modifyGuildWelcomeScreen", "PATCH", "/guilds/{guild_id}/welcome-screen"],
  ["modifyCurrentUserVoiceState", "PATCH", "/guilds/{guild_id}/voice-states/@me"],
  ["modifyUserVoiceState", "PATCH", "/guilds/{guild_id}/voice-states/{user_id}"],
  ["createWebhook", "POST", "/channels/{channel_id}/webhooks"],
  ["getChannelWebhooks", "GET", "/channels/{channel_id}/webhooks"],
  ["getGuildWebhooks", "GET", "/guilds/{guild_id}/webhooks"],
  ["getWebhook", "GET", "/webhooks/{webhook_id}"],
  ["getWebhookWithToken", "GET", "/webhooks/{webhook_id}/{webhook_token}"],
  ["modifyWebhook", "PATCH", "/webhooks/{webhook_id}"],
  ["modifyWebhookWithToken", "PATCH", "/webhooks/{webhook_id}/{webhook_token}"],
  ["deleteWebhook", "DELETE", "/webhooks/{webhook_id}"],
  ["deleteWebhookWithToken", "DELETE", "/webhooks/{webhook_id}/{webhook_token}"],
  ["executeWebhook", "POST", "/webhooks/{webhook_id}/{webhook_token}"],
  ["executeSlackCompatibleWebhook", "POST", "/webhooks/{webhook_id}/{webhook_token}/slack"],
  ["executeGitHubCompatibleWebhook", "POST", "/webhooks/{webhook_id}/{webhook_token}/github"],
  ["getWebhookMessage", "GET", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"],
  ["editWebhookMessage", "PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"],
  ["deleteWebhookMessage", "DELETE", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"],
  ["createInteractionResponse", "POST", "/interactions/{interaction_id}/{interaction_token}/callback"],
  ["getOriginalInteractionResponse", "GET", "/webhooks/{application_id}/{interaction_token}/messages/@original"],
  ["editOriginalInteractionResponse", "PATCH", "/webhooks/{application_id}/{interaction_token}/messages/@original"],
  ["deleteOriginalInteractionResponse", "DELETE", "/webhooks/{application_id}/{interaction_token}/messages/@original"],
  ["createFollowupMessage", "POST", "/webhooks/{application_id}/{interaction_token}"],
  ["getFollowupMessage", "GET", "/webhooks/{application_id}/{interaction_token}/messages/{message_id}"],
  ["editFollowupMessage", "PATCH", "/webhooks/{application_id}/{interaction_token}/messages/{message_id}"],
  ["deleteFollowupMessage", "DELETE", "/webhooks/{application_id}/{interaction_token}/messages/{message_id}"],
];

const followUps: readonly (readonly [id: string, host: string])[] = [
  ["createFollowupMessage", "executeWebhook"],
  ["getFollowupMessage", "getWebhookMessage"],
  ["editFollowupMessage", "editWebhookMessage"],
  ["deleteFollowupMessage", "deleteWebhookMessage"],
];

describe("the operations", () => {
  test("are these 65, and no others", () => {
    expect(operations).toHaveLength(65);
    expect(model.operations.map((one) => one.id).sort()).toEqual(operations.map(([id]) => id).sort());
  });

  test.each(operations)("%s is %s %s", (id, method, path) => {
    expect(operation(id)).toMatchObject({ method: method.toLowerCase(), path: { text: path } });
  });

  test("share 61 shapes of method and path (T1)", () => {
    const shapes = model.operations.map((one) => `${one.method} ${one.path.text.replaceAll(/\{[^}]*\}/g, "{}")}`);
    expect(new Set(shapes).size).toBe(61);
  });

  test.each(followUps)("%s is a variant of %s (T1)", (id, host) => {
    expect(operation(id).variantOf).toBe(host);
    expect(operation(host).variants).toEqual([id]);
  });

  test("have no other variants", () => {
    const variants = model.operations.filter((one) => one.variantOf !== undefined);
    expect(variants.map((one) => one.id).sort()).toEqual(followUps.map(([id]) => id).sort());
  });

  test.each(operations)("%s declares the parameters of its path, %s %s", (id, _method, path) => {
    const named = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name as string);
    const declared = operation(id).parameters.filter((one) => one.in === "path");
    expect(declared.map((one) => one.name)).toEqual(named);
    for (const one of declared) {
      expect(one.required).toBe(true);
      expect(notation(one.use), one.name).toBe(one.name.endsWith("_token") ? "string" : "snowflake");
    }
  });

  test("have no dot in a parameter's name (T3) and no version in a path (T9)", () => {
    for (const { parameters, path } of model.operations) {
      expect(parameters.filter((one) => one.name.includes("."))).toEqual([]);
      expect(path.text).not.toMatch(/\/v\d/);
    }
  });

  test("fix and ignore the parameters that follow-ups decide (T55, T67)", () => {
    const followUp = operation("createFollowupMessage");
    expect(followUp.fixed).toEqual([{ parameter: "wait", value: true }]);
    expect(followUp.ignored).toEqual(["thread_id"]);
  });
});

describe("outside the base URL", () => {
  test("the service calls one webhook, interactionCreate", () => {
    expect(model.webhooks.map((one) => [one.name, one.operation.id, one.operation.method])).toEqual([
      ["interactionCreate", "interactionCreate", "post"],
    ]);
  });

  test("the device channel has one command, setCertifiedDevices", () => {
    const commands = model.channels.flatMap((channel) => channel.commands);
    expect(commands.map((one) => [one.name, one.operationId])).toEqual([
      ["SET_CERTIFIED_DEVICES", "setCertifiedDevices"],
    ]);
  });

  test("the base URL is a variable of the only server (T9)", () => {
    expect(model.servers.map((one) => [one.url, one.variables.map((variable) => variable.name)])).toEqual([
      ["{base_url}", ["base_url"]],
    ]);
  });
});
