import {
  addGuildMember,
  createClient,
  createGuild,
  createGuildRole,
  createInteractionResponse,
  createWebhook,
  deleteGuild,
  getGuild,
  getGuildPruneCount,
  getGuildWidgetImage,
  listGuildMembers,
  modifyGuild,
  modifyWebhook,
  modifyWebhookWithToken,
} from "@guildwire/api/client";
import {
  type AllowedMentions,
  type CreateGuildBody,
  type CreateInteractionResponseBody,
  type GuildFeature,
  type ModifyGuildBody,
  type ModifyGuildMemberBody,
  VerificationLevel,
} from "@guildwire/api/types";
import type { BodyInput } from "@guildwire/runtime/client";
import { accepts, channel_id, type Equal, guild_id, user_id, webhook_id, webhook_token } from "./expectation.js";

const client = createClient({ baseUrl: "https://guild.example" });

// Required properties

createGuild(client, { body: { name: "Nauts" } });
// @ts-expect-error TS2741 a guild has a name
createGuild(client, { body: {} });
// @ts-expect-error TS2741 a guild is created from a body
createGuild(client, {});
// @ts-expect-error TS2741 a guild is read by its id
getGuild(client, {});
// @ts-expect-error TS2554 arguments of which one is required
deleteGuild(client);
// @ts-expect-error TS2741 an access token comes with a new member
addGuildMember(client, { guild_id, user_id, body: { nick: "Nate" } });
createGuildRole(client, { guild_id });
accepts<CreateGuildBody[]>([
  { name: "Nauts", channels: [{ name: "general", type: 0 }] },
  // @ts-expect-error TS2741 the channel of a new guild has a type
  { name: "Nauts", channels: [{ name: "general" }] },
]);

// null

accepts<ModifyGuildBody[]>([
  { icon: null, banner: null, afk_channel_id: null, verification_level: null, preferred_locale: null },
  // @ts-expect-error TS2322 a guild keeps a name
  { name: null },
  // @ts-expect-error TS2322 a guild keeps an owner
  { owner_id: null },
]);
accepts<ModifyGuildMemberBody[]>([
  { channel_id: null },
  { nick: null },
  // @ts-expect-error TS2322 null does not remove roles
  { roles: null },
]);
createWebhook(client, { channel_id, body: { name: "Hook", avatar: null } });
// @ts-expect-error TS2322 a webhook has a name
createWebhook(client, { channel_id, body: { name: null } });

// Values

// @ts-expect-error TS2322 a snowflake is a string, since a number cannot hold it
getGuild(client, { guild_id: 197038 });
getGuildWidgetImage(client, { guild_id, style: "banner4" });
// @ts-expect-error TS2820 there is no such style
getGuildWidgetImage(client, { guild_id, style: "banner5" });
// @ts-expect-error TS2322 a number is a number
listGuildMembers(client, { guild_id, limit: "10" });
getGuildPruneCount(client, { guild_id, include_roles: [user_id] });
accepts<AllowedMentions[]>([
  { parse: ["roles", "users"] },
  // @ts-expect-error TS2820 there are three kinds of mentions
  { parse: ["role"] },
]);

// Open enumerations: requests accept only known values, unless the specification opens requests as well (T33)

createGuild(client, { body: { name: "Nauts", verification_level: 4, channels: [{ name: "general", type: 2 }] } });
modifyGuild(client, { guild_id, body: { verification_level: VerificationLevel.VERY_HIGH } });
accepts<ModifyGuildBody[]>([
  { verification_level: 4 },
  // @ts-expect-error TS2322 a level of tomorrow would be refused
  { verification_level: 9 },
  // @ts-expect-error TS2322 also in an object that travels both ways
  { default_message_notifications: 2 },
]);
// @ts-expect-error TS2322 also deep inside
createGuild(client, { body: { name: "Nauts", channels: [{ name: "general", type: 99 }] } });
accepts<VerificationLevel>(4);
// @ts-expect-error TS2345 the name alone stands for what may be sent
accepts<VerificationLevel>(9);
modifyGuild(client, { guild_id, body: { features: ["COMMUNITY", "A_FEATURE_OF_TOMORROW"] } });
accepts<GuildFeature[]>(["BANNER", "A_FEATURE_OF_TOMORROW"]);
// @ts-expect-error TS2345 they are still strings
accepts<GuildFeature>(1);

// Properties that do not belong to this request

modifyWebhook(client, { webhook_id, body: { channel_id } });
// @ts-expect-error TS2353 moving a webhook requires authentication
modifyWebhookWithToken(client, { webhook_id, webhook_token, body: { channel_id } });
// @ts-expect-error TS2353 the service gives ids
modifyGuild(client, { guild_id, body: { id: guild_id } });
// @ts-expect-error TS2353 counts are for reading
modifyGuild(client, { guild_id, body: { approximate_member_count: 1 } });
// @ts-expect-error TS2353 whether a role is managed is for reading
createGuildRole(client, { guild_id, body: { managed: true } });
// @ts-expect-error TS2353 the service gives tokens
createWebhook(client, { channel_id, body: { name: "Hook", token: "t" } });
// @ts-expect-error TS2561 parameters have the specification's names
getGuild(client, { guild_id, withCounts: true });

// Responses to interactions

const data = { content: "Hi" };
accepts<CreateInteractionResponseBody[]>([
  { type: 1 },
  { type: 4, data },
  { type: 5 },
  { type: 5, data },
  { type: 6 },
  { type: 7, data },
  // @ts-expect-error TS2353 a PONG says nothing
  { type: 1, data },
  // @ts-expect-error TS2322 a message has something in it
  { type: 4 },
  // @ts-expect-error TS2353 a deferred update has nothing in it
  { type: 6, data },
  // @ts-expect-error TS2322 there is no type 2
  { type: 2, data },
]);
// @ts-expect-error TS2353 the same in a call
createInteractionResponse(client, { interaction_id: "1", interaction_token: "t", body: { type: 6, data } });

accepts<Equal<Parameters<typeof createGuild>[1]["body"], BodyInput<CreateGuildBody>>>(true);
