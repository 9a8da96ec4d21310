import * as api from "@guildwire/api/client";
import { ChannelType } from "@guildwire/api/types";
import { installApplication, useCommand } from "@guildwire/control/client";
import { type EventReader, readEvents } from "../../harness/event-reader.js";
import type { BotActor, World } from "../../harness/world.js";

/** The id and the token of a webhook or an interaction. */
export interface WithToken {
  readonly id: string;
  readonly token: string;
}

/** A guild of the bot under test, with a new object for every step that needs one. */
export interface Stage {
  readonly bot: BotActor;
  readonly guildId: string;
  readonly channelId: string;
  readonly stageChannelId: string;
  /** A member who, like the bot, is connected to the stage. */
  readonly speakerId: string;
  /** Another guild of the bot. */
  guild(): Promise<string>;
  channel(): Promise<string>;
  member(): Promise<string>;
  /** A user who is not a member, with a token for joining. */
  joiner(): Promise<WithToken>;
  banned(): Promise<string>;
  role(): Promise<string>;
  integration(): Promise<string>;
  webhook(): Promise<WithToken>;
  /** The id of a message of a webhook. */
  messageOf(webhook: WithToken): Promise<string>;
  /** An interaction of a member with the command `moor`. */
  interaction(): Promise<WithToken>;
  /** An interaction with a response. */
  responded(): Promise<WithToken>;
  /** The id of a follow-up of an interaction. */
  followUpOf(interaction: WithToken): Promise<string>;
  /** The id of a message of the bot in the channel. */
  message(): Promise<string>;
  /** The id of a message of the bot with the file `old.txt`. */
  messageWithFile(): Promise<string>;
  /** Throws unless a message in the channel has one file, of this name, and replies to the other message, if given. */
  assertHasFile(messageId: string, filename: string, repliesTo?: string): Promise<void>;
  /** The id of a command, global or of the guild. */
  command(isGlobal: boolean): Promise<string>;
  close(): Promise<void>;
}

export async function openStage(world: World): Promise<Stage> {
  const { guild, owner: bot } = await world.guild({ channels: [{ name: "quay", type: ChannelType.GUILD_TEXT }] });
  const guild_id = guild.id;
  const { client, applicationId: application_id } = bot;
  await installApplication(world.control(), { guild_id, application_id, body: { permissions: "8" } });
  await world.features(guild_id, "COMMUNITY", "VANITY_URL", "DISCOVERABLE");
  const [channel] = await api.getGuildChannels(client, { guild_id });
  const channelId = channel?.id ?? "";
  const body = { name: "stage", type: ChannelType.GUILD_STAGE_VOICE };
  const { id: stageChannelId } = await api.createGuildChannel(client, { guild_id, body });
  const { id: speakerId } = await world.member(guild_id);
  await world.write(async (work) => {
    for (const id of [bot.id, speakerId])
      await work.voiceStates.connect(guild_id, id, stageChannelId, { suppress: true });
  }, guild_id);
  const reader = await readEvents(world.service.url, bot.token);
  return new RunningStage(world, reader, { bot, guildId: guild_id, channelId, stageChannelId, speakerId });
}

class RunningStage implements Stage {
  readonly bot: BotActor;
  readonly guildId: string;
  readonly channelId: string;
  readonly stageChannelId: string;
  readonly speakerId: string;
  readonly #world: World;
  readonly #reader: EventReader;
  #names = 0;

  constructor(
    world: World,
    reader: EventReader,
    ids: Pick<Stage, "bot" | "guildId" | "channelId" | "stageChannelId" | "speakerId">,
  ) {
    this.#world = world;
    this.#reader = reader;
    this.bot = ids.bot;
    this.guildId = ids.guildId;
    this.channelId = ids.channelId;
    this.stageChannelId = ids.stageChannelId;
    this.speakerId = ids.speakerId;
  }

  async guild(): Promise<string> {
    return (await api.createGuild(this.bot.client, { body: { name: "Pier" } })).id;
  }

  async channel(): Promise<string> {
    const body = { name: `berth-${++this.#names}` };
    return (await api.createGuildChannel(this.bot.client, { guild_id: this.guildId, body })).id;
  }

  async member(): Promise<string> {
    return (await this.#world.member(this.guildId)).id;
  }

  async joiner(): Promise<WithToken> {
    const { id } = await this.#world.user();
    const grant = { user_id: id, application_id: this.bot.applicationId, scopes: ["guilds.join"] };
    return { id, token: await this.#world.write((work) => work.accessTokens.issue(grant)) };
  }

  async banned(): Promise<string> {
    const { id: user_id } = await this.#world.user();
    await api.createGuildBan(this.bot.client, { guild_id: this.guildId, user_id });
    return user_id;
  }

  async role(): Promise<string> {
    return (await api.createGuildRole(this.bot.client, { guild_id: this.guildId, body: { name: "crew" } })).id;
  }

  async integration(): Promise<string> {
    const { applicationId: application_id } = await this.#world.bot("Tide");
    const row = { guild_id: this.guildId, name: "Tide", type: "twitch", syncing: false, revoked: false };
    const account = { account_id: application_id, account_name: "Tide", application_id };
    return (await this.#world.write((work) => work.integrations.insert({ ...row, ...account }), this.guildId)).id;
  }

  async webhook(): Promise<WithToken> {
    // A channel has a maximum number of webhooks.
    const at = { channel_id: await this.channel(), body: { name: "Lighthouse" } };
    const { id, token = "" } = await api.createWebhook(this.bot.client, at);
    return { id, token };
  }

  async messageOf({ id, token }: WithToken): Promise<string> {
    const path = { webhook_id: id, webhook_token: token };
    const sent = await api.executeWebhook(this.bot.client, { ...path, wait: true, body: { content: "Fog" } });
    return sent.id;
  }

  async interaction(): Promise<WithToken> {
    const user_id = await this.member();
    const use = { application_id: this.bot.applicationId, user_id, channel_id: this.channelId, name: "moor" };
    const { id } = await useCommand(this.#world.control(), { body: use });
    for (;;) {
      const [event] = await this.#reader.take(1);
      if (event?.t === "INTERACTION_CREATE" && event.d["id"] === id) return { id, token: String(event.d["token"]) };
    }
  }

  async responded(): Promise<WithToken> {
    const interaction = await this.interaction();
    const path = { interaction_id: interaction.id, interaction_token: interaction.token };
    const body = { type: 4, data: { content: "Moored" } } as const;
    await api.createInteractionResponse(this.bot.client, { ...path, body });
    return interaction;
  }

  async followUpOf({ token }: WithToken): Promise<string> {
    const path = { application_id: this.bot.applicationId, interaction_token: token };
    return (await api.createFollowupMessage(this.bot.client, { ...path, body: { content: "The papers" } })).id;
  }

  async message(): Promise<string> {
    return (await this.#post<{ readonly id: string }>(`/channels/${this.channelId}/messages`, { content: "Ahoy" })).id;
  }

  async messageWithFile(): Promise<string> {
    const form = new FormData();
    form.set("files[0]", new Blob(["Old"]), "old.txt");
    return (await this.#post<{ readonly id: string }>(`/channels/${this.channelId}/messages`, form)).id;
  }

  async assertHasFile(messageId: string, filename: string, repliesTo?: string): Promise<void> {
    const { message, files } = await this.#world.read(async (work) => ({
      message: await work.messages.find(this.guildId, messageId),
      files: await work.attachments.of(this.guildId, [messageId]),
    }));
    const [names, reference] = [files.map((file) => file.filename), message?.message_reference?.message_id];
    if (names.length !== 1 || names[0] !== filename || reference !== repliesTo)
      throw new Error(`the message has the files ${names.join(", ")}, and replies to ${reference}`);
  }

  async command(isGlobal: boolean): Promise<string> {
    const scope = isGlobal ? "" : `/guilds/${this.guildId}`;
    const body = { name: `command-${++this.#names}`, description: "A command" };
    return (await this.#post<{ readonly id: string }>(`/applications/${this.bot.applicationId}${scope}/commands`, body))
      .id;
  }

  async #post<Result>(path: string, body: object): Promise<Result> {
    const response = await fetch(`${this.#world.service.url}/api/v10${path}`, {
      method: "POST",
      headers: {
        Authorization: `Bot ${this.bot.token}`,
        ...(!(body instanceof FormData) && { "Content-Type": "application/json" }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  }

  close(): Promise<void> {
    return this.#reader.close();
  }
}
