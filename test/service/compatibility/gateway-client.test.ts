import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createGuildRole, modifyGuildMember } from "@guildwire/api/client";
import { installApplication, joinGuild, listMessages, useCommand, useComponent } from "@guildwire/control/client";
import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ButtonBuilder,
  type ButtonInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  Client,
  type ClientEvents,
  Events,
  GatewayIntentBits,
  type Interaction,
} from "discord.js";
import { expect, it, onTestFinished } from "vitest";
import { describeOnStores } from "../harness/stores.js";
import type { BotActor } from "../harness/world.js";

describeOnStores("a client of the gateway", (world) => {
  const { Guilds, GuildMembers } = GatewayIntentBits;

  /** The unmodified library, connected to the service. */
  async function connect(
    bot: BotActor,
    intents: readonly GatewayIntentBits[] = [Guilds, GuildMembers],
  ): Promise<Client<true>> {
    const client = new Client({ intents: [...intents], rest: { api: `${world().service.url}/api` } });
    onTestFinished(() => client.destroy());
    const ready = next(client, Events.ClientReady);
    await client.login(bot.token);
    await ready;
    return client as Client<true>;
  }

  /** The next event of a kind. */
  async function next<Event extends keyof ClientEvents>(
    client: Client,
    event: Event,
    isMeant: (...values: ClientEvents[Event]) => boolean = () => true,
  ): Promise<ClientEvents[Event]> {
    for await (const values of onEach(client, event)) if (isMeant(...values)) return values;
    throw new Error("there are no further events");
  }

  async function* onEach<Event extends keyof ClientEvents>(client: Client, event: Event) {
    for (;;) yield (await once(client, event as string)) as ClientEvents[Event];
  }

  /** A guild with a channel and a member, in which the bot's application is installed. */
  async function scene() {
    const { guild, owner } = await world().guild({ channels: [{ name: "quay", type: 0 }] });
    const bot = await world().bot(`Pilot ${randomUUID().slice(0, 8)}`);
    const control = world().control();
    const path = { guild_id: guild.id, application_id: bot.applicationId };
    await installApplication(control, { ...path, body: { permissions: "8" } });
    const member = await world().member(guild.id);
    const [channel] = await world().read((work) => work.channels.list(guild.id));
    return { guild, owner, bot, control, member, channelId: channel?.id ?? "" };
  }

  it("connects, and receives its guilds with their channels, roles and members", async () => {
    const { guild, bot, member, channelId } = await scene();
    const client = await connect(bot);
    expect(client.user).toMatchObject({ id: bot.id, bot: true });
    expect(client.application.id).toBe(bot.applicationId);
    const known = client.guilds.cache.get(guild.id);
    expect(known).toMatchObject({ name: guild.name, memberCount: 3, available: true });
    expect(known?.channels.cache.get(channelId)?.name).toBe("quay");
    expect([...(known?.members.cache.keys() ?? [])]).toContain(member.id);
    expect(known?.roles.everyone.id).toBe(guild.id);
  });

  it("registers commands, responds to one with a button, follows up, edits, and responds to the click", async () => {
    const { guild, bot, control, member, channelId } = await scene();
    const client = await connect(bot);
    const commands = await client.application.commands.set([
      {
        name: "moor",
        description: "Moors a ship",
        options: [
          { name: "pilot", description: "Who does it", type: ApplicationCommandOptionType.User, required: true },
        ],
      },
    ]);
    const command = commands.first();
    expect(command).toMatchObject({ name: "moor", description: "Moors a ship" });
    client.on(Events.InteractionCreate, (interaction: Interaction) => {
      if (interaction.isChatInputCommand()) void respond(interaction);
      else if (interaction.isButton()) void respondToClick(interaction);
    });
    let finish: (value: unknown) => void = () => undefined;
    const response = new Promise((resolve) => {
      finish = resolve;
    });
    async function respond(interaction: ChatInputCommandInteraction): Promise<void> {
      const button = new ButtonBuilder().setCustomId("cast-off").setLabel("Cast off").setStyle(ButtonStyle.Primary);
      await interaction.reply({
        content: `Moored by ${interaction.options.getUser("pilot", true).username}`,
        components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)],
      });
      await interaction.followUp({ content: "The papers" });
      const edited = await interaction.editReply({ content: "Moored at one" });
      finish({ message: edited.id, member: interaction.member?.user.id, channel: interaction.channel?.id });
    }
    let click: (value: unknown) => void = () => undefined;
    const clicked = new Promise((resolve) => {
      click = resolve;
    });
    async function respondToClick(interaction: ButtonInteraction): Promise<void> {
      await interaction.update({ content: `Gone (${interaction.customId})`, components: [] });
      click(interaction.message.id);
    }
    const used = await useCommand(control, {
      body: {
        application_id: bot.applicationId,
        user_id: member.id,
        channel_id: channelId,
        name: "moor",
        options: [{ name: "pilot", type: 6, value: member.id }],
      },
    });
    const { message, ...rest } = (await response) as { message: string };
    expect(rest).toEqual({ member: member.id, channel: channelId });
    const stored = await world().read((work) => work.interactions.find(guild.id, used.id));
    expect(stored?.data).toMatchObject({ id: command?.id, name: "moor" });
    const contents = async () => (await listMessages(control, { channel_id: channelId })).map((each) => each.content);
    expect(await contents()).toEqual(expect.arrayContaining(["Moored at one", "The papers"]));
    await useComponent(control, { body: { user_id: member.id, message_id: message, custom_id: "cast-off" } });
    expect(await clicked).toBe(message);
    expect(await contents()).toContain("Gone (cast-off)");
  });

  it("receives changes of members and roles", async () => {
    const { guild, owner, bot, control } = await scene();
    const client = await connect(bot);
    const { id } = await world().user("Nelly");
    // The members of the scene may still be announced: on PostgreSQL, events reach the gateway shortly after their change.
    const joined = new Promise<string>((resolve) => {
      client.on(Events.GuildMemberAdd, (member) => void (member.id === id && resolve(member.guild.id)));
    });
    await joinGuild(control, { guild_id: guild.id, user_id: id, body: {} });
    expect(await joined).toBe(guild.id);
    const created = next(client, Events.GuildRoleCreate);
    const role = await createGuildRole(owner.client, { guild_id: guild.id, body: { name: "crew" } });
    expect((await created)[0]).toMatchObject({ id: role.id, name: "crew" });
    const changed = next(client, Events.GuildMemberUpdate);
    await modifyGuildMember(owner.client, { guild_id: guild.id, user_id: id, body: { nick: "Nan", roles: [role.id] } });
    const [, member] = await changed;
    expect(member.nickname).toBe("Nan");
    expect([...member.roles.cache.keys()]).toContain(role.id);
  });

  it("fetches members on request", async () => {
    const { guild, bot, member } = await scene();
    const client = await connect(bot);
    const known = client.guilds.cache.get(guild.id);
    expect([...((await known?.members.fetch()) ?? new Map()).keys()]).toContain(member.id);
    expect((await known?.members.fetch({ user: [member.id] }))?.size).toBe(1);
  });

  it("is cut off, resumes, and misses nothing", async () => {
    const { guild, owner, bot } = await scene();
    const client = await connect(bot);
    const names: string[] = [];
    client.on(Events.GuildRoleCreate, (role) => void names.push(role.name));
    const create = (name: string) => createGuildRole(owner.client, { guild_id: guild.id, body: { name } });
    const first = next(client, Events.GuildRoleCreate);
    await create("role 0");
    await first;
    const back = next(client, Events.ShardResume);
    // Simulates a network failure: the socket is closed without a close frame.
    const shard = (
      client.ws as unknown as { _ws: { strategy: { shards: Map<number, { connection: { terminate(): void } }> } } }
    )._ws.strategy.shards.get(0);
    shard?.connection.terminate();
    for (const index of [1, 2, 3]) await create(`role ${index}`);
    const [, replayed] = await back;
    expect(replayed).toBeGreaterThan(0);
    const last = next(client, Events.GuildRoleCreate, ({ name }) => name === "role 4");
    await create("role 4");
    await last;
    expect(names).toEqual(["role 0", "role 1", "role 2", "role 3", "role 4"]);
  });
});
