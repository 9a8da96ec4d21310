import { describe, expect, test } from "vitest";
import { lines, model, notation, typeNamed } from "./model.js";

const events: readonly (readonly [name: string, title: string, payload: string, firedBy: string])[] = [
  ["GUILD_CREATE", "Guild Create", "GuildCreateEvent", "createGuild"],
  ["GUILD_UPDATE", "Guild Update", "Guild", "modifyGuild"],
  ["GUILD_DELETE", "Guild Delete", "GuildDeleteEvent", "deleteGuild"],
  ["CHANNEL_CREATE", "Channel Create", "Channel", "createGuildChannel"],
  ["CHANNEL_UPDATE", "Channel Update", "Channel", "modifyGuildChannelPositions"],
  ["GUILD_MEMBER_ADD", "Guild Member Add", "GuildMemberAddEvent", "addGuildMember"],
  [
    "GUILD_MEMBER_UPDATE",
    "Guild Member Update",
    "GuildMemberUpdateEvent",
    "modifyGuildMember modifyCurrentUserNick addGuildMemberRole removeGuildMemberRole",
  ],
  ["GUILD_MEMBER_REMOVE", "Guild Member Remove", "GuildMemberRemoveEvent", "removeGuildMember beginGuildPrune"],
  ["GUILD_BAN_ADD", "Guild Ban Add", "GuildBanEvent", "createGuildBan"],
  ["GUILD_BAN_REMOVE", "Guild Ban Remove", "GuildBanEvent", "removeGuildBan"],
  ["GUILD_ROLE_CREATE", "Guild Role Create", "GuildRoleEvent", "createGuildRole"],
  ["GUILD_ROLE_UPDATE", "Guild Role Update", "GuildRoleEvent", "modifyGuildRolePositions modifyGuildRole"],
  ["GUILD_ROLE_DELETE", "Guild Role Delete", "GuildRoleDeleteEvent", "deleteGuildRole"],
  ["GUILD_INTEGRATIONS_UPDATE", "Guild Integrations Update", "GuildIntegrationsUpdateEvent", "deleteGuildIntegration"],
  ["INTERACTION_CREATE", "Interaction Create", "Interaction", ""],
];

/** Section 3.4, with the statuses that the catalogue adds: T73, T84, T90, and HTTP's 413 and 503. */
const errors = `
  400 0 general
  404 10003 unknownChannel
  404 10004 unknownGuild
  404 10005 unknownIntegration
  404 10007 unknownMember
  404 10008 unknownMessage
  404 10011 unknownRole
  404 10013 unknownUser
  404 10015 unknownWebhook
  404 10026 unknownBan
  404 10062 unknownInteraction
  404 10069 unknownWelcomeScreen
  403 20001 botsCannotUse
  403 20002 onlyBotsCanUse
  400 30001 maximumGuilds
  400 30005 maximumRoles
  400 30007 maximumWebhooks
  400 30013 maximumChannels
  429 30040 maximumPruneRequests
  401 40001 unauthorized
  413 40005 requestTooLarge
  403 40007 userBanned
  400 40032 targetNotInVoice
  400 40060 interactionAlreadyAcknowledged
  403 50001 missingAccess
  403 50004 widgetDisabled
  403 50005 cannotEditOthersMessage
  400 50006 emptyMessage
  403 50013 missingPermissions
  401 50014 invalidToken
  400 50024 wrongChannelType
  403 50025 invalidAccessToken
  401 50027 invalidWebhookToken
  400 50028 invalidRole
  400 50035 invalidFormBody
  400 50041 invalidApiVersion
  413 50045 fileTooLarge
  400 50074 channelRequiredForCommunity
  400 50083 threadArchived
  403 60003 twoFactorRequired
  503 130000 overloaded
`;

const permissions = `
  CREATE_INSTANT_INVITE 0
  KICK_MEMBERS 1
  BAN_MEMBERS 2
  ADMINISTRATOR 3
  MANAGE_CHANNELS 4
  MANAGE_GUILD 5
  ADD_REACTIONS 6
  VIEW_AUDIT_LOG 7
  PRIORITY_SPEAKER 8
  STREAM 9
  VIEW_CHANNEL 10
  SEND_MESSAGES 11
  SEND_TTS_MESSAGES 12
  MANAGE_MESSAGES 13
  EMBED_LINKS 14
  ATTACH_FILES 15
  READ_MESSAGE_HISTORY 16
  MENTION_EVERYONE 17
  USE_EXTERNAL_EMOJIS 18
  VIEW_GUILD_INSIGHTS 19
  CONNECT 20
  SPEAK 21
  MUTE_MEMBERS 22
  DEAFEN_MEMBERS 23
  MOVE_MEMBERS 24
  USE_VAD 25
  CHANGE_NICKNAME 26
  MANAGE_NICKNAMES 27
  MANAGE_ROLES 28
  MANAGE_WEBHOOKS 29
  MANAGE_EMOJIS_AND_STICKERS 30
  USE_APPLICATION_COMMANDS 31
  REQUEST_TO_SPEAK 32
  MANAGE_THREADS 34
  USE_PUBLIC_THREADS 35
  USE_PRIVATE_THREADS 36
  USE_EXTERNAL_STICKERS 37
`;

/** The states table, row by row: lifecycle, from, to, and words that its transition must contain. */
const transitions: readonly (readonly [lifecycle: string, from: string, to: string, words: readonly RegExp[]])[] = [
  [
    "membershipScreening",
    "joining",
    "pending",
    [/addGuildMember/, /joins/, /Membership Screening/, /GUILD_MEMBER_ADD/],
  ],
  ["membershipScreening", "pending", "admitted", [/completes the screening/, /GUILD_MEMBER_UPDATE/]],
  ["membershipScreening", "pending", "admitted", [/a role is given/, /at once/, /[Ss]creening and verification level/]],
  ["thread", "archived", "active", [/executeWebhook with thread_id/, /the webhook's channel/, /message is sent to/]],
  [
    "interaction",
    "received",
    "responded",
    [/first response or acknowledgement/, /while the interaction token is valid/],
  ],
  ["interactionToken", "valid", "expired", [/time/, /validity period.* has ended/, /No further responses/]],
  ["interactionDelivery", "gateway", "outgoingWebhook", [/URL is saved/, /PING/, /signature/, /gateway stops/]],
  ["interactionDelivery", "outgoingWebhook", "gateway", [/URL is deleted/, /gateway resumes/]],
  ["interactionDelivery", "outgoingWebhook", "gateway", [/removes/, /routine check/, /owner of the application/]],
];

describe("the events", () => {
  test("are 15", () => {
    expect(model.events.map((one) => one.name).sort()).toEqual(events.map(([name]) => name).sort());
    expect(model.events).toHaveLength(15);
  });

  test.each(events)("%s is %s and carries %s (T40)", (name, title, payload, firedBy) => {
    const event = model.events.find((one) => one.name === name);
    expect(event?.title).toBe(title);
    expect(event?.payload && notation(event.payload)).toBe(payload);
    const firing = model.operations.filter((one) => one.events.some((fired) => fired.event === name));
    expect(firing.map((one) => one.id).sort()).toEqual(firedBy.split(" ").filter(Boolean).sort());
    for (const { id } of firing) expect(event?.firedBy).toContain(id);
  });

  test("of a completed member screening and of a used component are fired by no operation", () => {
    const firedBy = (name: string) => model.events.find((one) => one.name === name)?.firedBy;
    expect(firedBy("GUILD_MEMBER_UPDATE")).toMatch(/completes Membership Screening/);
    expect(firedBy("INTERACTION_CREATE")).toMatch(/a user/);
  });
});

describe("the catalogue of errors", () => {
  test("has these statuses, codes and names (3.4)", () => {
    expect(model.errors.map((one) => `${one.status} ${one.code} ${one.name}`)).toEqual(lines(errors));
  });

  test("has a message and a description for each of them", () => {
    for (const one of model.errors)
      expect([one.name, !!one.message, !!one.unspecified]).toEqual([one.name, true, true]);
  });
});

describe("the permissions", () => {
  test("have these bits (3.2)", () => {
    expect(model.permissions.map((one) => `${one.name} ${one.bit}`)).toEqual(lines(permissions));
  });

  test("are described", () => {
    expect(model.permissions.filter((one) => !one.description).map((one) => one.name)).toEqual([]);
  });
});

describe("the lifecycles", () => {
  test("are these five", () => {
    const states = model.lifecycles.map((one) => `${one.name}: ${one.states.map((state) => state.name).join(" ")}`);
    expect(states).toEqual([
      "membershipScreening: joining pending admitted",
      "thread: archived active",
      "interaction: received responded",
      "interactionToken: valid expired",
      "interactionDelivery: gateway outgoingWebhook",
    ]);
  });

  test.each(transitions)("%s goes from %s to %s", (name, from, to, words) => {
    const lifecycle = model.lifecycles.find((one) => one.name === name);
    const texts = (lifecycle?.transitions ?? [])
      .filter((one) => one.from === from && one.to === to)
      .map(({ by, when = "", effect = "" }) => `${by}; ${when}; ${effect}`);
    expect(texts.filter((text) => words.every((word) => word.test(text)))).toHaveLength(1);
  });

  test("name declared states", () => {
    for (const { states, transitions: moves } of model.lifecycles) {
      const names = states.map((one) => one.name);
      for (const { from, to } of moves) expect(names).toEqual(expect.arrayContaining([from, to]));
    }
  });
});

describe("the security schemes", () => {
  test("are two schemes of the Authorization header (3.1)", () => {
    const schemes = [...model.securitySchemes.values()].map((one) => [one.name, one.kind === "http" ? one.scheme : ""]);
    expect(schemes).toEqual([
      ["bot", "Bot"],
      ["bearer", "Bearer"],
    ]);
  });
});

describe("the response to a rate limit", () => {
  test("has its headers (3.5)", () => {
    const response = model.operations[0]?.responses.find((one) => one.status === 429);
    const headers = response?.headers.map((one) => `${one.name}${one.required ? "" : "?"}`);
    expect(headers).toEqual([
      ...["Retry-After", "X-RateLimit-Limit?", "X-RateLimit-Remaining?", "X-RateLimit-Reset?"],
      ...["X-RateLimit-Reset-After?", "X-RateLimit-Bucket?", "X-RateLimit-Global?"],
    ]);
    expect(typeNamed("RateLimitError").kind).toBe("object");
  });
});
