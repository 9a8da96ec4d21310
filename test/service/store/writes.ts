import * as api from "@guildwire/api/client";
import { ChannelType } from "@guildwire/api/types";
import { newInteraction } from "../e2e/tour-of-interactions.js";
import type { Actor, BotActor, World } from "../harness/world.js";

/** One call of an operation. */
type Call = () => Promise<unknown>;

/** A write that can be called repeatedly. */
export interface Write {
  /** How often the service waits for the database. */
  readonly roundTrips: number;
  /**
   * Prepares a call and returns it, so that each call changes something. Its last request is a write, because the end of
   * a read is not awaited.
   */
  readonly next: () => Promise<Call>;
}

/** The objects that the writes change. */
interface Stage {
  readonly world: World;
  readonly owner: BotActor;
  readonly guild_id: string;
  readonly channel_id: string;
  readonly stage_id: string;
  readonly role_id: string;
  /** A member in the voice of the stage. */
  readonly member: Actor;
}

export async function setStage(world: World): Promise<Stage> {
  const { guild, owner } = await world.guild({ channels: [{ id: 1, type: 0, name: "pier" }] });
  const guild_id = guild.id;
  const stage = { name: "stage", type: ChannelType.GUILD_STAGE_VOICE } as const;
  const { id: stage_id } = await api.createGuildChannel(owner.client, { guild_id, body: stage });
  const channels = await api.getGuildChannels(owner.client, { guild_id });
  const { id: role_id } = await api.createGuildRole(owner.client, { guild_id, body: { name: "crew" } });
  const member = await world.member(guild_id);
  await world.write(async (work) => {
    for (const { id } of [member, owner]) await work.voiceStates.connect(guild_id, id, stage_id, { suppress: true });
  }, guild_id);
  const channel_id = channels.find(({ type }) => type === ChannelType.GUILD_TEXT)?.id ?? "";
  return { world, owner, guild_id, channel_id, stage_id, role_id, member };
}

/** Every operation that changes data, by its id. */
export async function writesOf(stage: Stage): Promise<{ readonly [operation: string]: Write }> {
  return {
    ...guildWrites(stage),
    ...memberWrites(stage),
    ...(await webhookWrites(stage)),
    ...interactionWrites(stage),
  };
}

function guildWrites({ world, owner, guild_id, channel_id, role_id, stage_id, member }: Stage) {
  const { client } = owner;
  const turn = counter();
  const integration = async () => {
    const { applicationId: application_id } = await world.bot();
    const account = { account_id: application_id, account_name: "Tide", application_id };
    const facts = { guild_id, name: "Tide", type: "discord", syncing: false, revoked: false };
    return world.write((work) => work.integrations.insert({ ...facts, ...account }), guild_id);
  };
  const screen = () => [{ channel_id, description: `Start ${turn()}`, emoji_id: null, emoji_name: null }];
  const voice = () => ({ channel_id: stage_id, suppress: turn() % 2 === 0 });
  return {
    createGuild: each(4, () => api.createGuild(client, { body: { name: "a guild" } })),
    modifyGuild: each(3, () => api.modifyGuild(client, { guild_id, body: { name: `harbour ${turn()}` } })),
    deleteGuild: write(2, async () => {
      const other = await world.guild({ channels: [{ id: 1, type: 0, name: "pier" }] });
      return () => api.deleteGuild(other.owner.client, { guild_id: other.guild.id });
    }),
    createGuildChannel: each(3, () => api.createGuildChannel(client, { guild_id, body: { name: `pier-${turn()}` } })),
    modifyGuildChannelPositions: each(2, () =>
      api.modifyGuildChannelPositions(client, { guild_id, body: [{ id: channel_id, position: turn() % 3 }] }),
    ),
    createGuildRole: each(2, () => api.createGuildRole(client, { guild_id, body: { name: `crew ${turn()}` } })),
    modifyGuildRolePositions: each(2, () =>
      api.modifyGuildRolePositions(client, { guild_id, body: [{ id: role_id, position: 1 + (turn() % 2) }] }),
    ),
    modifyGuildRole: each(2, () =>
      api.modifyGuildRole(client, { guild_id, role_id, body: { name: `crew ${turn()}` } }),
    ),
    deleteGuildRole: write(2, async () => {
      const role = await api.createGuildRole(client, { guild_id, body: { name: "crew" } });
      return () => api.deleteGuildRole(client, { guild_id, role_id: role.id });
    }),
    beginGuildPrune: each(3, () => api.beginGuildPrune(client, { guild_id, body: {} })),
    modifyCurrentUserVoiceState: each(2, () => api.modifyCurrentUserVoiceState(client, { guild_id, body: voice() })),
    modifyUserVoiceState: each(2, () =>
      api.modifyUserVoiceState(client, { guild_id, user_id: member.id, body: { ...voice(), suppress: true } }),
    ),
    deleteGuildIntegration: write(4, async () => {
      const { id: integration_id } = await integration();
      return () => api.deleteGuildIntegration(client, { guild_id, integration_id });
    }),
    modifyGuildWidget: each(3, () => api.modifyGuildWidget(client, { guild_id, body: { enabled: true, channel_id } })),
    modifyGuildWelcomeScreen: each(2, () =>
      api.modifyGuildWelcomeScreen(client, { guild_id, body: { enabled: true, welcome_channels: screen() } }),
    ),
  };
}

function memberWrites({ world, owner, guild_id, role_id, channel_id, stage_id, member }: Stage) {
  const { client } = owner;
  const turn = counter();
  const user_id = member.id;
  const newcomer = async () => {
    const { id } = await world.user();
    const grant = { user_id: id, application_id: owner.applicationId, scopes: ["guilds.join"] };
    return { user_id: id, access_token: await world.write((work) => work.accessTokens.issue(grant)) };
  };
  return {
    modifyCurrentUserNick: each(2, () =>
      api.modifyCurrentUserNick(client, { guild_id, body: { nick: `nick ${turn()}` } }),
    ),
    addGuildMember: write(4, async () => {
      const { user_id, access_token } = await newcomer();
      return () => api.addGuildMember(client, { guild_id, user_id, body: { access_token, roles: [role_id] } });
    }),
    modifyGuildMember: each(3, () => {
      const body = { nick: `nick ${turn()}`, mute: turn() % 2 === 0, roles: [role_id], channel_id: stage_id };
      return api.modifyGuildMember(client, { guild_id, user_id, body });
    }),
    removeGuildMember: write(2, async () => {
      const { id } = await world.member(guild_id);
      return () => api.removeGuildMember(client, { guild_id, user_id: id });
    }),
    addGuildMemberRole: write(3, async () => {
      await api.removeGuildMemberRole(client, { guild_id, user_id, role_id });
      return () => api.addGuildMemberRole(client, { guild_id, user_id, role_id });
    }),
    removeGuildMemberRole: write(2, async () => {
      await api.addGuildMemberRole(client, { guild_id, user_id, role_id });
      return () => api.removeGuildMemberRole(client, { guild_id, user_id, role_id });
    }),
    createGuildBan: write(3, async () => {
      const { id } = await world.member(guild_id);
      return () => api.createGuildBan(client, { guild_id, user_id: id, body: { delete_message_days: 1 } });
    }),
    removeGuildBan: write(3, async () => {
      const { id } = await world.user();
      await api.createGuildBan(client, { guild_id, user_id: id });
      return () => api.removeGuildBan(client, { guild_id, user_id: id });
    }),
    createWebhook: write(3, async () => {
      const webhooks = await api.getChannelWebhooks(client, { channel_id });
      for (const { id } of webhooks) await api.deleteWebhook(client, { webhook_id: id });
      return () => api.createWebhook(client, { channel_id, body: { name: `hook ${turn()}` } });
    }),
  };
}

async function webhookWrites({ world, owner, guild_id }: Stage) {
  const { client } = owner;
  const anonymous = world.client();
  const turn = counter();
  const channel = await api.createGuildChannel(client, { guild_id, body: { name: "quay" } });
  const other = await api.createGuildChannel(client, { guild_id, body: { name: "dock" } });
  const make = async () => {
    const { id, token = "" } = await api.createWebhook(client, { channel_id: channel.id, body: { name: "hook" } });
    return { webhook_id: id, webhook_token: token };
  };
  const at = await make();
  const content = () => `<@${owner.id}> ${turn()}`;
  const message = await api.executeWebhook(anonymous, { ...at, wait: true, body: { content: "Ahoy" } });
  const there = { ...at, message_id: message.id };
  const star = { action: "created", sender: { login: "mole", html_url: "https://a.example/" } };
  return {
    modifyWebhook: each(3, () => {
      const body = { name: `hook ${turn()}`, channel_id: turn() % 4 === 0 ? channel.id : other.id };
      return api.modifyWebhook(client, { webhook_id: at.webhook_id, body });
    }),
    deleteWebhook: write(3, async () => {
      const { webhook_id } = await make();
      // The instance has looked up the guild of the webhook.
      await api.modifyWebhook(client, { webhook_id, body: { name: "hook" } });
      return () => api.deleteWebhook(client, { webhook_id });
    }),
    modifyWebhookWithToken: each(2, () =>
      api.modifyWebhookWithToken(anonymous, { ...at, body: { name: `hook ${turn()}` } }),
    ),
    deleteWebhookWithToken: write(2, async () => {
      const one = await make();
      await api.modifyWebhookWithToken(anonymous, { ...one, body: { name: "hook" } });
      return () => api.deleteWebhookWithToken(anonymous, one);
    }),
    executeWebhook: each(3, () => api.executeWebhook(anonymous, { ...at, wait: true, body: { content: content() } })),
    executeSlackCompatibleWebhook: each(2, () =>
      api.executeSlackCompatibleWebhook(anonymous, { ...at, wait: true, body: { text: "Ahoy" } }),
    ),
    executeGitHubCompatibleWebhook: each(2, () =>
      api.executeGitHubCompatibleWebhook(anonymous, { ...at, "X-GitHub-Event": "star", body: star }),
    ),
    editWebhookMessage: each(2, () =>
      api.editWebhookMessage(anonymous, { ...there, body: { content: content(), attachments: [] } }),
    ),
    deleteWebhookMessage: write(2, async () => {
      const { id } = await api.executeWebhook(anonymous, { ...at, wait: true, body: { content: "Ahoy" } });
      return () => api.deleteWebhookMessage(anonymous, { ...at, message_id: id });
    }),
  };
}

function interactionWrites({ world }: Stage) {
  const anonymous = world.client();
  const turn = counter();
  const body = () => ({ content: `Ahoy ${turn()}` });
  const responded = async () => {
    const at = await newInteraction(world);
    await api.createInteractionResponse(anonymous, { ...at, body: { type: 4, data: body() } });
    // The instance has looked up the application.
    await api.createFollowupMessage(anonymous, { ...at, body: body() });
    return at;
  };
  const followed = async () => {
    const at = await responded();
    const { id } = await api.createFollowupMessage(anonymous, { ...at, body: body() });
    return { ...at, message_id: id };
  };
  return {
    createInteractionResponse: write(4, async () => {
      const at = await newInteraction(world);
      return () => api.createInteractionResponse(anonymous, { ...at, body: { type: 4, data: body() } });
    }),
    editOriginalInteractionResponse: write(3, async () => {
      const at = await responded();
      return () => api.editOriginalInteractionResponse(anonymous, { ...at, body: body() });
    }),
    deleteOriginalInteractionResponse: write(2, async () => {
      const at = await responded();
      return () => api.deleteOriginalInteractionResponse(anonymous, at);
    }),
    createFollowupMessage: write(3, async () => {
      const at = await responded();
      return () => api.createFollowupMessage(anonymous, { ...at, body: body() });
    }),
    editFollowupMessage: write(3, async () => {
      const at = await followed();
      return () => api.editFollowupMessage(anonymous, { ...at, body: body() });
    }),
    deleteFollowupMessage: write(2, async () => {
      const at = await followed();
      return () => api.deleteFollowupMessage(anonymous, at);
    }),
  };
}

function write(roundTrips: number, next: Write["next"]): Write {
  return { roundTrips, next };
}

/** A write that needs no preparation. */
function each(roundTrips: number, call: Call): Write {
  return { roundTrips, next: async () => call };
}

function counter(): () => number {
  let count = 0;
  return () => {
    count += 1;
    return count;
  };
}
