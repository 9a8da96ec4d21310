import * as api from "@guildwire/api/client";
import { formatPermissions } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";
import type { Actor, BotActor, World } from "../harness/world.js";
import { newInteraction } from "./tour-of-interactions.js";

/** A user who may join, with the token that lets an application add them. */
export interface Joiner {
  readonly user_id: string;
  readonly access_token: string;
}

/** A world in which every operation can succeed, with the means to make each fail. */
export interface Scene {
  /** The ids in paths, and in braces in bodies. */
  readonly ids: Readonly<Record<PathId, string>>;
  readonly owner: Actor;
  /** Authenticates with an unknown token. */
  readonly unauthenticated: api.Client;
  /** Owns a guild and is not a member of any other. */
  readonly stranger: Actor;
  /** The stranger's guild, without a welcome screen and with its widget disabled. */
  readonly bare: string;
  /** A member without permissions. */
  readonly powerless: Actor;
  /** A member who listens to the stage. */
  readonly listener: string;
  /** Token of an unrelated webhook. */
  readonly foreignToken: string;
  readonly joiner: Joiner;
  readonly banned: Joiner;
  /** An interaction that has been responded to. */
  readonly responded: object;
  /** Paths of a message of the webhook, and of a follow-up of the interaction. */
  readonly sent: { readonly webhook: object; readonly followup: object };
  /** A guild with the maximum number of roles and channels, and its owner. */
  readonly full: { readonly guild_id: string; readonly owner: Actor };
  /** A channel with the maximum number of webhooks. */
  readonly crowded: string;
  /** A user in the maximum number of guilds. */
  readonly collector: Actor;
  /** A user who has reached the rate limit of prunes. */
  readonly hasty: Actor;
}

type PathId =
  | "guild_id"
  | "channel_id"
  | "stage_id"
  | "role_id"
  | "user_id"
  | "integration_id"
  | "webhook_id"
  | "webhook_token"
  | "message_id"
  | "application_id"
  | "interaction_id"
  | "interaction_token";

const { GUILD_STAGE_VOICE, GUILD_TEXT } = ChannelType;

export async function setScene(world: World): Promise<Scene> {
  const roles = [{ id: 0, permissions: formatPermissions("VIEW_CHANNEL") }];
  const { guild, owner } = await world.guild({ roles });
  const guild_id = guild.id;
  const channel = (name: string, type: 0 | 13 = GUILD_TEXT) =>
    api.createGuildChannel(owner.client, { guild_id, body: { name, type } });
  const { id: channel_id } = await channel("quay");
  const { id: stage_id } = await channel("stage", GUILD_STAGE_VOICE);
  const { id: crowded } = await channel("crowded");
  for (let count = 0; count < 10; count++) await webhook(owner, crowded);

  const own = await webhook(owner, channel_id);
  const interaction = await newInteraction(world);
  const responded = await newInteraction(world);
  await api.createInteractionResponse(world.client(), { ...responded, body: { type: 5 } });

  const hello = { wait: true, body: { content: "Ahoy" } } as const;
  const message = await api.executeWebhook(world.client(), { ...own, ...hello });
  const followup = await api.createFollowupMessage(world.client(), { ...responded, body: hello.body });

  const powerless = await world.bot();
  await world.join(guild_id, powerless);
  const { id: listener } = await world.member(guild_id);
  await world.write(async (work) => {
    for (const { id } of [powerless, { id: listener }])
      await work.voiceStates.connect(guild_id, id, stage_id, { suppress: true });
  }, guild_id);

  const other = await world.guild();
  const elsewhere = await api.createGuildChannel(other.owner.client, {
    guild_id: other.guild.id,
    body: { name: "elsewhere" },
  });
  const banned = await joiner(world, owner);
  await api.createGuildBan(owner.client, { guild_id, user_id: banned.user_id });

  return {
    ids: {
      ...interaction,
      ...own,
      guild_id,
      channel_id,
      stage_id,
      role_id: (await api.createGuildRole(owner.client, { guild_id })).id,
      user_id: (await world.member(guild_id)).id,
      integration_id: channel_id,
      message_id: channel_id,
    },
    owner,
    unauthenticated: world.client({ bot: "of-no-one" }),
    stranger: other.owner,
    bare: other.guild.id,
    powerless,
    listener,
    foreignToken: (await webhook(other.owner, elsewhere.id)).webhook_token,
    joiner: await joiner(world, owner),
    banned,
    responded,
    sent: { webhook: { ...own, message_id: message.id }, followup: { ...responded, message_id: followup.id } },
    full: await fullGuild(world),
    crowded,
    collector: await collector(world),
    hasty: await hasty(world, owner, guild_id),
  };
}

async function webhook({ client }: Actor, channel_id: string) {
  const { id, token = "" } = await api.createWebhook(client, { channel_id, body: { name: "Lookout" } });
  return { webhook_id: id, webhook_token: token };
}

async function joiner(world: World, { applicationId: application_id }: BotActor): Promise<Joiner> {
  const { id: user_id } = await world.user();
  const grant = { user_id, application_id, scopes: ["guilds.join"] };
  return { user_id, access_token: await world.write((work) => work.accessTokens.issue(grant)) };
}

async function fullGuild(world: World): Promise<Scene["full"]> {
  const roles = Array.from({ length: 250 }, (_, id) => ({ id, name: `role ${id}` }));
  const channels = Array.from({ length: 500 }, (_, id) => ({ id, name: `channel ${id}`, type: GUILD_TEXT }));
  const { guild, owner } = await world.guild({ roles, channels });
  return { guild_id: guild.id, owner };
}

async function collector(world: World): Promise<Actor> {
  const [user, { guild }] = [await world.user(), await world.guild()];
  await world.write(async (work) => {
    const { created_at, ...row } = await work.guilds.get(guild.id);
    for (let count = 0; count < 100; count++) {
      const id = work.newId();
      await work.guilds.insert({ ...row, id });
      await work.members.insert({ guild_id: id, user_id: user.id });
    }
  });
  return user;
}

async function hasty(world: World, { id, token, client }: BotActor, guild_id: string): Promise<Actor> {
  for (let count = 0; count < 30; count++) await api.beginGuildPrune(client, { guild_id });
  // The other client has read from the responses that it must wait.
  return { id, client: world.client({ bot: token }) };
}
